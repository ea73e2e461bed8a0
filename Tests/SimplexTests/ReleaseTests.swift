import Simplex
import Testing

/// Equations of a component's presolve are removed and added again.
@Suite struct ReleaseTests {
    @Test(arguments: [2, 3, 5, 12, 30, 60])
    func equationsThatLeaveAndComeBackLeaveNoTrace(_ boxes: Int) {
        for seed in 0..<UInt64(max(8, propertyRounds / 3 / boxes)) {
            var system = DeterminedSystem(boxes: boxes, seed: seed)
            for step in 0..<24 {
                system.edit()
                // Two changes before one solve differ from one change after another.
                if step % 5 == 3 { continue }
                let problems = system.problems(withRanges: step % 8 == 7)
                #expect(problems.isEmpty, "\(boxes) boxes, seed \(seed), step \(step)\n\(system.comparison.system)")
                if !problems.isEmpty { break }
            }
        }
    }

    @Test func whatIsLeftEqualsTheReference() {
        for seed in 0..<UInt64(propertyRounds / 10) {
            var system = DeterminedSystem(boxes: 2 + Int(seed % 3), seed: seed)
            for step in 0..<12 {
                system.edit()
                system.solver.solve()
                guard step % 3 == 2, let problems = try? system.comparison.problems() else { continue }
                #expect(problems.isEmpty, "seed \(seed), step \(step)\n\(system.comparison.system)")
                if !problems.isEmpty { break }
            }
        }
    }

    /// A row of boxes of equal width in a container, with a spacing and a width in its middle, and the number of steps of each solve.
    private struct Row {
        let solver = Solver()
        var equations: [ConstraintID] = []

        init(_ count: Int) {
            let variables = (0..<(2 * count)).map { _ in solver.makeVariable() }
            solver.add([Term(variables[0])], constant: -20, .equal)
            for box in 1..<count {
                let (edge, width) = (variables[2 * box], variables[2 * box + 1])
                let spacing = solver.add(
                    [Term(edge), Term(variables[2 * box - 2], -1), Term(variables[2 * box - 1], -1)], constant: -8,
                    .equal)
                let size = solver.add([Term(width), Term(variables[1], -1)], constant: 0, .equal)
                if box == count / 2 { equations = [spacing, size] }
            }
            solver.add([Term(variables[2 * count - 2]), Term(variables[2 * count - 1])], constant: -9000, .equal)
            solver.remainingWork = .max - 1
        }

        func steps() -> Int {
            let before = solver.remainingWork
            solver.solve()
            return before - solver.remainingWork
        }
    }

    @Test(arguments: [0, 1])
    func whatLeavesAndComesBackDoesNotBuildAnew(_ place: Int) throws {
        let row = Row(200)
        let all = row.steps()
        var id = row.equations[place]
        let equation = try #require(row.solver.constraint(id))
        for _ in 0..<20 {
            row.solver.remove(id)
            #expect(row.steps() < all / 4)
            id = row.solver.add(equation)
            #expect(row.steps() < all / 4)
            #expect(row.solver.checkInvariants() == [])
        }
    }

