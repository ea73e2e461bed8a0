import Simplex
import Testing

/// Columns that share widths with many labels, which a solver folds, compared with a solver that keeps every label.
@Suite struct FoldingTests {
    /// A table of labels, each in one column, with random optional constraints.
    private struct Table {
        let solver = Solver()
        private(set) var variables: [Variable] = []
        private(set) var constants: [ConstraintID] = []

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let columnCount = random.integer(1...3)
            let resting = random.once(in: 2) ? 0 : random.integer(-40...90)
            for _ in 0..<columnCount { variables.append(solver.makeVariable(restingValue: Double(resting))) }
            let whole = random.once(in: 3) ? Priority.required : priority(&random)
            constants.append(
                solver.add(
                    variables.map { Term($0) }, constant: -Double(random.integer(20...300)), .equal, priority: whole))
            for _ in 0..<random.integer(20...40) { addLabel(&random, columnCount: columnCount) }
        }

        private func priority(_ random: inout SeededGenerator) -> Priority {
            Priority(random.pick([250, 251, 500, 750, 750.5, 999])) ?? .required
        }

        private mutating func addLabel(_ random: inout SeededGenerator, columnCount: Int) {
            let label = solver.makeVariable(restingValue: Double(random.integer(-1...4) * 10))
            let column = variables[random.integer(0...columnCount - 1)]
            variables.append(label)
            let relation: Relation = random.pick([.lessThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual, .equal])
            let sign: Double = random.once(in: 8) ? 1 : -1
            constants.append(
                solver.add(
                    [Term(label), Term(column, sign)], constant: Double(random.integer(-2...1) * 5), relation,
                    priority: random.once(in: 4) ? priority(&random) : .required))
            for _ in 0..<random.integer(1...3) {
                constants.append(
                    solver.add(
                        [Term(label)], constant: -Double(random.integer(3...15) * 10),
                        random.pick([.lessThanOrEqual, .greaterThanOrEqual, .equal]), priority: priority(&random)))
            }
        }

        /// A query makes the solver keep every column from then on.
        func keepColumns() { _ = solver.constraintsDeciding(variables[0]) }

        var values: [Double] { variables.map { solver.value(of: $0) } }
    }

    @Test func foldedTablesEqualOthers() {
        for seed in 0..<UInt64(propertyRounds / 10) {
            let folded = Table(seed: seed)
            let other = Table(seed: seed)
            var random = SeededGenerator(seed: seed &+ 77)
            for step in 0..<12 {
                other.keepColumns()
                let difference = zip(folded.values, other.values).map { abs($0 - $1) }.max() ?? 0
                #expect(difference < 1e-9, "seed \(seed), step \(step)\n\(folded.values)\n\(other.values)")
                #expect(folded.solver.conflicts == other.solver.conflicts, "seed \(seed), step \(step)")
                #expect(folded.solver.checkInvariants() == [], "seed \(seed), step \(step)")
                let place = random.once(in: 2) ? 0 : random.integer(0...folded.constants.count - 1)
                let constant = -Double(random.integer(0...200))
                folded.solver.setConstant(constant, of: folded.constants[place])
                other.solver.setConstant(constant, of: other.constants[place])
            }
        }
    }
}
