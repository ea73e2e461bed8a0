import Simplex
import Testing

/// The behavior of a solver with fewer steps than its constraints take.
@Suite struct WorkLimitTests {
    /// Variables in a row, each at least one and at most ten points after the one before; nothing determines the last one.
    private func row(of count: Int, in solver: Solver) -> [Variable] {
        let variables = (0..<count).map { index in solver.makeVariable(restingValue: Double(100 * index)) }
        for (left, right) in zip(variables, variables.dropFirst()) {
            solver.add([Term(right, 1), Term(left, -1)], constant: -1, .greaterThanOrEqual)
            solver.add([Term(right, 1), Term(left, -1)], constant: -10, .lessThanOrEqual)
        }
        return variables
    }

    @Test func enoughStepsChangeNothing() {
        let (free, limited) = (Solver(), Solver())
        limited.remainingWork = 100_000_000
        let (one, two) = (row(of: 60, in: free), row(of: 60, in: limited))
        #expect(one.map { free.value(of: $0) } == two.map { limited.value(of: $0) })
        #expect(!limited.isExhausted && !free.isExhausted)
        #expect(limited.remainingWork < 100_000_000)
        #expect(free.remainingWork == .max)
    }

    @Test(arguments: [0, 1, 500, 5_000, 20_000, 60_000])
    func tooFewStepsEnd(_ steps: Int) {
        let results = (0..<2).map { _ in
            let solver = Solver()
            solver.remainingWork = steps
            let variables = row(of: 60, in: solver)
            let values = variables.map { solver.value(of: $0) }
            _ = variables.map { solver.isAmbiguous($0) }
            return (values, solver.isExhausted, solver.remainingWork, solver.checkInvariants())
        }
        #expect(results[0].0 == results[1].0, "the limit is one of steps, not of time")
        #expect(results[0].1, "\(steps) steps are too few")
        #expect(results[0].2 == 0)
        #expect(results[0].3 == [])
    }

    /// Whether other values exist is known before their whole range is.
    @Test func askingWhetherTakesLessThanAskingHowFar() throws {
        let solver = Solver()
        let content = try #require(Priority(750))
        let edges = (0...40).map { _ in solver.makeVariable() }
        for (left, right) in zip(edges, edges.dropFirst()) {
            solver.add([Term(right, 1), Term(left, -1)], constant: 0, .greaterThanOrEqual)
            solver.add([Term(right, 1), Term(left, -1)], constant: -100, .equal, priority: content)
        }
        for (edge, place) in [(edges[0], 0.0), (edges[40], 500)] {
            solver.add([Term(edge, 1)], constant: -place, .equal)
        }
        solver.solve()
        solver.remainingWork = 1_000_000_000
        let areAmbiguous = edges.map { edge in solver.isAmbiguous(edge) }
        let whether = 1_000_000_000 - solver.remainingWork
        let ranges = edges.map { edge in solver.range(of: edge) }
        let howFar = 1_000_000_000 - whether - solver.remainingWork
        #expect(areAmbiguous == ranges.map { range in range.lowerBound < range.upperBound })
        #expect(areAmbiguous.count(where: \.self) == 39 && 4 * whether < 3 * howFar, "\(whether) and \(howFar)")
    }

    @Test func variablesRestWhereTheyAre() {
        let solver = Solver()
        solver.remainingWork = 0
        let variables = row(of: 5, in: solver)
        #expect(variables.map { solver.value(of: $0) } == [0, 100, 200, 300, 400])
        solver.remainingWork = .max
        solver.setRestingValue(7, of: variables[4])
        #expect(solver.value(of: variables[4]) == 7)
        #expect(solver.value(of: variables[3]) <= 6)
    }

    @Test func conflictsEndToo() {
        let solver = Solver()
        solver.remainingWork = 20_000
        let variable = solver.makeVariable()
        for value in 0..<500 { solver.add([Term(variable, 1)], constant: Double(value), .equal) }
        #expect(solver.conflicts.count < 499)
        #expect(solver.isExhausted)
    }
}
