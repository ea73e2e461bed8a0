import Simplex
import Testing

/// The expected solution of a system as one line.
struct ValueCase: CustomTestStringConvertible {
    let variables: String
    let constraints: [String]
    let values: String

    init(_ variables: String, _ constraints: [String], _ values: String) {
        self.variables = variables
        self.constraints = constraints
        self.values = values
    }

    var testDescription: String { "\(variables) | \(constraints.joined(separator: ", "))" }
}

@Suite struct SolverValueTests {
    static let values: [ValueCase] = [
        // Nothing decides: the resting value.
        ValueCase("x", [], "x=0"),
        ValueCase("x=7 y=-3", [], "x=7 y=-3"),
        ValueCase("x=7", ["0*x == 0"], "x=7"),
        ValueCase("x=7", ["x - x == 0"], "x=7"),
        // Required constraints.
        ValueCase("x", ["x == 10"], "x=10"),
        ValueCase("x", ["2*x == 10"], "x=5"),
        ValueCase("x", ["x + x == 10"], "x=5"),
        ValueCase("x y", ["x + y == 10", "x - y == 2"], "x=6 y=4"),
        ValueCase("x", ["x >= 10"], "x=10"),
        ValueCase("x=15", ["x >= 10"], "x=15"),
        ValueCase("x=15", ["x <= 10"], "x=10"),
        ValueCase("x=3", ["x <= 10", "x >= 5"], "x=5"),
        ValueCase("x", ["x >= 10", "x <= 10"], "x=10"),
        // One optional constraint, and two contradictory ones: the higher priority wins, whatever the errors are.
        ValueCase("x", ["x == 10 @1"], "x=10"),
        ValueCase("x", ["x == 10 @500", "x == 20 @501"], "x=20"),
        ValueCase("x", ["x == 10 @500.5", "x == 20 @500.25"], "x=10"),
        ValueCase("x", ["x <= 10", "x == 20 @999.999"], "x=10"),
        ValueCase("x", ["x >= 10 @750", "x == 4 @250"], "x=10"),
        ValueCase("x y", ["x + y == 100", "x == 80 @400", "y == 60 @300"], "x=80 y=20"),
        // Within one priority the sum of the absolute errors is minimized, so the median wins.
        ValueCase("x", ["x == 1 @500", "x == 2 @500", "x == 40 @500"], "x=2"),
        ValueCase("x y", ["x == 10 @500", "2*x + y == 40 @500", "y == 0"], "x=20 y=0"),
        // An inequality that holds has no error.
        ValueCase("x", ["x <= 10 @500", "x == 3 @1"], "x=3"),
        // A priority for each sign of the error.
        ValueCase("w", ["w == 50 @251/750", "w == 80 @500"], "w=80"),
        ValueCase("w", ["w == 50 @251/750", "w == 20 @500"], "w=50"),
        ValueCase("w", ["w == 50 @251/1000", "w == 20 @999"], "w=50"),
        ValueCase("w", ["w == 50 @1000/250", "w == 80 @999"], "w=50"),
        ValueCase("w", ["w == 50 @1000/250", "w == 20 @999"], "w=20"),
        // Ties go to the resting values, the last variable first.
        ValueCase("x y", ["x + y == 10"], "x=10 y=0"),
        ValueCase("x=2 y=3", ["x + y == 10"], "x=7 y=3"),
        ValueCase("x", ["x == 10 @500", "x == 20 @500"], "x=10"),
        ValueCase("x=17", ["x == 10 @500", "x == 20 @500"], "x=17"),
        ValueCase("x=99", ["x == 10 @500", "x == 20 @500"], "x=20"),
        ValueCase("v w", ["v + w == 300", "v == 50 @251/750", "w == 50 @251/750"], "v=250 w=50"),
        // Without terms.
        ValueCase("x", ["x == 1", "0 <= 5"], "x=1"),
        ValueCase("x", ["x == 1", "0 == 5 @500"], "x=1"),
        // Cycles and redundancy.
        ValueCase("x y z", ["x == y", "y == z", "z == x", "x == 4"], "x=4 y=4 z=4"),
        ValueCase("x y", ["x - y == 3", "2*x - 2*y == 6", "y - x == -3", "y == 1"], "x=4 y=1"),
        // Scales.
        ValueCase("x", ["0.000001*x == 2"], "x=2000000"),
        ValueCase("x y", ["1000000000*x == 5000000000", "0.000001*y == 0.000003"], "x=5 y=3"),
    ]

