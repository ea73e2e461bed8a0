import Diagnostics
import Scene

extension SweepChart {
    private static let width = 840.0
    private static let margin = 40.0
    private static let row = 40.0

    /// Returns charts below each other as an SVG document.
    ///
    /// A line marks each device, and its title element names the devices.
    public static func svg(of charts: [SweepChart]) -> String {
        var body = SVGBody()
        var y = margin
        for chart in charts {
            body.open("<g transform=\"translate(\(SVGText.number(margin)) \(SVGText.number(y)))\">")
            chart.draw(into: &body)
            body.close("</g>")
            y += chart.height + margin
        }
        let size = "\(SVGText.number(width + 2 * margin))\" height=\"\(SVGText.number(y))"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(size)" font-family="-apple-system, system-ui, sans-serif">
            <rect width="100%" height="100%" fill="#ffffff"/>
            \(body.text)</svg>

            """
    }

    private var height: Double { 64 + Double(max(1, bars.count)) * Self.row }

    private func x(_ value: Int) -> Double {
        let share = Double(value - range.lowerBound) / Double(max(1, range.count))
        return Self.width * min(1, max(0, share))
    }

    private func draw(into body: inout SVGBody) {
        body.line(Self.text(title, x: 0, y: 0, size: 14, color: "#1d1d1f", weight: " font-weight=\"600\""))
        var end = -1.0
        for mark in marks {
            let place = x(mark.value)
            let names = mark.devices.isEmpty ? mark.label : "\(mark.label): \(mark.devices.listed())"
            body.line(
                "<line x1=\"\(SVGText.number(place))\" y1=\"40\" x2=\"\(SVGText.number(place))\" "
                    + "y2=\"\(SVGText.number(height))\" stroke=\"#d2d2d7\"><title>\(XMLText.content(names))</title></line>"
            )
            guard place > end else { continue }
            body.line(Self.text(mark.label, x: place, y: 34, size: 10, color: "#6e6e73"))
            end = place + 6.5 * Double(mark.label.count) + 4
        }
        if bars.isEmpty { body.line(Self.text("No findings.", x: 0, y: 60, size: 12, color: "#1d1d1f")) }
        for (index, bar) in bars.enumerated() {
            let top = 52 + Double(index) * Self.row
            body.line(Self.text(bar.label, x: 0, y: top + 8, size: 12, color: "#1d1d1f"))
            for interval in bar.intervals {
                let left = x(interval.lowerBound)
                let frame = Scene.Rectangle(
                    x: left, y: top + 14, width: max(1, x(interval.upperBound + 1) - left), height: 12)
                body.line(
                    "<rect \(SVGBody.attributes(of: frame)) rx=\"2\" fill=\"\(bar.isError ? "#ff3b30" : "#ff9500")\"/>")
            }
        }
    }

    private static func text(
        _ text: String, x: Double, y: Double, size: Double, color: String, weight: String = ""
    ) -> String {
        "<text x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\" font-size=\"\(SVGText.number(size))\" "
            + "fill=\"\(color)\"\(weight)>\(XMLText.content(text))</text>"
    }
}
