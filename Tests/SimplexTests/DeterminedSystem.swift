import Simplex

/// A solver with boxes that equations determine, and some optional constraints and bounds; equations are removed and added again.
struct DeterminedSystem {
    private struct Entry {
        var line: ExactSystem.Line
        /// Nil while it is removed.
        var id: ConstraintID?
    }

    let solver = Solver()
    private let variables: [Variable]
    private var random: SeededGenerator
    private var system: ExactSystem
    private var entries: [Entry] = []
    /// The number of initial entries.
    private var ownCount = 0

    /// Creates a number of boxes in a row or in a tree.
    init(boxes count: Int, seed: UInt64) {
        random = SeededGenerator(seed: seed)
        system = ExactSystem(restingValues: (0..<(2 * count)).map { _ in .zero })
        if seed % 3 == 0 {
            for place in system.restingValues.indices {
                system.restingValues[place] = Rational(random.integer(-9...90))
            }
        }
        let solver = solver
        variables = system.restingValues.map { solver.makeVariable(restingValue: $0.double) }
        if seed % 2 == 0 { makeRow(count) } else { makeTree(count, hasFactors: seed % 3 == 2) }
        if seed % 5 > 1 { system.lines.shuffle(using: &random) }
        for _ in 0..<random.integer(0...count / 4 + 1) { system.lines.append(decoration()) }
        for line in system.lines { entries.append(Entry(line: line, id: nil)) }
        for place in entries.indices { addEntry(place) }
        ownCount = entries.count
    }

    /// The edge of box i is variable 2 i, and its width 2 i + 1; the first box is the container.
    private mutating func makeRow(_ count: Int) {
        system.require([0: .one], 0)
        system.require([1: .one], -random.integer(2...20) * 50, at: random.pick([1000, 999]))
        for box in 1..<count {
            let edge = 2 * box
            var gap: [Int: Rational] = box == 1 ? [0: -.one] : [edge - 2: -.one, edge - 1: -.one]
            gap[edge] = .one
            system.require(gap, -random.integer(0...9))
            if box == 1 { continue }
            let (first, size) = (random.once(in: 4) ? edge - 1 : 3, random.once(in: 5) ? 2 : 1)
            if random.once(in: 9) {
                system.require([edge + 1: .one], -random.integer(1...40))
            } else {
                system.require([edge + 1: Rational(size), first: -.one], -random.integer(-3...3))
            }
        }
        let last = 2 * count - 2
        system.require([last: .one, last + 1: .one, 0: -.one, 1: -.one], random.integer(0...20))
    }

    /// A number of tenths, rounded to 32 bits as in layouts.
    private mutating func factor() -> Rational {
        Rational(Int(Double(Float(random.integer(1...9)) / 10) * 0x1p27), over: 1 << 27)
    }

    private mutating func makeTree(_ count: Int, hasFactors: Bool) {
        system.require([0: .one], -7)
        system.require([1: .one], -random.integer(2...20) * 50, at: random.pick([1000, 1000, 500]))
        for box in 1..<count {
            let parent = 2 * random.integer(max(0, box - 6)...box - 1)
            let edge = 2 * box
            system.require([edge: .one, parent: -.one], -random.integer(0...9))
            let part = hasFactors ? factor() : Rational(1, over: 2)
            switch random.integer(0...3) {
            case 0: system.require([edge + 1: .one, parent + 1: -part], random.integer(0...9))
            case 1: system.require([edge: .one, edge + 1: part, parent: -.one, parent + 1: -part], 0)
            default: system.require([edge: .one, edge + 1: .one, parent: -.one, parent + 1: -.one], 6)
            }
        }
    }

    private mutating func decoration() -> ExactSystem.Line {
        var line = ExactSystem.Line(
            terms: [random.integer(0...variables.count - 1): .one], constant: Rational(-random.integer(0...200)),
            relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]), positive: 0, negative: 0)
        if random.once(in: 2) { line.terms[random.integer(0...variables.count - 1)] = -.one }
        line.positive = random.pick([1000, 900, 750, 500, 500, 250])
        if line.positive == 1000, line.relation == .equal, !random.once(in: 3) { line.positive = 800 }
        line.negative = line.positive
        return line
    }

    // MARK: Edits

    /// A random edit; usually an equation is removed or added again.
    mutating func edit() {
        let gone = entries.indices.filter { entries[$0].id == nil }
        switch random.integer(0...11) {
        case 0...3: removeEntry(random.integer(0...ownCount - 1))
        case 4...7:
            if gone.isEmpty { return }
            let place = random.pick(gone)
            if random.once(in: 4) { entries[place].line.constant = Rational(random.integer(-90...90)) }
            addEntry(place)
        case 8, 9:
            let place = random.integer(0...ownCount - 1)
            entries[place].line.constant = Rational(random.integer(-90...90))
            if let id = entries[place].id { solver.setConstant(entries[place].line.constant.double, of: id) }
        case 10:
            entries.append(Entry(line: decoration(), id: nil))
            addEntry(entries.count - 1)
        default:
            if entries.count > ownCount { removeEntry(entries.count - 1) }
            if random.once(in: 8), let id = entries[random.integer(0...ownCount - 1)].id {
                solver.expectChanges(of: id)
            }
        }
    }

    private mutating func addEntry(_ place: Int) {
        entries[place].id = solver.add(system.constraint(entries[place].line, variables))
    }

    private mutating func removeEntry(_ place: Int) {
        if let id = entries[place].id { solver.remove(id) }
        entries[place].id = nil
    }

    // MARK: Comparisons

    /// The edited solver for a comparison.
    var comparison: ReferenceComparison {
        let held = entries.filter { $0.id != nil }
        var exact = system
        exact.lines = held.map(\.line)
        return ReferenceComparison(exact, solver, variables, held.compactMap(\.id))
    }

    /// The differences from a solver that only ever had the current constraints, including the ranges of all variables if `withRanges` is
    /// set.
    func problems(withRanges: Bool) -> [String] {
        let edited = comparison
        let new = ReferenceComparison(edited.system)
        var problems = solver.checkInvariants()
        if let difference = edited.difference(from: new) { problems.append("after edits and new: \(difference)") }
        problems += solver.checkInvariants()
        if !withRanges { return problems }
        for place in variables.indices {
            let (range, other) = (solver.range(of: variables[place]), new.solver.range(of: new.variables[place]))
            let isSame =
                isNear(range.lowerBound, other.lowerBound) && isNear(range.upperBound, other.upperBound)
            if !isSame { problems.append("x\(place) is in \(range) and \(other)") }
        }
        return problems
    }

    private func isNear(_ value: Double, _ other: Double) -> Bool {
        value == other || abs(value - other) <= 1e-8 * (1000 + abs(value))
    }
}
