import Simplex
import Testing

/// Equations whose constants are expected to change.
@Suite struct InputTests {
    /// Boxes in a row that share the width of a container, each with a box inside; the container's edge and width are input.
    private struct Row {
        let solver = Solver()
        let variables: [Variable]
        private(set) var inputs: [ConstraintID] = []
        private(set) var gaps: [ConstraintID] = []

        init(_ count: Int, edge: Double, width: Double, gap: Double, areExpected: Bool = true) {
            let solver = solver
            variables = (0..<(4 * count + 2)).map { _ in solver.makeVariable() }
            add([(0, 1)], -edge, isInput: areExpected)
            add([(1, 1)], -width, isInput: areExpected)
            for box in 0..<count {
                let x = 4 * box + 2
                if box == 0 {
                    add([(x, 1), (0, -1)], -4)
                } else {
                    gaps.append(add([(x, 1), (x - 4, -1), (x - 3, -1)], -gap))
                    add([(x + 1, 1), (x - 3, -1)], 0)
                }
                add([(x + 2, 1), (x, -1)], -1)
                add([(x + 3, 2), (x + 1, -1)], -0.1)
            }
            let last = 4 * count - 2
            add([(last, 1), (last + 1, 1), (0, -1), (1, -1)], 4)
        }

        @discardableResult
        private mutating func add(
            _ terms: [(Int, Double)], _ constant: Double, isInput: Bool = false
        ) -> ConstraintID {
            let id = solver.add(terms.map { Term(variables[$0.0], $0.1) }, constant: constant, .equal)
            if isInput { solver.expectChanges(of: id) }
            if terms.count == 1 { inputs.append(id) }
            return id
        }

        var values: [Double] { variables.map { solver.value(of: $0) } }
    }

    @Test(arguments: [1, 2, 7, 40])
    func editsGiveTheBitsOfANewSolver(_ count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        let row = Row(count, edge: 3, width: 500, gap: 2)
        _ = row.values
        for step in 0..<30 {
            let edge = Double.random(in: -50...50, using: &random)
            let width = Double.random(in: 100...900, using: &random)
            let gap = step % 5 < 3 ? 2.0 : Double.random(in: 0...9, using: &random)
            row.solver.setConstant(-edge, of: row.inputs[0])
            row.solver.setConstant(-width, of: row.inputs[1])
            for id in row.gaps { row.solver.setConstant(-gap, of: id) }
            let values = row.values
            #expect(values == Row(count, edge: edge, width: width, gap: gap).values, "step \(step)")
            let plain = Row(count, edge: edge, width: width, gap: gap, areExpected: false).values
            #expect(zip(values, plain).allSatisfy { abs($0 - $1) < 1e-9 }, "step \(step)")
            #expect(row.solver.checkInvariants() == [])
        }
    }

    @Test func itDoesNotMatterWhenItIsSaid() {
        let late = Row(7, edge: 3, width: 500.1, gap: 2, areExpected: false)
        _ = late.values
        for id in late.inputs { #expect(late.solver.expectChanges(of: id)) }
        #expect(late.values == Row(7, edge: 3, width: 500.1, gap: 2).values)
    }

    @Test func whatContradictsAnInputIsAConflict() {
        let row = Row(3, edge: 0, width: 300, gap: 2)
        let second = row.solver.add([Term(row.variables[1])], constant: -300, .equal)
        #expect(row.solver.conflicts.isEmpty)
        row.solver.setConstant(-320, of: row.inputs[1])
        #expect(row.solver.conflicts.map { $0.constraints } == [[row.inputs[1], second]])
        row.solver.setConstant(-320, of: second)
        #expect(row.solver.conflicts.isEmpty)
        let expected = Row(3, edge: 0, width: 320, gap: 2).values
        #expect(zip(row.values, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test func aConstraintThatIsNotHeldExpectsNothing() {
        let row = Row(1, edge: 0, width: 10, gap: 0)
        row.solver.remove(row.inputs[0])
        #expect(!row.solver.expectChanges(of: row.inputs[0]))
    }
}
