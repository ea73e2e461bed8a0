import Simplex
import Testing

/// Constraints that are written with operators, edit variables, and the contents of a solver.
@Suite struct ExpressionTests {
    private static let (x, y, z) = (Variable.at(0), Variable.at(1), Variable.at(2))

    @Test(
        arguments: [
            (x + 2 * y <= 10, "x0 + 2 * x1 - 10 <= 0"),
            (x + 2 * y <= 10 | .strong, "x0 + 2 * x1 - 10 <= 0 @750"),
            (x + 2 * y <= 10 | .strong(0.5), "x0 + 2 * x1 - 10 <= 0 @875"),
            (x + 2 * y - z / 4 + 1 >= 3 * (x - y) | .weak, "x0 + 2 * x1 - 0.25 * x2 - 3 * x0 + 3 * x1 + 1 >= 0 @250"),
            (x == y, "x0 - x1 == 0"), (x == 5, "x0 - 5 == 0"), (5 == x, "-x0 + 5 == 0"),
            (-x >= -(y + 2), "-x0 + x1 + 2 >= 0"),
            (2 * x == y * 3, "2 * x0 - 3 * x1 == 0"), (3 - x <= 2 * (y + 1) | .medium, "-x0 - 2 * x1 + 1 <= 0 @500"),
            ((x >= 1) | .defaultLow, "x0 - 1 >= 0 @250"), (1 <= x | .strong, "-x0 + 1 <= 0 @750"),
            ((x + y) * 2 >= z - 4 | .required, "2 * x0 + 2 * x1 - x2 + 4 >= 0"), (x - x == 0, "x0 - x0 == 0"),
            (10 >= x, "-x0 + 10 >= 0"), (x <= y, "x0 - x1 <= 0"), (x >= y + 8, "x0 - x1 - 8 >= 0"),
            (x == .nan, "x0 + nan == 0"), (Term(x, 2) + Term(y, -1) == 0.5 | .weak(0.5), "2 * x0 - x1 - 0.5 == 0 @375"),
        ] as [(Constraint, String)])
    func operatorsBuildConstraints(_ constraint: Constraint, _ text: String) { #expect(constraint.description == text) }

    @Test(arguments: [
        (Priority.strong(0), 750), (.strong, 750), (.medium, 500), (.weak, 250), (.weak(0.1), 275), (.strong(0.2), 800),
        (.strong(1), 999.75), (.strong(.infinity), 999.75), (.medium(-3), 500), (.weak(.nan), 250),
        (.medium(9), 749.75),
    ])
    func strengthsStayBetweenTheirNeighbors(_ priority: Priority, _ value: Double) { #expect(priority.value == value) }

    @Test func badNumbersAndVariablesCountAsAbsent() {
        let solver = Solver()
        let x = solver.makeVariable()
        let usable = solver.add(x == 3)
        let absent = [
            solver.add(x == .nan), solver.add(x / 0 == 1), solver.add(.infinity * x <= 1),
            solver.add(x + Variable.at(7) >= 4),
        ]
        #expect(solver.invalidConstraints == absent && solver.constraints == [usable] + absent)
        #expect(solver.value(of: x) == 3 && solver.value(of: 2 * x + 1 - Variable.at(7)) == 7)
        #expect(solver.checkInvariants() == [])
    }

    // MARK: Suggestions

    @Test func suggestionsFollow() {
        let system = NamedSystem("left width", ["left >= 20", "left + width <= 300", "width == 100 @250"])
        let (solver, width) = (system.solver, system["width"])
        #expect(solver.suggest(value: 150, for: width))
        #expect(system.values == "left=20 width=150")
        #expect(solver.suggest(value: 900, for: width))
        #expect(system.values == "left=20 width=280")
        #expect(solver.suggest(value: 60, for: width, priority: .weak(0.5)))
        #expect(system.values == "left=20 width=60" && solver.constraints.count == 4)
        #expect(solver.suggestion(for: width).flatMap(solver.constraint)?.description == "x1 - 60 == 0 @375")
        #expect(solver.endSuggestion(for: width) && !solver.endSuggestion(for: width))
        #expect(system.values == "left=20 width=100" && solver.suggestion(for: width) == nil)
        #expect(solver.checkInvariants() == [])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e101])
    func badSuggestionsHaveNoEffect(_ value: Double) {
        let system = NamedSystem("x", ["x == 4 @1"])
        #expect(!system.solver.suggest(value: value, for: system["x"]) && system.solver.constraints.count == 1)
        #expect(system.solver.suggest(value: 7, for: system["x"]))
        #expect(!system.solver.suggest(value: value, for: system["x"]) && system.values == "x=7")
        for unknown in [-1, 1, Int32.max] { #expect(!system.solver.suggest(value: 1, for: .at(unknown))) }
    }

    @Test func suggestionsEndWithTheirConstraintAndVariable() throws {
        let system = NamedSystem("x y")
        let (solver, y) = (system.solver, system["y"])
        solver.suggest(value: 7, for: y)
        #expect(!solver.remove(y), "a constraint mentions it")
        solver.remove(try #require(solver.suggestion(for: y)))
        #expect(solver.suggestion(for: y) == nil && solver.value(of: y) == 0)
        #expect(solver.remove(y) && !solver.suggest(value: 1, for: y) && !solver.endSuggestion(for: y))
        #expect(solver.makeVariable() == y && solver.suggestion(for: y) == nil)
        #expect(solver.suggest(value: 8, for: y) && solver.value(of: y) == 8)
    }

    @Test func suggestionsWaitWhileAConflictIsDecided() {
        let system = NamedSystem("x", ["x == 1", "x == 2"])
        let (solver, x) = (system.solver, system["x"])
        var answers: [Bool] = []
        solver.chooseRelaxed = { [unowned solver] ids in
            answers.append(solver.suggest(value: 9, for: x))
            return ids[0]
        }
        #expect(solver.value(of: x) == 2 && answers == [false] && solver.constraints.count == 2)
        #expect(solver.suggest(value: 9, for: x) && solver.value(of: x) == 2 && solver.suggestion(for: x) != nil)
    }

    // MARK: Contents

    @Test func descriptionListsTheSystem() {
        let solver = Solver()
        let (left, width) = (solver.makeVariable(), solver.makeVariable(restingValue: nil))
        let (gone, right) = (solver.makeVariable(), solver.makeVariable(restingValue: -1.5))
        let removed = solver.add(left == 9)
        solver.remove(gone)
        solver.add(left + width == right)
        solver.add(width == 400 | .strong)
        solver.remove(removed)
        solver.add(right <= .nan)
        solver.add([Term(width)], constant: -60, .equal, positiveError: .defaultLow, negativeError: .defaultHigh)
        #expect(solver.variables == [left, width, right] && !solver.contains(gone) && !solver.contains(removed))
        #expect(
            solver.description == """
                x0 rests at 0
                x1 has no resting value
                x3 rests at -1.5
                #0.1: x3 + nan <= 0, absent
                #1: x0 + x1 - x3 == 0
                #2: x1 - 400 == 0 @750
                #3: x1 - 60 == 0 @+250 @-750
                """)
        let names = [left: "left", width: "width", right: "right"]
        #expect(
            solver.description { names[$0] ?? "" }.split(separator: "\n").dropFirst(4).first
                == "#1: left + width - right == 0")
        #expect(Solver().description.isEmpty && (2 * left - width + 4).description == "2 * x0 - x1 + 4")
    }
}

extension Variable {
    /// The variable at an index, in whatever solver.
    static func at(_ index: Int32) -> Variable { Solver().makeVariables(count: 1).advanced(by: index) }
}
