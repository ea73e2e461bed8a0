import Testing

@testable import LayoutTools

@Suite struct RatioTests {
    private static let table: [(Double, String?)] = [
        (2.5, "5:2"), (1.826_815_642_458_100_6, "327:179"), (2, "2:1"), (1.0 / 3, "1:3"), (16.0 / 9, "16:9"),
        (9_999, "9999:1"), (10_000, nil), (0.333, "333:1000"), (1.826_815_6, nil), (0.000_01, nil), (-1.5, nil),
        (0, nil), (.infinity, nil), (.nan, nil), (.leastNonzeroMagnitude, nil),
    ]

    @Test(arguments: table)
    func numbersAreWrittenAsRatios(_ value: Double, _ markup: String?) { #expect(Ratio(value)?.markup == markup) }

    /// A ratio that is written is read as the same number.
    @Test func everyRatioOfPointsIsFound() {
        for width in stride(from: 1.0, through: 400, by: 3.5) {
            for height in stride(from: 1.0, through: 400, by: 7.5) {
                let ratio = Ratio(width / height)
                #expect(ratio.map { Double($0.dividend) / Double($0.divisor) } == width / height, "\(width):\(height)")
            }
        }
    }
}
