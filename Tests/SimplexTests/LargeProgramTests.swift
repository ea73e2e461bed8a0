import Simplex
import Testing

/// Programs of more than a thousand columns, whose factors and dual values are kept through hundreds of changes.
@Suite struct LargeProgramTests {
    @Test(arguments: [1, 2])
    func editsLeaveNoTrace(_ seed: UInt64) {
        var system = LargeSystem(seed: seed)
        for step in 1...120 {
            system.edit()
            system.solver.solve()
            if step % 60 > 0 { continue }
            let problems = system.problems()
            #expect(problems.isEmpty, "seed \(seed), step \(step)")
            if !problems.isEmpty { break }
        }
    }

    /// All changes affect a few of a thousand places, so that factors and dual values stay in use for as long as possible.
    @Test func manyEditsOfOneGroupLeaveNoTrace() {
        var system = LargeSystem(seed: 4)
        for step in 1...300 {
            system.edit(group: 7)
            system.solver.solve()
            if step % 150 > 0 { continue }
            let problems = system.problems()
            #expect(problems.isEmpty, "step \(step)")
            if !problems.isEmpty { break }
        }
    }

    /// Each variable is one to ten points after the one before and has another desired value, so that each eta has hundreds of slots.
    @Test func longEtasAreNotKept() {
        let solver = Solver()
        let variables = (0..<2000).map { solver.makeVariable(restingValue: Double(100 * $0)) }
        for (place, (left, right)) in zip(variables, variables.dropFirst()).enumerated() {
            solver.add([Term(right), Term(left, -1)], constant: -1, .greaterThanOrEqual)
            solver.add([Term(right), Term(left, -1)], constant: -10, .lessThanOrEqual)
            let priority = Priority(Double(100 + (place + 1) % 5)) ?? .required
            solver.add(
                Constraint(
                    [Term(right)], constant: -Double((place + 1) * 7919 % 10_000), .equal,
                    positiveErrorPriority: priority, negativeErrorPriority: priority))
        }
        // With at most 64 etas it takes 43 million steps, and with as many as there may be short ones 63 million.
        solver.remainingWork = 50_000_000
        solver.solve()
        #expect(!solver.isExhausted)
    }
}

/// Groups of variables that share one variable, with optional constraints, bounds, weights that are not binary fractions, and ambiguity.
private struct LargeSystem {
    private static let (groupCount, groupSize) = (260, 5)

    private struct Line {
        var terms: [(place: Int, coefficient: Double)]
        var constant: Double
        var relation: Relation
        var priority: Double
        var group: Int
        var id: ConstraintID?
    }

