import Simplex
import Testing

/// Required equations of two terms (doubletons), which become links without a list of roots.
@Suite struct TwoTermTests {
    struct Case: CustomTestStringConvertible {
        /// The equations: two variables with their coefficients, and the sum that they have.
        var equations: [(Int, Double, Int, Double, Double)]
        var values: [Double]
        var conflictCount = 0

        var testDescription: String { "\(equations)" }
    }

    static let cases = [
        // Both variables are undetermined, and one becomes a constant later.
        Case(equations: [(0, 1, 1, -1, -8), (0, 1, 2, -1, 3), (2, 1, 2, 1, 4)], values: [5, 13, 2]),
        // One is a constant.
        Case(equations: [(0, 2, 0, 2, 12), (1, 1, 0, -1, 0), (0, 1, 2, 0.5, 4)], values: [3, 3, 2]),
        // All are constants, and the equation holds or not.
        Case(equations: [(0, 1, 0, 1, 2), (1, 1, 1, 1, 4), (0, 1, 1, 1, 3), (2, 4, 2, 4, 0)], values: [1, 2, 0]),
        Case(equations: [(0, 1, 0, 1, 2), (1, 1, 1, 1, 4), (0, 1, 1, 1, 0)], values: [1, -1, 0], conflictCount: 1),
        // The first variable is eliminated because of the small coefficient, although the second one is younger; then the second.
        Case(equations: [(0, 1, 1, 0.01, 2), (1, 1, 1, 1, 200)], values: [1, 100, 0]),
        Case(equations: [(1, 0.01, 0, 1, 2), (0, 1, 0, 1, 2)], values: [1, 100, 0]),
        // The same roots twice: the equation is redundant, determines both, or conflicts.
        Case(equations: [(0, 1, 1, -1, 0), (0, 2, 1, -2, 0), (0, 1, 1, 1, 6)], values: [3, 3, 0]),
        Case(equations: [(0, 1, 1, -1, 0), (1, 1, 0, -1, 1), (0, 1, 1, 1, 6)], values: [3, 3, 0], conflictCount: 1),
        Case(equations: [(0, 1, 0, -1, 0), (1, 1, 1, -1, 0)], values: [0, 0, 0]),
    ]

    @Test(arguments: cases)
    func valuesFollow(_ given: Case) {
        let solver = Solver()
        let variables = (0..<3).map { _ in solver.makeVariable() }
        for (first, factor, second, other, sum) in given.equations {
            solver.add([Term(variables[first], factor), Term(variables[second], other)], constant: -sum, .equal)
        }
        #expect(variables.map { solver.value(of: $0) } == given.values)
        #expect(solver.conflicts.count == given.conflictCount)
        #expect(solver.checkInvariants() == [])
    }
}
