import Simplex
import Testing

/// The worked example of Documentation/Solver.md, as it stands there.
@Suite struct WorkedExampleTests {
    @Test func twoLabelsSideBySide() throws {
        let solver = Solver()
        let (x0, w0) = (solver.makeVariable(), solver.makeVariable())
        let (x1, w1) = (solver.makeVariable(), solver.makeVariable())
        let (hugging, first, second) = try (
            #require(Priority(250)), #require(Priority(751)), #require(Priority(750))
        )
        solver.add([Term(x0)], constant: 0, .equal)
        solver.add([Term(x1), Term(x0, -1), Term(w0, -1)], constant: -8, .equal)
        let end = solver.add([Term(x1), Term(w1)], constant: -100, .equal)
        solver.add([Term(w0)], constant: -60, .equal, positiveError: hugging, negativeError: first)
        solver.add([Term(w1)], constant: -50, .equal, positiveError: hugging, negativeError: second)
        #expect([x0, w0, x1, w1].map { solver.value(of: $0) } == [0, 60, 68, 32])
        #expect(!solver.isAmbiguous(w0))
        solver.setConstant(-150, of: end)
        #expect([x0, w0, x1, w1].map { solver.value(of: $0) } == [0, 92, 100, 50])
        #expect(solver.isAmbiguous(w0))
    }
}