    let solver = Solver()
    private var variables: [Variable]
    private var restingValues: [Double]
    private var lines: [Line] = []
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        let solver = solver
        restingValues = []
        for _ in 0...Self.groupCount * Self.groupSize { restingValues.append(Double(random.integer(-20...60))) }
        variables = restingValues.map { solver.makeVariable(restingValue: $0) }
        add(Line(terms: [(0, 1)], constant: -600, relation: .equal, priority: 999, group: -1))
        for group in 0..<Self.groupCount {
            for _ in 0..<6 { add(line(in: group)) }
            for place in places(of: group) {
                add(Line(terms: [(place, 1)], constant: 0, relation: .greaterThanOrEqual, priority: 1000, group: group))
                if random.once(in: 8) { continue }
                let constant = -Double(random.integer(0...90))
                let priority: Double = random.pick([250, 251, 500, 750])
                add(Line(terms: [(place, 1)], constant: constant, relation: .equal, priority: priority, group: group))
            }
        }
    }

    private func places(of group: Int) -> ClosedRange<Int> {
        group * Self.groupSize + 1...(group + 1) * Self.groupSize
    }

    // MARK: Lines

    /// A constraint that can always be met: required ones allow everything but the common variable to be zero.
    private mutating func line(in group: Int) -> Line {
        var terms: [Int: Double] = [:]
        let weights: [Double] = [1, 1, -1, -1, 0.5, 1.0 / 3, -0.7, 2]
        for _ in 0..<random.integer(1...3) { terms[random.integer(places(of: group))] = random.pick(weights) }
        if random.once(in: 4) { terms[0] = random.pick([-1, -1.0 / 3, -0.25]) }
        if random.once(in: 5) { terms[random.integer(places(of: (group + 1) % Self.groupCount))] = -1 }
        let priority: Double = random.pick([1000, 999, 751, 750, 500, 250.5, 49])
        var relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
        if priority == 1000 {
            relation = .lessThanOrEqual
            terms[0] = -1.0 / 3
        }
        return Line(
            terms: terms.keys.sorted().map { ($0, terms[$0] ?? 0) }, constant: -Double(random.integer(0...120)),
            relation: relation, priority: priority, group: group)
    }

    private mutating func add(_ line: Line) {
        var line = line
        line.id = add(line, to: solver, variables)
        lines.append(line)
    }

    private func add(_ line: Line, to solver: Solver, _ variables: [Variable]) -> ConstraintID {
        let priority = Priority(line.priority) ?? .required
        return solver.add(
            Constraint(
                line.terms.map { Term(variables[$0.place], $0.coefficient) }, constant: line.constant, line.relation,
                positiveErrorPriority: priority, negativeErrorPriority: priority))
    }

    // MARK: Edits

    /// A random edit, in one group if it is given.
    mutating func edit(group: Int? = nil) {
        let group = group ?? random.integer(0...Self.groupCount - 1)
        let own = lines.indices.filter { lines[$0].group == group }
        // Adding or removing a constraint usually rebuilds the program, so it is rare here.
        switch random.integer(0...39) {
        case 0: add(line(in: group))
        case 1:
            if own.count < 12 { return }
            if let id = lines.remove(at: random.pick(own)).id { solver.remove(id) }
        case 2, 3: setRestingValue(random.integer(places(of: group)))
        case 4, 5: setPriority(random.pick(own))
        case 6, 7, 8: setConstant(0, -Double(random.integer(0...900)))
        default: setConstant(random.pick(own))
        }
    }

    private mutating func setConstant(_ place: Int) {
        let isBound = lines[place].relation == .greaterThanOrEqual && lines[place].priority == 1000
        if !isBound { setConstant(place, -Double(random.integer(0...120))) }
    }

    private mutating func setConstant(_ place: Int, _ constant: Double) {
        lines[place].constant = constant
        if let id = lines[place].id { solver.setConstant(constant, of: id) }
    }

    private mutating func setPriority(_ place: Int) {
        guard lines[place].priority < 1000, let id = lines[place].id else { return }
        lines[place].priority = random.pick([999, 750, 500, 250])
        guard let priority = Priority(lines[place].priority) else { return }
        solver.setPriority(positiveError: priority, negativeError: priority, of: id)
    }

    private mutating func setRestingValue(_ place: Int) {
        restingValues[place] = Double(random.integer(-20...60))
        solver.setRestingValue(restingValues[place], of: variables[place])
    }

    // MARK: Comparisons

    /// The differences from a solver that only ever had the current constraints.
    func problems() -> [String] {
        let new = Solver()
        let newVariables = restingValues.map { new.makeVariable(restingValue: $0) }
        for line in lines { _ = add(line, to: new, newVariables) }
        var problems = solver.checkInvariants()
        if !solver.conflicts.isEmpty || !new.conflicts.isEmpty { problems.append("conflicts") }
        let largest = newVariables.reduce(1) { max($0, abs(new.value(of: $1))) }
        for place in variables.indices {
            let (value, other) = (solver.value(of: variables[place]), new.value(of: newVariables[place]))
            if abs(value - other) > 1e-9 * largest { problems.append("x\(place) is \(value) and \(other)") }
        }
        for place in stride(from: 0, to: variables.count, by: 97)
        where solver.isAmbiguous(variables[place]) != new.isAmbiguous(newVariables[place]) {
            problems.append("ambiguity of x\(place)")
        }
        return problems
    }
}
