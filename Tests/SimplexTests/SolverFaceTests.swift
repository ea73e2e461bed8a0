import Simplex
import Testing

@Suite struct SolverStorageTests {
    @Test func placesOfRemovedVariablesAreGivenOutAgain() {
        let system = NamedSystem("a b c=5")
        #expect(system.solver.remove(system["b"]))
        #expect(!system.solver.remove(system["b"]))
        #expect(system.solver.makeVariable(restingValue: 3).index == 1)
        #expect(system.solver.makeVariable().index == 3)
        #expect(system.solver.value(of: system["c"]) == 5)
        #expect(system.solver.checkInvariants() == [])
    }

    /// Indices of removed variables are not reused, since variables that are made together have consecutive ones.
    @Test func variablesMadeAtOnceFollowOneAnother() {
        let system = NamedSystem("a b c=5")
        #expect(system.solver.remove(system["a"]))
        let first = system.solver.makeVariables(count: 3)
        #expect(first.index == 3)
        #expect(system.solver.makeVariables(count: 2).index == 6)
        system.solver.add([Term(first.advanced(by: 2)), Term(first, -1)], constant: -4, .equal)
        #expect(system.solver.isMentioned(first) && !system.solver.isMentioned(first.advanced(by: 1)))
        #expect(system.solver.value(of: first.advanced(by: 2)) - system.solver.value(of: first) == 4)
        for none in [0, -1, .min] { #expect(system.solver.makeVariables(count: none).index < 0) }
        #expect(!system.solver.isMentioned(system["a"]))
        #expect(system.solver.value(of: system["c"]) == 5)
        #expect(system.solver.checkInvariants() == [])
    }

    @Test func constraintsThatNamedAPlaceBeforeItWasTakenCountThen() {
        let system = NamedSystem("x y=5")
        #expect(system.solver.remove(system["x"]))
        let id = system.solver.add([Term(system["x"]), Term(system["y"])], constant: -3, .equal)
        system.solver.solve()
        #expect(system.solver.invalidConstraints == [id])
        let again = system.solver.makeVariable(restingValue: 9)
        #expect(again == system["x"])
        #expect(system.solver.invalidConstraints == [])
        #expect(system.solver.value(of: again) == -2)
        #expect(system.solver.value(of: system["y"]) == 5)
        #expect(system.solver.checkInvariants() == [])
    }

    @Test(arguments: [false, true])
    func constraintsThatNamedAVariableBeforeItWasMadeCountThen(_ isRemoved: Bool) {
        let system = NamedSystem("x")
        let next = system["x"].advanced(by: 2)
        let id = system.solver.add([Term(next), Term(system["x"])], constant: -3, .equal)
        system.solver.solve()
        #expect(system.solver.invalidConstraints == [id])
        _ = system.solver.makeVariable()
        #expect(system.solver.makeVariables(count: 2) == next)
        #expect(system.solver.isMentioned(next) && !system.solver.isMentioned(next.advanced(by: 1)))
        #expect(system.solver.invalidConstraints == [] && system.solver.value(of: system["x"]) == 3)
        if isRemoved { system.solver.remove(id) }
        #expect(system.solver.isMentioned(next) == !isRemoved)
        system.solver.add([Term(next)], constant: -2, .equal)
        #expect(system.solver.value(of: next) == 2)
        #expect(system.solver.value(of: system["x"]) == (isRemoved ? 0 : 1))
        #expect(system.solver.checkInvariants() == [])
    }

    @Test func mentionedVariableStays() {
        let system = NamedSystem("x", ["x == 4 @1"])
        #expect(!system.solver.remove(system["x"]))
        #expect(system.values == "x=4")
        system.solver.remove(system.identifiers[0])
        #expect(system.solver.remove(system["x"]))
    }

    @Test func identifiersOfRemovedConstraintsAreNotGivenOutAgain() {
        let system = NamedSystem("x", ["x == 1", "x == 2 @500"])
        let first = system.identifiers[0]
        #expect(system.solver.remove(first))
        let second = system.add("x == 3")
        #expect(second != first)
        #expect(!system.solver.remove(first))
        #expect(!system.solver.setConstant(9, of: first))
        #expect(!system.solver.setPriority(positiveError: .required, negativeError: .required, of: first))
        #expect(system.solver.constraint(first) == nil)
        #expect(system.solver.error(of: first) == 0)
        #expect(system.values == "x=3")
    }

    @Test func constraintsOfAnotherSolverAreUnknown() {
        let system = NamedSystem("x", ["x == 1"])
        let other = NamedSystem("x y", ["x == 1", "y == 2", "x >= y @4"])
        for id in other.identifiers.dropFirst() {
            #expect(!system.solver.remove(id))
            #expect(!system.solver.setConstant(1, of: id))
            #expect(system.solver.constraint(id) == nil)
            #expect(system.solver.error(of: id) == 0)
        }
        #expect(system.solver.value(of: other["y"]) == 0)
        #expect(system.solver.range(of: other["y"]) == 0...0)
        #expect(!system.solver.isAmbiguous(other["y"]))
        #expect(system.solver.constraintsDeciding(other["y"]) == [])
        #expect(!system.solver.remove(other["y"]))
        system.solver.setRestingValue(4, of: other["y"])
        #expect(system.values == "x=1")
    }

    @Test func constraintIsGivenBackAsItIsHeld() {
        let system = NamedSystem("x y")
        let constraint = system.constraint("2*x + y - x == 10 @251/750")
        let id = system.solver.add(constraint)
        #expect(system.solver.constraint(id) == constraint)
        system.solver.setConstant(-7, of: id)
        system.solver.setPriority(positiveError: .required, negativeError: Priority(1) ?? .required, of: id)
        let changed = system.solver.constraint(id)
        #expect(changed?.terms == constraint.terms)
        #expect(changed?.constant == -7)
        #expect(changed?.positiveErrorPriority == .required)
        #expect(changed?.negativeErrorPriority.value == 1)
    }

    @Test func termsAreCopiedFromMemoryOfTheCallers() {
        let system = NamedSystem("x y", ["x == 3"])
        var terms = [Term(system["y"]), Term(system["x"], -8)]
        let id = terms.withUnsafeBufferPointer { system.solver.add($0, constant: 1, .equal) }
        let expected = terms
        terms[1].coefficient = 5
        #expect(system.solver.constraint(id)?.terms == expected)
        #expect(system.values == "x=3 y=23")
        let none = system.solver.add(UnsafeBufferPointer<Term>(start: nil, count: 0), constant: 2, .equal)
        #expect(system.solver.conflicts.map(\.relaxed) == [none])
    }

    @Test func everythingCanBeTakenApart() {
        let system = NamedSystem("a b c", ["a == 1", "b == a + 2", "c >= b", "c == 0 @500", "a == 9"])
        system.solver.solve()
        for id in system.identifiers.reversed() {
            #expect(system.solver.remove(id))
            #expect(system.solver.checkInvariants() == [])
        }
        #expect(system.values == "a=0 b=0 c=0")
        for name in system.names { #expect(system.solver.remove(system[name])) }
        #expect(system.solver.takeChangedVariables() == [])
        #expect(system.solver.checkInvariants() == [])
        #expect(system.solver.conflicts.isEmpty)
    }

    @Test func emptySolverAnswers() {
        let solver = Solver()
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.takeChangedVariables() == [])
        #expect(solver.invalidConstraints == [])
        #expect(solver.checkInvariants() == [])
    }
}

@Suite struct SolverInvalidInputTests {
    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func constraintWithANumberThatIsNotFiniteCountsAsAbsent(_ number: Double) {
        let system = NamedSystem("x", ["x == 1"])
        let coefficient = system.solver.add(Constraint([Term(system["x"], number)], .equal))
        let constant = system.solver.add(Constraint([Term(system["x"])], constant: number, .equal))
        #expect(system.solver.invalidConstraints == [coefficient, constant])
        #expect(system.values == "x=1")
        #expect(system.solver.conflicts.isEmpty)
        #expect(system.solver.error(of: constant) == 0)
        #expect(system.solver.checkInvariants() == [])
        #expect(!system.solver.remove(system["x"]))
        system.solver.setConstant(-2, of: constant)
        #expect(system.solver.invalidConstraints == [coefficient])
        #expect(system.solver.conflicts.count == 1)
        system.solver.setConstant(number, of: system.identifiers[0])
        #expect(system.values == "x=2")
        #expect(system.solver.conflicts.isEmpty)
        #expect(system.solver.remove(coefficient))
        #expect(system.solver.checkInvariants() == [])
    }

