import Simplex
import Testing

/// The result depends only on the current constraints, neither on their order nor on their history.
@Suite struct HistoryPropertyTests {
    @Test func orderOfInsertionDoesNotMatter() {
        for seed in 0..<UInt64(propertyRounds) {
            var generator = SystemGenerator(seed: seed)
            let system = generator.system()
            let inOrder = ReferenceComparison(system)
            let order = system.lines.indices.shuffled(using: &generator.random)
            let shuffled = ReferenceComparison(system, order: order)
            let problem = inOrder.difference(from: shuffled)
            #expect(problem == nil, "seed \(seed), \(generator.kind), order \(order)\n\(system)")
        }
    }

    /// Seeds that found faults: optional constraints of one priority with coefficients of 1e-6 and 1e9.
    @Test(arguments: [14683, 21007])
    func orderThatFoundAFault(_ seed: UInt64) {
        var generator = SystemGenerator(seed: seed)
        let system = generator.system()
        let order = system.lines.indices.shuffled(using: &generator.random)
        let problem = ReferenceComparison(system).difference(from: ReferenceComparison(system, order: order))
        #expect(problem == nil, "order \(order)\n\(system)")
    }

    /// Seeds that found faults: coefficients of very different magnitude, conflicts that depended on the history of the component, and a
    /// step whose events were in the wrong order because of rounding.
    @Test(arguments: [4447, 6367, 22171, 67483, 91722, 7353, 8313, 13029, 20385, 134119])
    func editsThatFoundAFault(_ seed: UInt64) {
        var edited = EditedSystem(seed: seed)
        for _ in 0..<30 where edited.problems.isEmpty {
            edited.edit()
            edited.compareWithNewSolver()
        }
        #expect(edited.problems.isEmpty, "\(edited.comparison.system)")
    }

    @Test func sameInputGivesSameBits() {
        for seed in 0..<UInt64(propertyRounds / 4) {
            var generator = SystemGenerator(seed: seed)
            let system = generator.system()
            let bits = ReferenceComparison(system).values.map(\.bitPattern)
            #expect(bits == ReferenceComparison(system).values.map(\.bitPattern), "seed \(seed)\n\(system)")
        }
    }

    @Test func editsLeaveNoTrace() {
        for seed in 0..<UInt64(propertyRounds / 10) {
            var edited = EditedSystem(seed: seed)
            for step in 0..<30 {
                edited.edit()
                if step % 3 != 1 { edited.compareWithNewSolver() }
                if step % 4 != 1 { edited.compareChangedVariables() }
                #expect(edited.problems.isEmpty, "seed \(seed), step \(step)\n\(edited.comparison.system)")
                if !edited.problems.isEmpty { break }
            }
        }
    }

    @Test func turningBackAndForthLeavesNoTrace() {
        for seed in 0..<UInt64(propertyRounds / 10) {
            var edited = EditedSystem(seed: seed)
            for step in 0..<6 {
                edited.edit()
                edited.turnBackAndForth()
                #expect(edited.problems.isEmpty, "seed \(seed), step \(step)\n\(edited.comparison.system)")
                if !edited.problems.isEmpty { break }
            }
        }
    }

    @Test func movingOneConstantAboutLeavesNoTrace() {
        for seed in 0..<UInt64(propertyRounds / 10) {
            var edited = EditedSystem(seed: seed)
            for step in 0..<6 {
                edited.sweep()
                edited.edit()
                edited.compareWithNewSolver()
                #expect(edited.problems.isEmpty, "seed \(seed), step \(step)\n\(edited.comparison.system)")
                if !edited.problems.isEmpty { break }
            }
        }
    }

    @Test func questionsLeaveNoTrace() {
        for seed in 0..<UInt64(propertyRounds / 40) {
            var edited = EditedSystem(seed: seed)
            for step in 0..<30 {
                edited.edit()
                if step % 3 != 1 { edited.compareValuesAfterQuestions() }
                if step % 4 == 1 { edited.compareChangedVariables() }
                #expect(edited.problems.isEmpty, "seed \(seed), step \(step)\n\(edited.comparison.system)")
                if !edited.problems.isEmpty { break }
            }
        }
    }

    @Test func editedSystemsEqualTheReference() {
        for seed in 0..<UInt64(propertyRounds / 10) {
            var edited = EditedSystem(seed: seed)
            for step in 0..<12 {
                edited.edit()
                guard step % 3 == 2, let problems = try? edited.comparison.problems() else { continue }
                #expect(problems.isEmpty, "seed \(seed), step \(step)\n\(edited.comparison.system)")
                if !problems.isEmpty { break }
            }
        }
    }
}
