import Testing

@testable import Simplex

/// Cells in which all constraints hold, or in which one optional constraint yields.
@Suite struct FittingTests {
    /// Two texts side by side in a row, the second at the trailing edge.
    private static let row = [
        "x0 == 20", "w0 == 80 @250/751", "x1 >= x0 + w0 + 8", "w1 == 60 @250/750", "x1 + w1 == W - 20",
    ]

    private static let cases: [(variables: String, constraints: [String], values: String)] = [
        // All constraints are met.
        ("x", ["x == 7 @500"], "x=7"),
        ("x", ["x <= 7 @250", "x >= 7 @750"], "x=7"),
        ("x y", ["x == 7 @500", "y == x + 3"], "x=7 y=10"),
        ("x y z", ["z == x + y", "x == 7 @500", "y == 8 @2"], "x=7 y=8 z=15"),
        ("x y z", ["z == x + y @400", "x == 7 @500", "y == 8 @2"], "x=7 y=8 z=15"),
        ("x y z u", ["u == z + x", "z == x + y", "x == 7 @500", "y == 8 @2"], "x=7 y=8 z=15 u=22"),
        ("x y", ["x == 7 @500", "y == 8 @500", "x + y <= 16", "x <= 8", "y >= 7 @3"], "x=7 y=8"),
        ("x y", ["-2*x == -14 @500", "-2*y <= -16 @250", "-2*y >= -16 @3"], "x=7 y=8"),
        ("W x0 w0 x1 w1", row + ["W == 400 @999"], "W=400 x0=20 w0=80 x1=320 w1=60"),
        // One column deviates from its desired value.
        ("W x0 w0 x1 w1", row + ["W == 180 @999"], "W=180 x0=20 w0=80 x1=108 w1=52"),
        ("x y", ["x == 7 @500", "y == 8 @400", "x + y <= 14"], "x=7 y=7"),
        ("x y", ["x == 7 @500", "y == 8 @400", "x - 2*y >= -7"], "x=7 y=7"),
        ("x y", ["x == 7 @500", "y == 8 @400/600", "x + y <= 14"], "x=6 y=8"),
        ("x y", ["x == 7 @500", "y == 8 @400", "x + y <= 14", "y <= 20", "y >= 6"], "x=7 y=7"),
        ("x y z", ["x == 7 @500", "y == 8 @400", "z == x + y", "z + x <= 21"], "x=7 y=7 z=14"),
        ("x y z", ["x == 7 @500", "y == 8 @400", "z == x + 2*y", "z - y <= 14"], "x=7 y=7 z=21"),
        ("x y z", ["x == 7 @500", "y == 8 @400", "z == x + y", "z <= 14"], "x=7 y=7 z=14"),
        // The constraint that forces the change, or one on the way, has no slack, or it is not the only one.
        ("x y", ["x == 7 @500", "y == 8 @500", "x + y <= 15"], "x=7 y=8"),
        ("x y", ["x == 7 @500", "y == 8 @500", "x <= 7", "x + y <= 14"], "x=7 y=7"),
        ("x y", ["x == 7 @500", "y == 8 @400", "x + y <= 12", "y >= 6"], "x=6 y=6"),
        ("x y", ["x == 7 @500", "y == 8 @400", "x + y <= 14", "y >= 7"], "x=7 y=7"),
        ("x y", ["x == 7 @500", "y == 8 @400", "x + y <= 14", "y >= 7.5 @450"], "x=7 y=7"),
        ("x y", ["x == 7 @500", "y == 8 @400", "x + y <= 14 @450"], "x=7 y=7"),
        ("x y", ["x == 7 @500", "y == 8 @400", "x + y <= 14", "x + 2*y <= 20"], "x=7 y=6.5"),
        ("x y z", ["x == 7 @500", "y == 8 @400", "z == x + y @300", "z <= 14"], "x=7 y=8 z=14"),
        (
            "x y z u", ["x == 7 @500", "y == 8 @600", "z == x + y @550", "u == z - x", "u + y <= 14"],
            "x=7 y=8 z=13 u=6"
        ),
        // Equations decide all values.
        ("x", ["x == 3"], "x=3"),
        ("x y", ["x == 3", "y == x + 4", "y >= 2", "x == 5 @500"], "x=3 y=7"),
        // A coefficient that the program ignores.
        ("x y", ["x == 7 @500", "y == 8 @400", "x + 1e-13*y <= 6"], "x=6 y=8"),
        // Another constraint contradicts it, or nothing determines the value.
        ("x", ["x == 7 @500", "x == 8 @400"], "x=7"),
        ("x", ["x >= 7 @500"], "x=7"),
        ("x y", ["x + y == 15 @500"], "x=15 y=0"),
        ("x y", ["x == 7 @500", "y == 8 @400", "x + y == 15 @3"], "x=7 y=8"),
        ("x y", ["x == 7 @500", "y == 8 @400", "x + y == 15 @3", "x - y == -1 @3"], "x=7 y=8"),
    ]

