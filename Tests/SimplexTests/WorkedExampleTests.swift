import Testing

@testable import Simplex

/// The examples of Documentation/Solver.md, as they are printed there.
@Suite struct WorkedExampleTests {
    @Test func inAProgram() {
        let solver = Solver()
        let (left, width) = (solver.makeVariable(), solver.makeVariable())
        let edge = solver.add([Term(left)], constant: -20, .equal)
        solver.add([Term(left), Term(width)], constant: -300, .lessThanOrEqual)
        solver.add([Term(width)], constant: -400, .equal, priority: .defaultHigh)
        #expect(solver.value(of: width) == 280)
        solver.setConstant(-50, of: edge)
        #expect(solver.value(of: width) == 250)
        solver.remove(edge)
        #expect(solver.value(of: left) == -100)
        solver.add([Term(left)], .greaterThanOrEqual)
        let minimum = solver.add([Term(width)], constant: -500, .greaterThanOrEqual)
        #expect(solver.conflicts.map(\.description) == ["#0.1, #1, #3 cannot all hold; #3 is relaxed"])
        solver.setPriority(.defaultLow, of: minimum)
        #expect(solver.conflicts.isEmpty && solver.value(of: width) == 300)
    }

    @Test func withOperators() {
        let solver = Solver()
        let (left, width) = (solver.makeVariable(), solver.makeVariable())
        solver.add(left >= 20)
        solver.add(left + width <= 300)
        solver.add(width == 2 * left | .weak)
        solver.suggest(value: 150, for: width)
        #expect(solver.value(of: width) == 150)
        solver.suggest(value: 400, for: width)
        #expect(solver.value(of: width) == 280)
        #expect(solver.description.split(separator: "\n").last == "#3: x1 - 400 == 0 @750")
        let names = [left: "left", width: "width"]
        #expect(
            solver.lpText { names[$0] ?? "" } == """
                Minimize
                 obj: over_3 + under_3
                Subject To
                 c0: left >= 20
                 c1: left + width <= 300
                 c2: width - 2 left - over_2 + under_2 = 0
                 c3: width - over_3 + under_3 = 400
                Bounds
                 left free
                 width free
                End

                """)
    }

    @Test(arguments: [
        (
            Constraint([Term(Variable(index: 1)), Term(Variable(index: 0), -1)], constant: -8, .equal),
            "x1 - x0 - 8 == 0"
        ),
        (Constraint([Term(Variable(index: 3), 0.5)], constant: 2, .lessThanOrEqual), "0.5 * x3 + 2 <= 0"),
        (Constraint([Term(Variable(index: 3), -2)], .greaterThanOrEqual, priority: .defaultLow), "-2 * x3 >= 0 @250"),
        (Constraint([], .equal), "0 == 0"),
        (
            Constraint(
                [Term(Variable(index: 2))], constant: -60, .equal, positiveErrorPriority: .defaultLow,
                negativeErrorPriority: .defaultHigh), "x2 - 60 == 0 @+250 @-750"
        ),
    ])
    func constraintsReadAsTheyAreWritten(_ constraint: Constraint, _ text: String) {
        #expect(constraint.description == text)
    }

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