    /// Before it is solved, a new constraint may become invalid and valid again, whether it has an index of its own or reuses that of a
    /// removed one.
    @Test(
        arguments: [(false, false), (false, true), (true, false), (true, true)],
        [[Double.nan], [.nan, -3], [-2, .nan, -3], [.nan, -3, .infinity], [.nan, -2, .nan, -3]])
    func newConstraintsMayStopToCountAndCountAgain(_ history: (isSolved: Bool, takesPlace: Bool), _ constants: [Double])
    {
        let system = NamedSystem("x y", ["y == 1", "x - y >= -100"])
        let (solver, last) = (system.solver, constants.last ?? 0)
        if history.isSolved { solver.solve() }
        if history.takesPlace { solver.remove(system.identifiers[1]) }
        let id = solver.add([Term(system["x"])], constant: -1, .equal)
        for constant in constants { solver.setConstant(constant, of: id) }
        #expect(system.values == (last.isFinite ? "x=\(NamedSystem.text(-last)) y=1" : "x=0 y=1"))
        #expect(solver.invalidConstraints == (last.isFinite ? [] : [id]))
        #expect(solver.conflicts.isEmpty && solver.checkInvariants() == [])
        #expect(solver.remove(id) && system.values == "x=0 y=1")
        #expect(solver.invalidConstraints == [] && solver.checkInvariants() == [])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func restingValueThatIsNotFiniteChangesNothing(_ number: Double) {
        let solver = Solver()
        let variable = solver.makeVariable(restingValue: number)
        #expect(solver.value(of: variable) == 0)
        solver.setRestingValue(6, of: variable)
        solver.setRestingValue(number, of: variable)
        #expect(solver.value(of: variable) == 6)
    }

