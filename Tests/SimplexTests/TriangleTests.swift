import Simplex
import Testing

/// Trees of views in which a position is a sum of two unknowns until the last equation determines the size.
@Suite struct TriangleTests {
    /// A tree of views with equations to their parents; children are stacked with equal sizes, alternately downward and to the right.
    private struct Tree {
        let solver = Solver()
        /// Leading edge, top, width and height of each view.
        var frames: [[Variable]] = []
        var constraints: [ConstraintID] = []

        /// A tree with a given number of views and of children for each; without its last equations if sizes are to be ambiguous.
        init(_ count: Int, fanout: Int, order: ([Constraint]) -> [Constraint] = { $0 }, leavesOpen: Bool = false) {
            frames = (0..<count).map { _ in (0..<4).map { _ in solver.makeVariable() } }
            var rows: [Constraint] = [[0, 0], [1, 0], [2, -4000], [3, -3000]].map {
                Constraint([Term(frames[0][$0[0]])], constant: Double($0[1]), .equal)
            }
            var depth = [Int](repeating: 0, count: count)
            for parent in 0..<count {
                let children = (1...fanout).map { fanout * parent + $0 }.filter { $0 < count }
                for child in children { depth[child] = depth[parent] + 1 }
                rows += stack(children, in: frames[parent], along: depth[parent] % 2, isOpen: leavesOpen && parent == 2)
            }
            constraints = order(rows).map { solver.add($0) }
        }

        private func stack(_ children: [Int], in parent: [Variable], along axis: Int, isOpen: Bool) -> [Constraint] {
            let (main, cross) = (1 - axis, axis)
            var rows: [Constraint] = []
            var previous: [Variable]?
            for child in children.map({ frames[$0] }) {
                rows.append(equation([(child[cross], 1), (parent[cross], -1)], -4))
                rows.append(
                    equation(
                        [(child[cross], 1), (child[cross + 2], 1), (parent[cross], -1), (parent[cross + 2], -1)], 4))
                if let previous {
                    rows.append(equation([(child[main], 1), (previous[main], -1), (previous[main + 2], -1)], -2))
                    rows.append(equation([(child[main + 2], 1), (previous[main + 2], -1)], 0))
                } else {
                    rows.append(equation([(child[main], 1), (parent[main], -1)], -4))
                }
                previous = child
            }
            if let last = previous, !isOpen {
                let end = [(last[main], 1.0), (last[main + 2], 1), (parent[main], -1), (parent[main + 2], -1)]
                rows.append(equation(end, 4))
            }
            return rows
        }

        private func equation(_ terms: [(Variable, Double)], _ constant: Double) -> Constraint {
            Constraint(terms.map { Term($0.0, $0.1) }, constant: constant, .equal)
        }

        var values: [Double] { frames.joined().map { solver.value(of: $0) } }
    }

    private func expectSame(_ tree: Tree, _ other: Tree, _ comment: Comment) {
        let difference = zip(tree.values, other.values).map { abs($0 - $1) }.max() ?? .infinity
        #expect(difference < 1e-8, comment)
        #expect(tree.solver.conflicts.isEmpty, comment)
        #expect(tree.constraints.allSatisfy { tree.solver.error(of: $0) == 0 }, comment)
        #expect(tree.solver.checkInvariants() == [], comment)
    }

    @Test(arguments: [5, 21, 85, 200], [2, 4])
    func anyOrderGivesTheSameFrames(_ count: Int, _ fanout: Int) {
        for leavesOpen in [false, true] {
            let tree = Tree(count, fanout: fanout, leavesOpen: leavesOpen)
            expectSame(tree, Tree(count, fanout: fanout, order: { $0.reversed() }, leavesOpen: leavesOpen), "reversed")
            for seed in 0..<6 {
                var random = SeededGenerator(seed: UInt64(seed))
                let shuffled = Tree(
                    count, fanout: fanout, order: { $0.shuffled(using: &random) }, leavesOpen: leavesOpen)
                expectSame(shuffled, tree, "seed \(seed)")
            }
        }
    }

    @Test func framesAreThoseOfTheArithmetic() {
        let tree = Tree(21, fanout: 4)
        // The last grandchild: four rows of 747.5 - 2, each with four columns.
        let row = Double(3000 - 8 - 3 * 2) / 4
        let column = Double(4000 - 8 - 8 - 3 * 2) / 4
        let frame = tree.frames[20].map { tree.solver.value(of: $0) }
        let (x, y, height): (Double, Double, Double) = (8 + 3 * (column + 2), 8 + 3 * (row + 2), row - 8)
        for (value, expected) in zip(frame, [x, y, column, height]) {
            #expect(abs(value - expected) < 1e-9)
        }
    }

    @Test func newConstantsAreFollowed() {
        for seed in 0..<8 {
            var random = SeededGenerator(seed: UInt64(seed))
            let tree = Tree(
                85, fanout: 4, order: { seed == 0 ? $0 : $0.shuffled(using: &random) }, leavesOpen: seed > 5)
            _ = tree.values
            for _ in 0..<10 {
                let index = Int.random(in: 0..<tree.constraints.count, using: &random)
                tree.solver.setConstant(Double.random(in: -9 ... -1, using: &random), of: tree.constraints[index])
                let rows = tree.constraints.compactMap { tree.solver.constraint($0) }
                expectSame(tree, Tree(85, fanout: 4, order: { _ in rows }), "seed \(seed)")
            }
        }
    }
}
