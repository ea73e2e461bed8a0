@_spi(Mechanisms) import Simplex

/// A solver and a model of its expected constraints, through random edits.
struct EditedSystem {
    let solver: Solver
    private var generator: SystemGenerator
    /// The source of variables without a resting value; nil where all have one.
    private var restlessness: SeededGenerator?
    private var restless: Set<Int32> = []
    /// Of each held variable its resting value, by index of variable.
    private var restingValues: [Int32: Rational] = [:]
    private var variables: [Int32: Variable] = [:]
    /// In order of insertion; terms are keyed by index of variable.
    private var lines: [(id: ConstraintID, line: ExactSystem.Line)] = []
    private var takenValues: [Int32: Double] = [:]
    private(set) var problems: [String] = []

    init(seed: UInt64, hasRestless: Bool = false, mechanisms: Mechanisms = .all) {
        solver = Solver(mechanisms: mechanisms)
        generator = SystemGenerator(seed: seed)
        if hasRestless { restlessness = SeededGenerator(seed: seed) }
        add(generator.system())
    }

    /// A given system, with random edits to come.
    init(_ system: ExactSystem, seed: UInt64) {
        solver = Solver()
        generator = SystemGenerator(seed: seed)
        add(system)
    }

    private mutating func add(_ start: ExactSystem) {
        for value in start.restingValues { makeVariable(value) }
        for line in start.lines { add(line) }
    }

    private var indices: [Int32] { variables.keys.sorted() }

    // MARK: Edits

    private mutating func makeVariable(_ restingValue: Rational) {
        let isRestless = restlessness?.once(in: 2) == true
        let variable = solver.makeVariable(restingValue: isRestless ? nil : restingValue.double)
        if isRestless { restless.insert(variable.index) }
        let restingValue = isRestless ? .zero : restingValue
        if variables[variable.index] != nil { problems.append("index \(variable.index) is given out twice") }
        variables[variable.index] = variable
        restingValues[variable.index] = restingValue
        takenValues[variable.index] = nil
    }

    private mutating func add(_ line: ExactSystem.Line) {
        let id = solver.add(constraint(line))
        // Constraints whose changes are expected are processed in another order, and must have the same result.
        if lines.count % 3 == 0 { solver.expectChanges(of: id) }
        lines.append((id, line))
    }

    private func constraint(_ line: ExactSystem.Line) -> Constraint {
        let (system, order) = exactSystem(of: [line])
        return system.constraint(system.lines[0], order)
    }

    /// A random edit, after which invariants are checked.
    mutating func edit() {
        change()
        problems += solver.checkInvariants()
    }

    /// A random edit.
    ///
    /// Nothing is checked, since a check would build the program for solutions that were found without one.
    mutating func change() {
        switch generator.random.integer(0...19) {
        case 0...5: addLine()
        case 6...9: removeLine()
        case 10...14: changeConstant()
        case 15, 16: changePriorities()
        case 17: makeVariable(Rational(generator.random.integer(-50...50)))
        case 18: removeVariable()
        default: changeRestingValue()
        }
    }

    private mutating func addLine() {
        let indices = indices
        guard !indices.isEmpty else { return }
        let line = generator.line(variableCount: indices.count)
        var placed = line
        placed.terms = [:]
        for key in line.terms.keys { placed.terms[Int(indices[key])] = line.terms[key] }
        add(placed)
    }

    private mutating func removeLine() {
        guard !lines.isEmpty else { return }
        let removed = lines.remove(at: generator.random.integer(0...lines.count - 1))
        if !solver.remove(removed.id) { problems.append("a held constraint was not removed") }
        if solver.remove(removed.id) { problems.append("a constraint was removed twice") }
        if solver.constraint(removed.id) != nil { problems.append("a removed constraint is still held") }
    }

    private mutating func changeConstant() {
        guard !lines.isEmpty else { return }
        let place = generator.random.integer(0...lines.count - 1)
        let constant = Rational(generator.random.integer(-20...20) * 5)
        lines[place].line.constant = constant
        if !solver.setConstant(constant.double, of: lines[place].id) { problems.append("a constant was not changed") }
    }

    /// Changes the constants of a few constraints and restores them, several times, and compares each time; in between, a priority changes.
    mutating func turnBackAndForth() {
        if lines.isEmpty { return }
        let places = (0..<3).map { _ in generator.random.integer(0...lines.count - 1) }
        let constants = places.map { lines[$0].line.constant }
        let others = places.map { _ in Rational(generator.random.integer(-20...20) * 5) }
        for turn in 0..<6 where problems.isEmpty {
            for (place, constant) in zip(places, turn % 2 == 0 ? others : constants) {
                lines[place].line.constant = constant
                solver.setConstant(constant.double, of: lines[place].id)
            }
            compareWithNewSolver()
            problems += solver.checkInvariants()
            if turn == 3 { changePriorities() }
        }
    }

