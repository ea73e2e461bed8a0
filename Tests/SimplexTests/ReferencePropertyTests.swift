import Simplex
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// How many random systems each property tries: 1,000, or the value of PLUMB_PROPERTY_ROUNDS.
let propertyRounds = getenv("PLUMB_PROPERTY_ROUNDS").flatMap { Int(String(cString: $0)) } ?? 1000

/// Random systems against the exact reference, level by level.
@Suite struct ReferencePropertyTests {
    @Test func answersEqualTheReference() {
        var overflows = 0
        for seed in 0..<UInt64(propertyRounds) {
            var generator = SystemGenerator(seed: seed)
            let system = generator.system()
            do {
                let problems = try ReferenceComparison(system).problems()
                #expect(problems.isEmpty, "seed \(seed), \(generator.kind)\n\(system)")
            } catch {
                overflows += 1
            }
        }
        #expect(overflows * 50 <= propertyRounds, "\(overflows) systems were too long for the reference")
    }
}
