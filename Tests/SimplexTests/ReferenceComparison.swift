@_spi(Mechanisms) import Simplex

/// A solver for an exact system, and the errors in its results.
struct ReferenceComparison {
    let system: ExactSystem
    let solver: Solver
    let variables: [Variable]
    /// By number of line.
    let identifiers: [ConstraintID]

    /// A new solver with the constraints in the given order.
    init(_ system: ExactSystem, order: [Int]? = nil, mechanisms: Mechanisms = .all) {
        let solver = Solver(mechanisms: mechanisms)
        let variables = system.restingValues.enumerated().map {
            solver.makeVariable(restingValue: system.restless.contains($0) ? nil : $1.double)
        }
        var identifiers = [ConstraintID?](repeating: nil, count: system.lines.count)
        for place in order ?? Array(system.lines.indices) {
            identifiers[place] = solver.add(system.constraint(system.lines[place], variables))
        }
        self.init(system, solver, variables, identifiers.compactMap { $0 })
    }

    init(_ system: ExactSystem, _ solver: Solver, _ variables: [Variable], _ identifiers: [ConstraintID]) {
        self.system = system
        self.solver = solver
        self.variables = variables
        self.identifiers = identifiers
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    /// The lines of every conflict as text, with the relaxed one, in an order that does not depend on identifiers.
    var conflictingLines: [String] {
        solver.conflicts.map { conflict in
            let lines = conflict.constraints.map { "\(line(of: $0))" }.sorted().joined(separator: "; ")
            return "\(line(of: conflict.relaxed)) of \(lines)"
        }.sorted()
    }

    private func place(of id: ConstraintID) -> Int? { identifiers.firstIndex(of: id) }

    private func line(of id: ConstraintID) -> String {
        guard let place = place(of: id) else { return "?" }
        var part = ExactSystem(restingValues: [])
        part.lines = [system.lines[place]]
        return part.description
    }

    /// How the solution of another solver of the same system differs; nil if it does not, except for rounding.
    func difference(from other: ReferenceComparison) -> String? {
        var largest = 1.0
        for value in values + other.values { largest = max(largest, abs(value)) }
        for (place, values) in zip(values, other.values).enumerated() where abs(values.0 - values.1) > 1e-9 * largest {
            return "x\(place) is \(values.0) and \(values.1)"
        }
        if conflictingLines == other.conflictingLines { return nil }
        return "conflicts are \(conflictingLines) and \(other.conflictingLines)"
    }

    /// All results of the public interface, compared with the reference.
    ///
    /// Throws where the exact numbers become too long.
    func problems() throws(Rational.Overflow) -> [String] {
        var problems = solver.checkInvariants()
        solver.solve()
        problems += solver.checkInvariants()
        problems += try conflictProblems()
        let relaxed = Set(solver.conflicts.compactMap { place(of: $0.relaxed) })
        guard let solution = try system.solution(relaxing: relaxed) else {
            return problems + ["the constraints that are not relaxed cannot hold together"]
        }
        problems += valueProblems(solution)
        problems += try errorProblems(solution, relaxed)
        problems += rangeProblems(solution)
        problems += try decidingProblems(solution)
        return problems
    }

    /// The tolerance of comparisons: rounding relative to the largest number involved.
    private func tolerance(_ solution: ReferenceSolution) -> Double {
        var largest = 1.0
        for value in solution.values + system.restingValues { largest = max(largest, value.magnitude.double) }
        for line in system.lines where !line.terms.isEmpty {
            let coefficient = line.terms.values.map { $0.magnitude.double }.max() ?? 1
            if coefficient > 0 { largest = max(largest, line.constant.magnitude.double / coefficient) }
        }
        return 1e-9 * largest
    }

    private func valueProblems(_ solution: ReferenceSolution) -> [String] {
        let tolerance = tolerance(solution)
        return variables.indices.compactMap { index in
            let value = solver.value(of: variables[index])
            let expected = solution.values[index].double
            return abs(value - expected) <= tolerance ? nil : "x\(index) is \(value), not \(expected)"
        }
    }

    private func errorProblems(
        _ solution: ReferenceSolution, _ relaxed: Set<Int>
    ) throws(Rational.Overflow) -> [String] {
        let values = values
        let tolerance = tolerance(solution)
        var sums: [Double: Double] = [1000: 0]
        var tolerances: [Double: Double] = [1000: tolerance]
        var problems: [String] = []
        for (place, line) in system.lines.enumerated() {
            var error = line.constant.double
            var size = abs(error)
            var slack = 0.0
            for key in line.terms.keys.sorted() {
                let part = (line.terms[key] ?? .zero).double * values[key]
                error += part
                size += abs(part)
                slack += abs((line.terms[key] ?? .zero).double) * tolerance
            }
            slack += 1e-9 * size
            let isError = error > 0 && line.costsPositive || error < 0 && line.costsNegative
            let reported = solver.error(of: identifiers[place])
            if abs(reported - (isError ? error : 0)) > slack { problems.append("error of \(place) is \(reported)") }
            guard isError else { continue }
            var priority = error > 0 ? line.positive : line.negative
            if priority >= 1000, relaxed.contains(place) { priority = 1001 }
            sums[priority, default: 0] += abs(error)
            tolerances[priority, default: 0] += slack
        }
        for priority in sums.keys.sorted() {
            let least = solution.errors.first { $0.priority == priority }?.sum.double ?? 0
            if abs((sums[priority] ?? 0) - least) > tolerances[priority] ?? 0 {
                problems.append("errors at \(priority) add up to \(sums[priority] ?? 0), not \(least)")
            }
        }
        return problems
    }

    private func rangeProblems(_ solution: ReferenceSolution) -> [String] {
        let tolerance = tolerance(solution)
        var problems: [String] = []
        for (index, variable) in variables.enumerated() {
            let lower = solution.ranges[index].lower?.double ?? -Double.infinity
            let upper = solution.ranges[index].upper?.double ?? Double.infinity
            let range = solver.range(of: variable)
            if !isSame(range.lowerBound, lower, tolerance) || !isSame(range.upperBound, upper, tolerance) {
                problems.append("x\(index) is in \(range), not \(lower)...\(upper)")
            }
            if solver.isAmbiguous(variable) != (lower < upper) { problems.append("ambiguity of x\(index)") }
        }
        return problems
    }

    private func isSame(_ value: Double, _ expected: Double, _ tolerance: Double) -> Bool {
        value == expected || abs(value - expected) <= max(tolerance, 1e-9 * abs(expected))
    }

    private func conflictProblems() throws(Rational.Overflow) -> [String] {
        var problems: [String] = []
        let canHold = try system.canHold(Array(system.lines.indices))
        if canHold != solver.conflicts.isEmpty { problems.append("conflicts: \(conflictingLines)") }
        for conflict in solver.conflicts {
            let places = conflict.constraints.compactMap { place(of: $0) }
            if places.count != conflict.constraints.count { problems.append("unknown constraint in a conflict") }
            if Set(places).count != places.count { problems.append("constraint twice in a conflict") }
            if try system.canHold(places) { problems.append("no conflict: \(places)") }
            for place in places where try !system.canHold(places.filter({ $0 != place })) {
                problems.append("conflict \(places) is not minimal: \(place)")
            }
            guard let relaxed = self.place(of: conflict.relaxed), places.contains(relaxed) else {
                problems.append("relaxed constraint is not of the conflict \(places)")
                continue
            }
            let largest = places.map { system.lines[$0].constant.magnitude.double }.max() ?? 0
            if system.lines[relaxed].constant.magnitude.double < largest {
                problems.append("relaxed \(relaxed) of \(places)")
            }
        }
        return problems
    }

    /// The deciding constraints hold exactly, and as equations they allow an unambiguous variable no other value.
    private func decidingProblems(_ solution: ReferenceSolution) throws(Rational.Overflow) -> [String] {
        var problems: [String] = []
        for (index, variable) in variables.enumerated() {
            let ids = solver.constraintsDeciding(variable)
            if ids.map(\.index) != ids.map(\.index).sorted() {
                problems.append("order of constraints deciding x\(index)")
            }
            var decided = ExactSystem(restingValues: system.restingValues)
            for id in ids {
                guard let place = place(of: id) else {
                    problems.append("unknown constraint decides x\(index)")
                    continue
                }
                var line = system.lines[place]
                line.relation = .equal
                line.positive = 1000
                line.negative = 1000
                decided.lines.append(line)
            }
            guard let alone = try decided.solution() else {
                problems.append("the constraints deciding x\(index) do not meet: \(ids.compactMap { place(of: $0) })")
                continue
            }
            let range = solution.ranges[index]
            guard let lower = range.lower, lower == range.upper else { continue }
            if alone.ranges[index].lower != lower || alone.ranges[index].upper != lower {
                problems.append("\(ids.compactMap { place(of: $0) }) do not decide x\(index)")
            }
        }
        return problems
    }
}