    @Test(arguments: values)
    func value(_ test: ValueCase) {
        let system = NamedSystem(test.variables, test.constraints)
        #expect(system.values == test.values)
        #expect(system.solver.conflicts.isEmpty)
        #expect(system.solver.checkInvariants() == [])
    }

    /// A target beyond a limit, though only by a rounding error, stops at the limit, wherever the variable was before.
    @Test(arguments: [(61.0, 100.0000000001, 100.0), (99, 59.9999999999, 60), (61, 99.9999999999, 99.9999999999)])
    func limitsHoldToTheLastBit(_ before: Double, _ restingValue: Double, _ value: Double) {
        let solver = Solver()
        let variable = solver.makeVariable(restingValue: before)
        solver.add([Term(variable)], constant: -60, .greaterThanOrEqual)
        solver.add([Term(variable)], constant: -100, .lessThanOrEqual)
        #expect(solver.value(of: variable) == before)
        solver.setRestingValue(restingValue, of: variable)
        #expect(solver.value(of: variable) == value)
        #expect(solver.checkInvariants() == [])
    }

    @Test func oneErrorOutranksThousandsBelow() {
        let system = NamedSystem("x", ["x == 0 @501"])
        for _ in 0..<5000 { system.add("x == 100 @500") }
        #expect(system.values == "x=0")
        system.add("x == 1 @500.5")
        #expect(system.values == "x=0")
    }

    /// Beale's example, on which the plain simplex method cycles: the minimum of -3/4 a + 150 b - 1/50 c + 6 d is -1/20 at a = 1/25, c = 1.
    @Test func bealesExampleEnds() {
        let system = NamedSystem(
            "a b c d",
            [
                "a >= 0", "b >= 0", "c >= 0", "d >= 0", "0.25*a - 60*b - 0.04*c + 9*d <= 0",
                "0.5*a - 90*b - 0.02*c + 3*d <= 0", "c <= 1", "-0.75*a + 150*b - 0.02*c + 6*d <= -1000 @500",
            ])
        #expect(system.values == "a=0.04 b=0 c=1 d=0")
    }

    /// The smallest Klee-Minty cube, all of whose vertices the largest-coefficient rule visits.
    @Test func kleeMintyCubeEnds() {
        let size = 8
        let system = NamedSystem((0..<size).map { "x\($0)" }.joined(separator: " "))
        var goal: [String] = []
        for row in 0..<size {
            let terms = (0..<row).map { "\(pow2(row - $0 + 1))*x\($0)" } + ["x\(row)"]
            var bound = 1.0
            for _ in 0...row { bound *= 5 }
            system.add("x\(row) >= 0")
            system.add("\(terms.joined(separator: " + ")) <= \(bound)")
            goal.append("\(pow2(size - 1 - row))*x\(row)")
        }
        system.add("\(goal.joined(separator: " + ")) >= 10000000 @500")
        #expect(system.solver.value(of: system["x\(size - 1)"]) == 390_625)
        #expect(system.solver.value(of: system["x0"]) == 0)
    }

    private func pow2(_ exponent: Int) -> Int { 1 << exponent }
}

@Suite struct SolverConflictTests {
    static let conflicts: [([String], String, String)] = [
        (["x == 1", "x == 2"], "1 of 0 1", "x=1"),
        (["x == 2", "x == 1"], "0 of 0 1", "x=1"),
        (["x >= 10", "x <= 5"], "0 of 0 1", "x=5"),
        (["x >= -10", "x <= -50"], "1 of 0 1", "x=-10"),
        (["x == 0", "x == 0", "x == 5"], "2 of 0 2", "x=0"),
        (["0 == 5"], "0 of 0", "x=0"),
        (["0*x >= 5", "x == 3"], "0 of 0", "x=3"),
        (["x - x == 1"], "0 of 0", "x=0"),
        // The optional constraints in between are not part of the conflict.
        (["x == 1", "x == 7 @999", "x == 2"], "2 of 0 2", "x=1"),
        // A relaxed constraint still outranks every optional one.
        (["x <= 10", "x >= 100", "x == 0 @999"], "1 of 0 1", "x=10"),
        // Only the required side of a constraint conflicts.
        (["x == 50 @1000/250", "x >= 60"], "1 of 0 1", "x=50"),
    ]