    /// Changes the constant of one constraint repeatedly, like the width of a window that is dragged, with a possible other change in
    /// between.
    ///
    /// Invariants are not checked at each step, so that solutions still come from critical regions.
    mutating func sweep() {
        if lines.isEmpty { return }
        let place = generator.random.integer(0...lines.count - 1)
        let start = generator.random.integer(-20...10) * 5
        for _ in 0..<16 where problems.isEmpty {
            let constant = Rational(start + generator.random.integer(0...12) * 5)
            lines[place].line.constant = constant
            solver.setConstant(constant.double, of: lines[place].id)
            let edited = comparison
            if let difference = edited.difference(from: ReferenceComparison(edited.system)) {
                problems.append("swept and new: \(difference)")
            }
            if generator.random.once(in: 12) { compareValuesAfterQuestions() }
            if generator.random.once(in: 12) { changeRestingValue() }
        }
        if generator.random.once(in: 2) { problems += solver.checkInvariants() }
    }

    private mutating func changePriorities() {
        guard !lines.isEmpty else { return }
        let place = generator.random.integer(0...lines.count - 1)
        let (positive, negative) = (generator.priority(), generator.priority())
        lines[place].line.positive = positive
        lines[place].line.negative = negative
        guard let first = Priority(positive), let second = Priority(negative) else { return }
        if !solver.setPriority(positiveError: first, negativeError: second, of: lines[place].id) {
            problems.append("priorities were not changed")
        }
    }

    private mutating func removeVariable() {
        guard variables.count > 1 else { return }
        let index = generator.random.pick(indices)
        guard let variable = variables[index] else { return }
        let isMentioned = lines.contains { $0.line.terms[Int(index)] != nil }
        if solver.remove(variable) == isMentioned { problems.append("removing x\(index): mentioned \(isMentioned)") }
        guard !isMentioned else { return }
        variables[index] = nil
        restingValues[index] = nil
        restless.remove(index)
        takenValues[index] = nil
    }

    private mutating func changeRestingValue() {
        guard let index = indices.last, let variable = variables[index] else { return }
        let value = Rational(generator.random.integer(-50...50))
        let isRestless = restlessness?.once(in: 3) == true
        restingValues[index] = isRestless ? .zero : value
        if isRestless { restless.insert(index) } else { restless.remove(index) }
        solver.setRestingValue(isRestless ? nil : value.double, of: variable)
    }

    // MARK: Comparisons

    private func exactSystem(of lines: [ExactSystem.Line]) -> (ExactSystem, [Variable]) {
        let indices = indices
        var placeOfIndex: [Int: Int] = [:]
        for (place, index) in indices.enumerated() { placeOfIndex[Int(index)] = place }
        var system = ExactSystem(restingValues: indices.map { restingValues[$0] ?? .zero })
        system.restless = Set(indices.indices.filter { restless.contains(indices[$0]) })
        for line in lines {
            var placed = line
            placed.terms = [:]
            for key in line.terms.keys { placed.terms[placeOfIndex[key] ?? 0] = line.terms[key] }
            system.lines.append(placed)
        }
        return (system, indices.compactMap { variables[$0] })
    }

    /// The edited solver for a comparison.
    var comparison: ReferenceComparison {
        let (system, order) = exactSystem(of: lines.map(\.line))
        return ReferenceComparison(system, solver, order, lines.map(\.id))
    }

    /// Compares the solution with that of a solver that only ever had the current constraints, and checks the invariants before and after.
    mutating func compareWithNewSolver() {
        problems += solver.checkInvariants()
        compareValuesWithNewSolver()
        problems += solver.checkInvariants()
    }

    /// The same without the checks.
    mutating func compareValuesWithNewSolver() {
        let edited = comparison
        let new = ReferenceComparison(edited.system)
        if let difference = edited.difference(from: new) { problems.append("after edits and new: \(difference)") }
    }

    /// Calls every query: afterwards no value may differ, not even in its last bit.
    mutating func compareValuesAfterQuestions() {
        let order = indices.compactMap { variables[$0] }
        let values = order.map { solver.value(of: $0) }
        _ = solver.takeChangedVariables()
        for variable in order {
            let range = solver.range(of: variable)
            if !range.contains(solver.value(of: variable)) { problems.append("x\(variable.index) is not in \(range)") }
            _ = solver.constraintsDeciding(variable)
        }
        for (variable, value) in zip(order, values) where solver.value(of: variable).bitPattern != value.bitPattern {
            problems.append("x\(variable.index) was \(value) and is \(solver.value(of: variable)) for being asked")
        }
        let changed = solver.takeChangedVariables()
        if !changed.isEmpty { problems.append("questions changed \(changed)") }
        for (variable, value) in zip(order, values) { takenValues[variable.index] = value }
    }

    /// Compares the reported changes with the values at the last call.
    mutating func compareChangedVariables() {
        let changed = solver.takeChangedVariables().map(\.index)
        let values = indices.map { (index: $0, value: variables[$0].map { solver.value(of: $0) } ?? 0) }
        let expected = values.filter { takenValues[$0.index] != $0.value }.map(\.index)
        if changed != expected { problems.append("changed are \(changed), not \(expected)") }
        for (index, value) in values { takenValues[index] = value }
        if !solver.takeChangedVariables().isEmpty { problems.append("something changed without an edit") }
    }
}