    @Test(arguments: cases)
    func yields(
        _ test: (variables: String, constraints: [String], values: String)
    ) {
        let system = NamedSystem(test.variables, test.constraints)
        #expect(system.values == test.values)
        #expect(system.solver.checkInvariants() == [])
        #expect(system.solver.conflicts.isEmpty)
    }

    /// A query leaves the values as they were.
    @Test func questionsHaveAnswers() {
        let system = NamedSystem("W x0 w0 x1 w1", Self.row + ["W == 180 @999"])
        let solver = system.solver
        #expect(!solver.isAmbiguous(system["w1"]))
        #expect(solver.range(of: system["w1"]) == 52...52)
        #expect(system.numbers(of: solver.constraintsDeciding(system["w1"])) == [0, 1, 2, 4, 5])
        #expect(system.values == "W=180 x0=20 w0=80 x1=108 w1=52")
    }

    /// The last width decides, whatever the widths before it.
    @Test(
        arguments: [
            ([400, 300, 250], 60), ([180, 400, 170], 42), ([400, 180], 52),
            // There is no room for the first text either, which has the higher compression resistance.
            ([400, 100], 0), ([400, 100, 400], 60),
        ] as [([Double], Double)])
    func edits(_ widths: [Double], _ last: Double) {
        let system = NamedSystem("W x0 w0 x1 w1", Self.row + ["w1 >= 0", "W == 500 @999"])
        for width in widths {
            system.solver.setConstant(-width, of: system.identifiers[6])
            #expect(system.solver.value(of: system["W"]) == width)
        }
        #expect(system.solver.value(of: system["w1"]) == last)
        #expect(system.solver.checkInvariants() == [])
    }

    @Test func constraintsComeAndGo() {
        let system = NamedSystem("W x0 w0 x1 w1", Self.row + ["W == 400 @999"])
        let limit = system.add("w1 <= 50 @800")
        #expect(system.values == "W=400 x0=20 w0=80 x1=330 w1=50")
        system.solver.remove(limit)
        #expect(system.values == "W=400 x0=20 w0=80 x1=320 w1=60")
        system.add("w1 == w0")
        #expect(system.values == "W=400 x0=20 w0=80 x1=300 w1=80")
        system.add("w1 == 70")
        #expect(system.values == "W=400 x0=20 w0=70 x1=310 w1=70")
        system.add("W == 60")
        #expect(system.solver.conflicts.count == 1)
        #expect(system.solver.checkInvariants() == [])
    }

    /// Without sufficient steps no solution is found.
    @Test func withoutStepsNothingIsFound() {
        let system = NamedSystem("x", ["x == 7 @500"])
        system.solver.remainingWork = 16 + 96
        #expect(system.values == "x=0")
        #expect(system.solver.isExhausted)
    }

    // MARK: Random systems