    @Test func constraintOnARemovedVariableCountsAsAbsent() {
        let system = NamedSystem("x y")
        let gone = system["y"]
        system.solver.remove(gone)
        let id = system.solver.add(Constraint([Term(system["x"]), Term(gone)], constant: -5, .equal))
        #expect(system.solver.invalidConstraints == [id])
        #expect(system.solver.value(of: system["x"]) == 0)
        #expect(system.solver.checkInvariants() == [])
        #expect(system.solver.remove(id))
        #expect(system.solver.checkInvariants() == [])
    }

    @Test(arguments: [0, -1, 1000.001, Double.nan, .infinity])
    func priorityOutsideTheScaleIsNone(_ value: Double) {
        #expect(Priority(value) == nil)
    }
}

@Suite struct SolverResultTests {
    @Test func changesAreThoseSinceTheLastCall() {
        let system = NamedSystem("a b c", ["a == 1", "b == a + 1"])
        func taken() -> [String] {
            system.solver.takeChangedVariables().compactMap { changed in system.names.first { system[$0] == changed } }
        }
        #expect(taken() == ["a", "b", "c"])
        #expect(taken() == [])
        system.solver.setConstant(-5, of: system.identifiers[0])
        #expect(taken() == ["a", "b"])
        system.solver.setConstant(-6, of: system.identifiers[0])
        system.solver.solve()
        system.solver.setConstant(-5, of: system.identifiers[0])
        #expect(taken() == [])
        system.solver.setConstant(-3, of: system.identifiers[1])
        #expect(taken() == ["b"])
        system.solver.setRestingValue(8, of: system["c"])
        #expect(taken() == ["c"])
        system.make("d", restingValue: 2)
        #expect(taken() == ["d"])
        system.solver.remove(system["c"])
        #expect(taken() == [])
    }