    @Test(arguments: conflicts)
    func conflict(_ constraints: [String], _ conflicts: String, _ values: String) {
        let system = NamedSystem("x", constraints)
        #expect(system.conflicts == conflicts)
        #expect(system.values == values)
        #expect(system.solver.checkInvariants() == [])
    }

    @Test func setIsMinimalAmongManyConstraints() {
        let system = NamedSystem("a b c d e")
        for text in ["a == 0", "b == a + 10", "c == b + 10", "d == c + 10", "e == d + 10", "a >= -5", "c <= 900"] {
            system.add(text)
        }
        let culprit = system.add("d == 100")
        #expect(system.conflicts == "7 of 0 1 2 3 7")
        #expect(system.values == "a=0 b=10 c=20 d=30 e=40")
        #expect(system.solver.error(of: culprit) == -70)
    }

    @Test func severalConflictsAreAllReported() {
        let system = NamedSystem("x y", ["x == 1", "x == 2", "y >= 9", "y <= 3"])
        #expect(system.conflicts == "1 of 0 1, 2 of 2 3")
        #expect(system.values == "x=1 y=3")
    }

    @Test func conflictEndsWithItsCause() {
        let system = NamedSystem("x", ["x == 1", "x == 2"])
        #expect(system.solver.conflicts.count == 1)
        system.solver.remove(system.identifiers[0])
        #expect(system.solver.conflicts.isEmpty)
        #expect(system.values == "x=2")
        system.add("x <= 0")
        #expect(system.solver.conflicts.count == 1)
        system.solver.setConstant(0, of: system.identifiers[1])
        #expect(system.solver.conflicts.isEmpty)
        #expect(system.values == "x=0")
        system.add("x == 70")
        #expect(system.solver.conflicts.count == 1)
        let wish = Priority(250) ?? .required
        system.solver.setPriority(positiveError: wish, negativeError: wish, of: system.identifiers[3])
        #expect(system.solver.conflicts.isEmpty)
    }

    @Test func callerChoosesWhatIsRelaxed() {
        let system = NamedSystem("x", ["x == 1", "x == 2"])
        #expect(system.values == "x=1")
        system.solver.chooseRelaxed = { $0[0] }
        #expect(system.conflicts == "0 of 0 1")
        #expect(system.values == "x=2")
    }

    @Test func ruleForConflictsMayLookButNotChange() {
        let system = NamedSystem("x y", ["x == 1", "x == 2", "y == 50"])
        let (solver, y) = (system.solver, system["y"])
        var answers: [Bool] = []
        solver.chooseRelaxed = { candidates in
            answers = [
                solver.constraint(candidates[0])?.constant == -1, solver.remove(candidates[0]),
                solver.setConstant(9, of: candidates[1]), solver.remove(y),
                solver.constraint(solver.add([Term(y)], constant: 0, .equal)) != nil,
                solver.value(of: solver.makeVariable(restingValue: 3)) == 3,
            ]
            return candidates[1]
        }
        #expect(system.conflicts == "1 of 0 1")
        #expect(answers == [true, false, false, false, false, false])
        #expect(system.values == "x=1 y=50")
        #expect(solver.checkInvariants() == [])
    }

    @Test func choiceOutsideTheConflictCountsAsNone() {
        let system = NamedSystem("x y", ["x == 1", "x == 2", "y == 50"])
        let stranger = system.identifiers[2]
        system.solver.chooseRelaxed = { _ in stranger }
        #expect(system.conflicts == "1 of 0 1")
        #expect(system.values == "x=1 y=50")
    }
}
