import Simplex
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The number of random systems in each property test: 250, or the value of `PLUMB_PROPERTY_ROUNDS`.
let propertyRounds = getenv("PLUMB_PROPERTY_ROUNDS").flatMap { Int(String(cString: $0)) } ?? 250

/// Random systems, compared with the exact reference level by level.
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

    /// Seeds that found faults.
    static let found: [UInt64] = [
        // Coefficients of 1e-6 beside 1e9: missed and spurious conflicts, optional constraints without effect.
        4231, 4279, 8647, 9979, 12211, 17323,
        // Degenerate vertices: a resting value was reported as deciding a variable.
        7720, 8608, 9772, 9820, 12124, 18988, 34755, 1373, 48668, 60568, 100516,
        // A single possible value that rounding made two.
        40396, 45832,
        // A step that ended exactly at a breakpoint continued because of rounding, up to a required bound.
        108998,
        // The end of a range, reached through values so large that their rounding errors remained.
        173430,
    ]

    @Test(arguments: found)
    func seedThatFoundAFault(_ seed: UInt64) throws {
        var generator = SystemGenerator(seed: seed)
        let system = generator.system()
        #expect(try ReferenceComparison(system).problems() == [], "\(system)")
    }
}
