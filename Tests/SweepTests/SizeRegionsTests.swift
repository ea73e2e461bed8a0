import Sweep
import Testing

/// The search over functions whose regions are known.
@Suite struct SizeRegionsTests {
    /// A layout with numbers that bend at lines, and one that jumps.
    private struct Screen: PlanePoint {
        let width: Double
        let height: Double
        /// Whether the jump is a limit, or only the layouts show it.
        let predictsJump: Bool

        private var jump: Double { predictsJump ? width - 599.5 : 1 }

        var numbers: [Double] { [max(100, width - 200), min(height, width / 2), width < 599.5 ? 10 : 20 + height] }
        var quantities: [Double] { [width - 300, height - width / 2, jump] }

        func limits() -> [ClosedRange<Double>] {
            quantities.map { value in value > 0 ? 0...Double.infinity : -Double.infinity...0 }
        }

        func sharesRegion(with other: Screen) -> Bool {
            zip(quantities, other.quantities).allSatisfy { one, other in
                (one > 0) == (other > 0) && (one < 0) == (other < 0)
            }
        }
    }

    private func regions(predictsJump: Bool, mostLayouts: Int = 2_000) -> SizeRegions<Screen> {
        SizeRegions(
            from: SIMD2(375, 667), widths: 280...1400, heights: 280...1400, tolerance: 0.25, mostLayouts: mostLayouts
        ) { width, height in Screen(width: width, height: height, predictsJump: predictsJump) }
    }

    @Test(arguments: [true, false]) func everySizeHasItsNumbers(predictsJump: Bool) {
        let found = regions(predictsJump: predictsJump)
        for width in stride(from: 280.0, through: 1400, by: 20) {
            for height in stride(from: 280.0, through: 1400, by: 35) {
                let region = found.region(width: width, height: height)
                let numbers = region?.numbers.map { line in line.value(at: SIMD2(width, height)) } ?? []
                let expected = Screen(width: width, height: height, predictsJump: predictsJump).numbers
                #expect(numbers.count == 3, "\(width) × \(height)")
                #expect(zip(numbers, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(width) × \(height)")
            }
        }
        #expect(found.layoutCount < 300, "\(found.layoutCount)")
        #expect(found.regions.count <= 12, "\(found.regions.count)")
    }

    @Test func aSearchEndsAtItsLimit() {
        let found = regions(predictsJump: true, mostLayouts: 20)
        #expect(found.layoutCount < 60)
        #expect(found.region(width: 375, height: 667) != nil)
    }
}
