import Simplex

/// A system of constraints in exact numbers; a solver gets the nearest doubles.
struct ExactSystem: CustomStringConvertible {
    struct Line: Hashable {
        var terms: [Int: Rational]
        var constant: Rational
        var relation: Relation
        var positive: Double
        var negative: Double

        var costsPositive: Bool { relation != .greaterThanOrEqual }
        var costsNegative: Bool { relation != .lessThanOrEqual }
        var isRequired: Bool { costsPositive && positive >= 1000 || costsNegative && negative >= 1000 }
    }

    var restingValues: [Rational]
    /// The places of the variables without a resting value.
    var restless: Set<Int> = []
    var lines: [Line] = []

    init(restingValues: [Rational]) { self.restingValues = restingValues }

    /// The line in the form for a solver.
    func constraint(_ line: Line, _ variables: [Variable]) -> Constraint {
        Constraint(
            line.terms.keys.sorted().map { Term(variables[$0], line.terms[$0]?.double ?? 0) },
            constant: line.constant.double, line.relation,
            positiveErrorPriority: Priority(line.positive) ?? .required,
            negativeErrorPriority: Priority(line.negative) ?? .required)
    }

    /// One line for each constraint, for the report of a failing case.
    var description: String {
        var text = "resting \(restingValues), restless \(restless.sorted())\n"
        for (number, line) in lines.enumerated() {
            let terms = line.terms.keys.sorted().map { "\(line.terms[$0] ?? .zero)*x\($0)" }.joined(separator: " + ")
            let sign = line.relation == .equal ? "==" : line.relation == .lessThanOrEqual ? "<=" : ">="
            // A priority without effect is omitted, so that equivalent lines look the same.
            let positive = line.costsPositive ? "\(line.positive)" : "-"
            let negative = line.costsNegative ? "\(line.negative)" : "-"
            text += "\(number): \(terms) + \(line.constant) \(sign) 0 @\(positive)/\(negative)\n"
        }
        return text
    }
}

/// The solution of a system by definition.
struct ReferenceSolution {
    /// The minimum sum of errors for each priority, the highest first; relaxed constraints have 1001.
    var errors: [(priority: Double, sum: Rational)] = []
    /// The bounds of the values that each variable can have; nil if there is no bound.
    var ranges: [(lower: Rational?, upper: Rational?)] = []
    /// The values after the tie-break.
    var values: [Rational] = []
}

extension ExactSystem {
    /// Whether the required sides of some lines are feasible together.
    func canHold(_ places: [Int]) throws(Rational.Overflow) -> Bool {
        var reference = ReferenceBuilder(variableCount: restingValues.count)
        for place in places where try !reference.add(lines[place], isRelaxed: false, optional: false) { return false }
        return true
    }

    /// The solution with some required lines relaxed; nil if the others are infeasible together.
    func solution(relaxing relaxed: Set<Int> = []) throws(Rational.Overflow) -> ReferenceSolution? {
        var reference = ReferenceBuilder(variableCount: restingValues.count)
        for (place, line) in lines.enumerated() {
            guard try reference.add(line, isRelaxed: relaxed.contains(place), optional: true) else { return nil }
        }
        return try reference.solve(restingValues: restingValues, restless: restless)
    }
}

private struct ReferenceBuilder {
    var program = ReferenceProgram()
    var parts: [(plus: Int, minus: Int)] = []
    var objectives: [Double: [(variable: Int, coefficient: Rational)]] = [:]

    init(variableCount: Int) {
        for _ in 0..<variableCount { parts.append((program.makeVariable(), program.makeVariable())) }
    }

    func expression(_ terms: [Int: Rational]) -> [(variable: Int, coefficient: Rational)] {
        terms.keys.sorted().flatMap { key -> [(variable: Int, coefficient: Rational)] in
            let coefficient = terms[key] ?? .zero
            return [(parts[key].plus, coefficient), (parts[key].minus, -coefficient)]
        }
    }

    mutating func add(_ line: ExactSystem.Line, isRelaxed: Bool, optional: Bool) throws(Rational.Overflow) -> Bool {
        func level(_ costs: Bool, _ priority: Double) -> Double {
            !costs ? 0 : priority < 1000 ? (optional ? priority : 0) : isRelaxed ? 1001 : 1000
        }
        let positive = level(line.costsPositive, line.positive)
        let negative = level(line.costsNegative, line.negative)
        guard
            let errors = try program.demand(
                expression(line.terms), constant: line.constant, hasPositive: positive != 1000,
                hasNegative: negative != 1000)
        else { return false }
        if let error = errors.positive, positive > 0 { objectives[positive, default: []].append((error, .one)) }
        if let error = errors.negative, negative > 0 { objectives[negative, default: []].append((error, .one)) }
        return true
    }

    mutating func solve(restingValues: [Rational], restless: Set<Int>) throws(Rational.Overflow) -> ReferenceSolution {
        var solution = ReferenceSolution()
        for priority in objectives.keys.sorted(by: >) {
            let least = try program.settle(objectives[priority] ?? [])
            solution.errors.append((priority, least ?? .zero))
        }
        for variable in parts.indices {
            var lower = program
            var upper = program
            let least = try lower.minimise(expression([variable: .one]))
            let greatest = try upper.minimise(expression([variable: -.one]))
            solution.ranges.append((least, greatest.map { -$0 }))
        }
        let order = parts.indices.reversed()
        for variable in order.filter({ !restless.contains($0) }) + order.filter(restless.contains) {
            if restless.contains(variable) {
                if try program.settle(expression([variable: .one])) != nil { continue }
                if try program.settle(expression([variable: -.one])) != nil { continue }
            }
            let deviation = try program.demand(
                expression([variable: .one]), constant: -restingValues[variable], hasPositive: true, hasNegative: true)
            guard let positive = deviation?.positive, let negative = deviation?.negative else { continue }
            _ = try program.settle([(positive, .one), (negative, .one)])
        }
        for part in parts {
            solution.values.append(try program.value(of: part.plus) - program.value(of: part.minus))
        }
        return solution
    }
}