    static let errors: [(String, Double)] = [
        ("x == 3", 0.0), ("x == 5", -2), ("x == 1", 2), ("x >= 1", 0), ("x >= 5", -2), ("x <= 5", 0), ("x <= 1", 2),
        ("2*x == 5", 1),
    ]

    @Test(arguments: errors)
    func errorIsSigned(_ text: String, _ error: Double) {
        let system = NamedSystem("x", ["x == 3", "\(text) @500"])
        #expect(system.solver.error(of: system.identifiers[1]) == error)
        #expect(system.solver.error(of: system.identifiers[0]) == 0)
    }

    static let ranges: [([String], Double, Double)] = [
        (["x == 3"], 3.0, 3.0),
        ([], -Double.infinity, .infinity),
        (["x >= 3"], 3, .infinity),
        (["x <= 3"], -.infinity, 3),
        (["x >= 3", "x <= 9"], 3, 9),
        (["x == 3 @500", "x == 9 @500"], 3, 9),
        (["x == 3 @500", "x == 9 @501"], 9, 9),
        (["x + y == 10", "y >= 0", "x >= 0"], 0, 10),
        (["x + y == 10", "y == 4 @20"], 6, 6),
        (["x == y"], -.infinity, .infinity),
    ]

    @Test(arguments: ranges)
    func range(_ constraints: [String], _ lower: Double, _ upper: Double) {
        let system = NamedSystem("x y", constraints)
        #expect(system.solver.range(of: system["x"]) == lower...upper)
        #expect(system.solver.isAmbiguous(system["x"]) == (lower < upper))
    }

    static let deciding: [([String], [Int])] = [
        (["x == 3"], [0]),
        ([], []),
        (["x == y", "y == 4", "z == 9"], [0, 1]),
        (["x >= 3", "x == 1 @500"], [0]),
        (["x >= 3", "x == 5 @500"], [1]),
        (["x + y == 10", "y >= 4", "x == 100 @500", "z == x"], [0, 1]),
        (["x == 3 @500", "x == 9 @501"], [1]),
    ]

    @Test(arguments: deciding)
    func decidingConstraints(_ constraints: [String], _ numbers: [Int]) {
        let system = NamedSystem("x y z", constraints)
        #expect(system.numbers(of: system.solver.constraintsDeciding(system["x"])) == numbers)
    }

    /// Resting values are stored from the first variable on whose resting value is not 0.
    @Test func restingValuesOfAnyVariables() {
        let solver = Solver()
        let variables = (0..<40).map { _ in solver.makeVariable() } + [solver.makeVariable(restingValue: 7)]
        #expect(variables.map { solver.restingValue(of: $0) } == Array(repeating: 0, count: 40) + [7])
        solver.setRestingValue(5, of: variables[20])
        solver.setRestingValue(0, of: variables[40])
        solver.remove(variables[30])
        let again = solver.makeVariable(restingValue: 3)
        #expect(again == variables[30])
        let expected = (0..<41).map { $0 == 20 ? 5.0 : $0 == 30 ? 3 : 0 }
        #expect(variables.map { solver.restingValue(of: $0) } == expected)
        #expect(variables.map { solver.value(of: $0) } == expected)
        #expect(solver.checkInvariants() == [])
    }

