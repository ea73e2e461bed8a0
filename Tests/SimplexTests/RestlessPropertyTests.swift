import Simplex
import Testing

/// Variables without a resting value take an end of their range, whatever the history is.
@Suite struct RestlessPropertyTests {
    @Test(arguments: [
        (["x >= 10"], "x=10"), (["x <= 10"], "x=10"), (["x >= -10"], "x=-10"), (["x >= 10", "x <= 30"], "x=10"),
        (["x >= -30", "x <= -10"], "x=-30"), (["x <= 30", "x <= 20"], "x=20"), (["x >= 10", "x >= 20"], "x=20"),
        (["x <= 10 @250"], "x=10"), (["x >= 10 @250", "x <= 30 @500"], "x=10"),
        (["x <= 10 @250", "x <= 30 @500"], "x=10"), (["x == 10 @500", "x == 30 @500"], "x=10"),
    ])
    func oneVariable(_ constraints: [String], _ expected: String) {
        for order in [constraints, constraints.reversed()] {
            #expect(NamedSystem("x=none", order).values == expected)
        }
    }

    /// The variable `w` has the resting value 0, like a size; positions follow.
    @Test(arguments: [
        (["x + w <= 100"], "x=100 y=0 w=0"), (["x + w <= 100", "w == 30"], "x=70 y=0 w=30"),
        (["x >= 20", "x + w <= 100", "w == 30 @250"], "x=20 y=0 w=30"), (["x == 8 + w", "w <= 50"], "x=8 y=0 w=0"),
        (["y == 200", "x + w <= y - 8", "w == 30"], "x=162 y=200 w=30"),
        (["y >= x + w", "w == 30"], "x=-30 y=0 w=30"), (["w == 0.5*x", "w <= 30"], "x=0 y=0 w=0"),
        (["w == 10 - x", "w <= 30"], "x=10 y=0 w=0"), (["x - y == 20", "y <= 50"], "x=70 y=50 w=0"),
    ])
    func positionsAndASize(_ constraints: [String], _ expected: String) {
        for order in [constraints, constraints.reversed()] {
            #expect(NamedSystem("x=none y=none w", order).values == expected)
        }
    }

    /// An inequality that holds with slack can be the first lower bound.
    @Test func boundsComeAndGo() {
        let solver = Solver()
        let x = solver.makeVariable(restingValue: nil)
        solver.add([Term(x)], constant: -100, .lessThanOrEqual)
        #expect(solver.value(of: x) == 100)
        let lower = solver.add([Term(x)], constant: -20, .greaterThanOrEqual)
        #expect(solver.value(of: x) == 20)
        solver.remove(lower)
        #expect(solver.value(of: x) == 100)
        solver.setRestingValue(40, of: x)
        #expect(solver.value(of: x) == 40)
        solver.setRestingValue(nil, of: x)
        #expect((solver.value(of: x), solver.restingValue(of: x)) == (100, 0))
    }

    @Test func answersEqualTheReference() {
        var overflows = 0
        for seed in 0..<UInt64(propertyRounds) {
            var generator = SystemGenerator(seed: seed)
            let system = generator.restlessSystem()
            do {
                let problems = try ReferenceComparison(system).problems()
                #expect(problems.isEmpty, "seed \(seed), \(generator.kind)\n\(system)")
            } catch {
                overflows += 1
            }
        }
        #expect(overflows * 50 <= propertyRounds, "\(overflows) systems were too long for the reference")
    }

    @Test func orderOfInsertionDoesNotMatter() {
        for seed in 0..<UInt64(propertyRounds) {
            var generator = SystemGenerator(seed: seed)
            let system = generator.restlessSystem()
            let order = system.lines.indices.shuffled(using: &generator.random)
            let problem = ReferenceComparison(system).difference(from: ReferenceComparison(system, order: order))
            #expect(problem == nil, "seed \(seed), \(generator.kind), order \(order)\n\(system)")
        }
    }

    @Test func editsLeaveNoTrace() {
        for seed in 0..<UInt64(propertyRounds / 10) {
            var edited = EditedSystem(seed: seed, hasRestless: true)
            for step in 0..<30 {
                edited.edit()
                if step % 3 != 1 { edited.compareWithNewSolver() }
                if step % 4 == 1 { edited.sweep() }
                if step % 5 == 1 { edited.compareValuesAfterQuestions() }
                #expect(edited.problems.isEmpty, "seed \(seed), step \(step)\n\(edited.comparison.system)")
                if !edited.problems.isEmpty { break }
            }
        }
    }

    @Test func editedSystemsEqualTheReference() {
        for seed in 0..<UInt64(propertyRounds / 10) {
            var edited = EditedSystem(seed: seed, hasRestless: true)
            for step in 0..<12 {
                edited.change()
                guard step % 3 == 2, let problems = try? edited.comparison.problems() else { continue }
                #expect(problems.isEmpty, "seed \(seed), step \(step)\n\(edited.comparison.system)")
                if !problems.isEmpty { break }
            }
        }
    }
}