    /// A tree of boxes with four children each, stacked with equal heights: edges are sums of two variables until the last equation
    /// determines the height.
    @Test func whatLeavesATreeDoesNotBuildAnew() throws {
        let solver = Solver()
        var variables = [solver.makeVariable(), solver.makeVariable()]
        var equations: [ConstraintID] = []
        func require(_ terms: [(Variable, Double)], _ constant: Double) {
            equations.append(solver.add(terms.map { Term($0.0, $0.1) }, constant: constant, .equal))
        }
        for parent in 0..<21 {
            let (edge, height) = (variables[2 * parent], variables[2 * parent + 1])
            let children = (0..<4).map { _ in (edge: solver.makeVariable(), height: solver.makeVariable()) }
            variables += children.flatMap { [$0.edge, $0.height] }
            require([(children[0].edge, 1), (edge, -1)], -4)
            for (child, before) in zip(children.dropFirst(), children) {
                require([(child.edge, 1), (before.edge, -1), (before.height, -1)], -2)
                require([(child.height, 1), (children[0].height, -1)], 0)
            }
            require([(children[3].edge, 1), (children[3].height, 1), (edge, -1), (height, -1)], 4)
        }
        require([(variables[0], 1)], 0)
        solver.add([Term(variables[1])], constant: -900, .equal, priority: try #require(Priority(999)))
        solver.remainingWork = .max - 1
        func steps() -> Int {
            let before = solver.remainingWork
            solver.solve()
            return before - solver.remainingWork
        }
        let all = steps()
        let values = variables.map { solver.value(of: $0) }
        var released = 0
        for place in stride(from: 0, to: equations.count, by: 5) {
            let equation = try #require(solver.constraint(equations[place]))
            solver.remove(equations[place])
            if steps() < all / 3 { released += 1 }
            #expect(solver.checkInvariants() == [])
            solver.add(equation)
            #expect(zip(variables, values).allSatisfy { abs(solver.value(of: $0) - $1) < 1e-9 })
        }
        #expect(10 * released > 6 * equations.count / 5)
    }

    /// An equation that for a while made one variable a sum of two others, and then is an expression: variables that were linked meanwhile
    /// still follow its constant and its priority.
    @Test(arguments: [(-50.0, 1000.0), (10, 100), (10, nil), (-50, 100)])
    func whatWasLinkedByAPairFollowsIt(_ constant: Double, _ priority: Double?) throws {
        func system(_ constant: Double, _ priority: Priority?) -> (Solver, [Variable], ConstraintID?) {
            let solver = Solver()
            let variables = (0..<52).map { solver.makeVariable(restingValue: Double($0)) }
            func add(_ terms: [(Int, Double)], _ constant: Double, _ relation: Relation, _ priority: Priority)
                -> ConstraintID
            {
                solver.add(
                    terms.map { Term(variables[$0.0], $0.1) }, constant: constant, relation, priority: priority)
            }
            let pair = priority.map { add([(2, 1), (0, -1), (1, -1)], -constant, .equal, $0) }
            _ = add([(2, 1), (0, -1), (3, -1)], 0, .equal, .required)
            for index in 0...2 { _ = add([(index, 1), (3, 1)], 300, .greaterThanOrEqual, .required) }
            for (index, wish) in [(3, 70.0), (1, 5)] {
                _ = add([(index, 1)], -wish, .equal, Priority(999) ?? .required)
            }
            for index in 4..<52 {
                _ = add([(index, 1), (0, -1)], 0, .greaterThanOrEqual, Priority(500) ?? .required)
            }
            return (solver, variables, pair)
        }
        let (solver, variables, pair) = system(10, .required)
        solver.solve()
        let id = try #require(pair)
        if let rank = priority.flatMap({ Priority($0) }) {
            solver.setConstant(-constant, of: id)
            if rank != .required { solver.setPriority(positiveError: rank, negativeError: rank, of: id) }
        } else {
            solver.remove(id)
        }
        let (fresh, others, _) = system(constant, priority.flatMap { Priority($0) })
        for (variable, other) in zip(variables, others) {
            #expect(abs(solver.value(of: variable) - fresh.value(of: other)) < 1e-9, "x\(variable.index)")
        }
        #expect(solver.checkInvariants() == [])
    }

    @Test func aReleasedEquationLeavesNoDigitsBehind() {
        let solver = Solver()
        let (edge, width) = (solver.makeVariable(), solver.makeVariable(restingValue: 0.3))
        let far = solver.add([Term(width)], constant: -1e12, .equal)
        solver.add([Term(edge), Term(width, -1)], constant: -0.1, .equal)
        solver.solve()
        solver.remove(far)
        #expect(abs(solver.value(of: width) - 0.3) < 1e-15)
        #expect(abs(solver.value(of: edge) - 0.4) < 1e-15)
        #expect(solver.isAmbiguous(edge))
    }
}
