import Renderers
import Testing

@Suite struct SweepChartTests {
    private static let chart = SweepChart(
        title: "Main.storyboard: Sign <In>", range: 280...1400,
        marks: [
            .init(value: 280, label: "280"), .init(value: 375, label: "375", devices: ["iPhone 6", "iPhone X"]),
            .init(value: 390, label: "390", devices: ["iPhone 12"]),
            .init(value: 768, label: "768", devices: ["iPad Air 2"]), .init(value: 1400, label: "1400"),
        ],
        bars: [
            .init(label: "Conflict at widths 280 to 359.", isError: true, intervals: [280...359]),
            .init(
                label: "Clipped text at widths 400 and 1386 to 1400.", isError: false,
                intervals: [400...400, 1386...1400]),
        ])

    @Test func barsLieUnderTheRuler() {
        #expect(
            Self.chart.text(columns: 60, isColored: false) == """
                280  375                  768                           1400
                ┴────┴────────────────────┴────────────────────────────────┴
                Conflict at widths 280 to 359.
                ████▒·······················································
                Clipped text at widths 400 and 1386 to 1400.
                ······▒····················································▒

                """)
    }

    @Test(arguments: [1, 20, 79, 500]) func everyWidthOfATerminalIsPossible(columns: Int) {
        for line in Self.chart.text(columns: columns, isColored: true).split(separator: "\n") {
            #expect(line.hasPrefix("C") || line.count <= max(20, min(columns, 120)) + 9)
        }
    }

    /// A range with fewer values than columns has columns for each value.
    @Test func shortRangesAreShown() {
        let chart = SweepChart(
            title: "", range: 0...11, marks: [.init(value: 0, label: "xs"), .init(value: 11, label: "ax5")],
            bars: [.init(label: "Clipped text at text sizes ax1 to ax5.", isError: false, intervals: [7...11])])
        let bar = chart.text(columns: 80, isColored: false).split(separator: "\n")[3]
        #expect(bar.count == 20 && bar.hasPrefix("···") && bar.hasSuffix("████"))
    }

    @Test(arguments: [
        "<rect x=\"0\" y=\"66\" width=\"59.946\" height=\"12\" rx=\"2\" fill=\"#ff3b30\"/>", "Sign &lt;In",
        "<title>375: iPhone 6 and iPhone X</title>", ">Clipped text at widths 400 and 1386 to 1400.</text>",
    ])
    func theDrawingHasTheParts(part: String) { #expect(SweepChart.svg(of: [Self.chart]).contains(part)) }

    @Test func aChartWithoutBarsSaysSo() {
        let chart = SweepChart(title: "a", range: 1...2, marks: [], bars: [])
        #expect(chart.text(columns: 80, isColored: false) == "")
        #expect(SweepChart.svg(of: [chart]).contains("No findings."))
    }
}
