import Sweep
import Testing

/// The walk over functions whose changes are known.
@Suite struct SizeSweepTests {
    /// A layout with one number, which bends at some positions, and findings at some values of it.
    private struct Bend: SweepPoint {
        let position: Int
        /// The bends, in order, each with the slope from there on.
        let bends: [(position: Double, slope: Double)]
        /// The intervals of the number with a finding.
        let limits: [ClosedRange<Double>]
        /// Whether the end of a region is predicted correctly.
        let predicts: Bool

        private var region: Int { bends.count { bend in bend.position <= Double(position) } }

        private func value(at position: Double) -> Double {
            var (value, last, slope) = (0.0, 0.0, 1.0)
            for bend in bends where bend.position <= position {
                value += slope * (bend.position - last)
                (last, slope) = (bend.position, bend.slope)
            }
            return value + slope * (position - last)
        }

        private func findings(of value: Double) -> [Int] {
            limits.indices.filter { index in limits[index].contains(value) }
        }

        var findings: [Int] { findings(of: value(at: Double(position))) }

        func sharesRegion(with other: Bend) -> Bool { region == other.region }

        func isOnLine(through near: Bend, to far: Bend) -> Bool { true }

        func end(onLineThrough near: Bend, in positions: ClosedRange<Int>) -> Int? {
            guard predicts else { return nil }
            return positions.first { place in
                bends.count { bend in bend.position <= Double(place) } != region
            }
        }

        func firstChange(onLineTo far: Bend) -> Int? {
            let (from, to) = (value(at: Double(position)), value(at: Double(far.position)))
            let steps = far.position - position
            return (1...steps).first { step in
                findings(of: from + (to - from) * Double(step) / Double(steps)) != findings
            }.map { step in position + step }
        }
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    @Test(arguments: [true, false]) func theWalkFindsWhatEveryPositionShows(predicts: Bool) {
        var generator = Generator(state: 88_172_645_463_325_252)
        var (layouts, regions) = (0, 0)
        for _ in 0..<200 {
            let count = Int.random(in: 0...9, using: &generator)
            let places = (0..<count).map { _ in Double.random(in: 280...1400, using: &generator) }.sorted()
            let bends = places.map { place in (place, Double.random(in: -1...1, using: &generator)) }
            let limits = (0..<3).map { _ in
                let low = Double.random(in: 200...800, using: &generator)
                return low...low + Double.random(in: 0...100, using: &generator)
            }
            let layOut = { position in Bend(position: position, bends: bends, limits: limits, predicts: predicts) }
            let walk = SizeSweep(over: 280...1400, layOut: layOut)
            let all = SizeSweep(everyPositionOf: 280...1400, layOut: layOut)
            #expect(walk.findings == all.findings)
            for finding in all.findings { #expect(walk.intervals(of: finding) == all.intervals(of: finding)) }
            #expect(walk.stretches.map(\.positions) == all.stretches.map(\.positions))
            layouts += walk.layoutCount
            regions += count + all.stretches.count
        }
        #expect(Double(layouts) / Double(regions) < (predicts ? 3.5 : 12))
    }

    @Test(arguments: [280...280, 280...281, 280...282]) func shortRangesAreLaidOutCompletely(range: ClosedRange<Int>) {
        let walk = SizeSweep(over: range) { position in
            Bend(position: position, bends: [(280.5, -1)], limits: [280...281], predicts: true)
        }
        #expect(walk.intervals(of: 0) == [range.clamped(to: 280...281)])
        #expect(walk.layoutCount == range.count)
    }

    @Test func intervalsJoinAcrossOtherFindings() {
        let walk = SizeSweep(over: 0...100) { position in
            Bend(position: position, bends: [], limits: [10...50, 20...30], predicts: true)
        }
        #expect(walk.intervals(of: 0) == [10...50])
        #expect(walk.intervals(of: 1) == [20...30])
        #expect(walk.intervals(of: 2).isEmpty)
    }
}