    @Test func restingValueMovesOnlyWhatIsLeftOpen() {
        let system = NamedSystem("x y", ["x == 10", "y >= x"])
        system.solver.setRestingValue(50, of: system["x"])
        system.solver.setRestingValue(50, of: system["y"])
        #expect(system.values == "x=10 y=50")
        system.solver.setRestingValue(3, of: system["y"])
        #expect(system.values == "x=10 y=10")
    }

    /// After a thousand changes of constants the values are those of a new solver.
    @Test func editsDoNotDrift() {
        let system = NamedSystem(
            "a b w", ["a == 7.3", "b == a + 0.1", "w >= 3*b @750", "w == 11.7 @500", "w + a <= 90.9"])
        for step in 0..<1000 {
            system.solver.setConstant(-Double(step % 37) * 1.7, of: system.identifiers[0])
            system.solver.solve()
        }
        system.solver.setConstant(-7.3, of: system.identifiers[0])
        let new = NamedSystem(
            "a b w", ["a == 7.3", "b == a + 0.1", "w >= 3*b @750", "w == 11.7 @500", "w + a <= 90.9"])
        #expect(system.values == new.values)
        #expect(system.solver.value(of: system["w"]) == new.solver.value(of: new["w"]))
    }

    /// Constraints with numbers at the limits of a double are ignored, and the rest is solved.
    @Test func scalesThatComeToNothingDoNotTrap() {
        let solver = Solver()
        let variables = (0..<6).map { _ in solver.makeVariable() }
        for (variable, next) in zip(variables, variables.dropFirst()) {
            solver.add([Term(next, 1e90), Term(variable, -1e-90)], constant: 0, .equal)
        }
        for variable in variables {
            #expect(solver.value(of: variable) == 0)
            #expect(solver.range(of: variable).contains(0))
            _ = solver.constraintsDeciding(variable)
        }
        #expect(solver.conflicts.isEmpty)
        // The product of five ratios of 1e180 overflows. So no value can be checked, and the solver says so.
        #expect(solver.isDoubtful)
        #expect(solver.checkInvariants().allSatisfy { broken in broken.contains("value of held entity") })
    }

    @Test func hugeNumbersDoNotTrap() {
        let solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let huge = Double.greatestFiniteMagnitude
        let strange = [
            solver.add(Constraint([Term(x, huge), Term(y, huge)], constant: huge, .equal)),
            solver.add(Constraint([Term(x, huge), Term(y, -huge)], constant: -huge, .equal)),
            solver.add(Constraint([Term(x, .leastNonzeroMagnitude)], constant: huge, .lessThanOrEqual)),
        ]
        solver.add(Constraint([Term(x)], constant: -4, .equal))
        #expect(solver.value(of: x) == 4)
        #expect(solver.conflicts.isEmpty)
        #expect(Set(solver.invalidConstraints) == Set(strange))
    }

    @Test func whatMayChange() {
        let solver = Solver()
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let left = solver.add(Constraint([Term(x)], constant: -4, .equal))
        solver.add(Constraint([Term(y), Term(z, -1)], constant: -4, .greaterThanOrEqual))
        let may = { [x, y, z].map(solver.mayChange) }
        #expect(may() == [true, true, true])
        solver.solve()
        #expect(may() == [false, false, false])
        solver.setConstant(-5, of: left)
        #expect(may() == [true, false, false] && solver.value(of: x) == 5)
        solver.setRestingValue(3, of: z)
        #expect(may() == [false, true, true])
        solver.watchChanges()
        solver.solve()
        let loose = solver.add(Constraint([Term(x)], constant: -90, .lessThanOrEqual))
        #expect(may() == [true, false, false])
        solver.solve()
        #expect(may() == [false, false, false])
        solver.remove(loose)
        #expect(may() == [true, false, false])
        solver.add(Constraint([Term(x), Term(z, -1)], .equal))
        #expect(may() == [true, true, true] && solver.value(of: z) == 5)
        let large = Solver()
        let foreign = (0..<9).map { _ in large.makeVariable() }
        #expect(!solver.mayChange(foreign[8]))
    }
}