    /// Columns with optional positions, sums of some of them, and bounds with more or less slack.
    private static func system(seed: UInt64) -> ExactSystem {
        var random = SeededGenerator(seed: seed)
        let (count, priorities) = (random.integer(2...4), [250.0, 500, 750, 999])
        let sizes = (0..<count).map { _ in random.integer(2...20) * 5 }
        var system = ExactSystem(restingValues: [])
        func add(
            _ terms: [Int: Rational], _ constant: Int, _ relation: Relation, _ positive: Double, _ negative: Double
        ) {
            system.lines.append(
                ExactSystem.Line(
                    terms: terms, constant: Rational(constant), relation: relation, positive: positive,
                    negative: negative))
        }
        for column in 0..<count {
            let (hugging, resistance) = (random.pick(priorities), random.pick(priorities))
            let size = -sizes[column]
            if random.once(in: 3) {
                add([column: Rational(1)], size, .lessThanOrEqual, hugging, 1000)
                add([column: Rational(-1)], -size, .lessThanOrEqual, resistance, 1000)
            } else {
                add([column: Rational(1)], size, .equal, hugging, resistance)
            }
            if random.once(in: 3) {
                add([column: Rational(1)], size + random.integer(-1...4) * 5, .greaterThanOrEqual, 0, 1000)
            }
        }
        func sum(_ terms: inout [Int: Rational]) -> Int {
            var total = 0
            for column in 0..<count where random.once(in: 2) || terms.isEmpty {
                let factor = random.pick([-1, 1, 1, 2])
                terms[column] = Rational(factor)
                total += factor * sizes[column]
            }
            return total
        }
        // A variable that other variables determine, and a bound for it or for some of them.
        for sumIndex in 0..<random.integer(0...2) {
            var terms: [Int: Rational] = [:]
            _ = sum(&terms)
            terms[count + sumIndex] = Rational(-1)
            let priority = random.once(in: 4) ? random.pick(priorities) : 1000
            add(terms, random.integer(-4...4) * 5, .equal, priority, priority)
        }
        let variableCount = (system.lines.flatMap { Array($0.terms.keys) }.max() ?? 0) + 1
        for _ in 0..<random.integer(0...3) {
            var terms: [Int: Rational] = [:]
            let total = sum(&terms)
            if variableCount > count, random.once(in: 2) { terms[variableCount - 1] = Rational(random.pick([-1, 1])) }
            let isUpper = random.once(in: 2)
            let room = random.integer(-3...12) * 5
            let priority = random.once(in: 6) ? random.pick(priorities) : 1000
            add(
                terms, isUpper ? -total - room : -total + room, isUpper ? .lessThanOrEqual : .greaterThanOrEqual,
                priority,
                priority)
        }
        system.restingValues = (0..<variableCount).map { _ in Rational(random.integer(-2...20) * 5) }
        return system
    }

    @Test func valuesEqualTheReference() throws {
        for seed in 0..<UInt64(propertyRounds) {
            let comparison = ReferenceComparison(Self.system(seed: seed))
            #expect(comparison.solver.checkInvariants() == [], "seed \(seed)\n\(comparison.system)")
            #expect(try comparison.problems() == [], "seed \(seed)\n\(comparison.system)")
        }
    }

    /// As below, but with questions instead of checked invariants.
    @Test func editsLeaveNoTraceUnwatched() {
        for seed in 0..<UInt64(propertyRounds / 10) {
            var edited = EditedSystem(Self.system(seed: seed), seed: seed)
            for step in 0..<16 where edited.problems.isEmpty {
                edited.change()
                if step % 3 == 1 { edited.compareValuesWithNewSolver() }
                if step % 7 == 5 { edited.compareValuesAfterQuestions() }
                #expect(edited.problems.isEmpty, "seed \(seed), step \(step)\n\(edited.comparison.system)")
            }
        }
    }

    @Test func editsLeaveNoTrace() {
        for seed in 0..<UInt64(propertyRounds / 10) {
            var edited = EditedSystem(Self.system(seed: seed), seed: seed)
            for step in 0..<12 where edited.problems.isEmpty {
                switch step % 3 {
                case 0: edited.sweep()
                case 1: edited.edit()
                default: edited.turnBackAndForth()
                }
                edited.compareWithNewSolver()
                #expect(edited.problems.isEmpty, "seed \(seed), step \(step)\n\(edited.comparison.system)")
            }
        }
    }
}
