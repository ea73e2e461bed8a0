import Simplex
import Testing

/// Equations that a component was built with leave it and come back.
@Suite struct ReleaseTests {
    @Test(arguments: [2, 3, 5, 12, 30, 60])
    func equationsThatLeaveAndComeBackLeaveNoTrace(_ boxes: Int) {
        for seed in 0..<UInt64(max(12, propertyRounds / 2 / boxes)) {
            var system = DeterminedSystem(boxes: boxes, seed: seed)
            for step in 0..<24 {
                system.edit()
                // Two changes before a solve are not what one change after another is.
                if step % 5 == 3 { continue }
                let problems = system.problems(withRanges: step % 8 == 7)
                #expect(problems.isEmpty, "\(boxes) boxes, seed \(seed), step \(step)\n\(system.comparison.system)")
                if !problems.isEmpty { break }
            }
        }
    }

    @Test func whatIsLeftEqualsTheReference() {
        for seed in 0..<UInt64(propertyRounds / 10) {
            var system = DeterminedSystem(boxes: 2 + Int(seed % 3), seed: seed)
            for step in 0..<12 {
                system.edit()
                system.solver.solve()
                guard step % 3 == 2, let problems = try? system.comparison.problems() else { continue }
                #expect(problems.isEmpty, "seed \(seed), step \(step)\n\(system.comparison.system)")
                if !problems.isEmpty { break }
            }
        }
    }
}
