import Diagnostics
import Scene
import Typography

extension SVGRenderer {
    /// Draws a view in its own coordinate space: background, control, text, border and name.
    func drawLooks(of placed: PlacedView, into body: inout SVGBody) {
        let view = placed.view
        let bounds = Scene.Rectangle(x: 0, y: 0, width: view.frame.width, height: view.frame.height)
        drawBackground(of: placed, bounds: bounds, into: &body)
        drawControl(of: view, bounds: bounds, into: &body)
        for picture in view.pictures { draw(picture, into: &body) }
        if let text = view.text, view.showsText {
            draw(text, in: textArea(of: view, bounds: bounds), kind: view.kind, into: &body)
        } else if showsNames, placed.isLeaf, view.drawing.isEmpty, view.pictures.isEmpty, Self.canHoldName(view) {
            drawName(of: view, bounds: bounds, into: &body)
        }
    }

    private func drawBackground(of placed: PlacedView, bounds: Scene.Rectangle, into body: inout SVGBody) {
        let view = placed.view
        let radius = Self.cornerRadius(of: view)
        let corners = radius > 0 ? " rx=\"\(SVGText.number(radius))\"" : ""
        let fill = view.background.map { color in SVGColor.attributes("fill", color) } ?? "fill=\"none\""
        let stroke: String
        if view.border.width > 0 {
            stroke =
                SVGColor.attributes("stroke", view.border.color)
                + " stroke-width=\"\(SVGText.number(view.border.width))\""
        } else if placed.depth == 0 || !hasOutline(view) || Self.drawsItself(view) {
            stroke = "stroke=\"none\""
        } else {
            stroke =
                "stroke=\"\(body.palette.outline)\" stroke-width=\"0.5\""
                + (view.kind == .stackView ? " stroke-dasharray=\"3 3\"" : "")
        }
        if view.kind == .bar, view.background == nil, view.drawing.isEmpty, !showsOutlines {
            body.line("<rect \(SVGBody.attributes(of: bounds)) fill=\"\(body.palette.bar)\" fill-opacity=\"0.94\"/>")
            return
        }
        if view.background == nil, stroke == "stroke=\"none\"" { return }
        let inset = view.border.width / 2
        let frame = Scene.Rectangle(
            x: inset, y: inset, width: bounds.width - 2 * inset, height: bounds.height - 2 * inset)
        body.line("<rect \(SVGBody.attributes(of: frame))\(corners) \(fill) \(stroke)/>")
    }

    /// Text fields have round corners by default.
    private static func cornerRadius(of view: Scene.View) -> Double {
        let isField = view.kind == .textField && view.hasFrame || view.kind == .searchBar
        return isField ? max(view.border.cornerRadius, 5) : view.border.cornerRadius
    }

    /// Returns whether a view without a border is outlined.
    private func hasOutline(_ view: Scene.View) -> Bool {
        if view.kind == .textField { return view.hasFrame }
        return showsOutlines && Self.hasOutline(view.kind) && view.pictures.isEmpty
    }

    /// Returns whether a view without a border has an outline that makes its position visible.
    private static func hasOutline(_ kind: Scene.View.Kind) -> Bool {
        switch kind {
        case .label, .button, .switch, .slider, .progressView, .activityIndicator, .pageControl, .stepper, .decoration:
            false
        default: true
        }
    }

    /// Returns whether the drawing of a control is part of the scene.
    private static func drawsItself(_ view: Scene.View) -> Bool {
        view.kind == .segmentedControl && !view.drawing.isEmpty
    }

    private static func canHoldName(_ view: Scene.View) -> Bool {
        hasOutline(view.kind) && view.frame.height >= 12 && view.frame.width >= 24
    }

    private func drawName(of view: Scene.View, bounds: Scene.Rectangle, into body: inout SVGBody) {
        body.line(
            "<text x=\"\(SVGText.number(bounds.midX))\" y=\"\(SVGText.number(bounds.midY + 3.5))\" font-size=\"10\" "
                + "text-anchor=\"middle\" fill=\"\(body.palette.caption)\">\(XMLText.content(view.name ?? view.className))</text>"
        )
    }

    // MARK: Text

    /// Returns the area for the text of a view: inside the rounded border of a field, otherwise all of it.
    private func textArea(of view: Scene.View, bounds: Scene.Rectangle) -> Scene.Rectangle {
        if let area = view.textArea { return area }
        if view.kind == .searchBar {
            let field = Self.searchField(in: bounds)
            return .init(x: field.x + 28, y: field.y, width: max(0, field.width - 36), height: field.height)
        }
        let inset = view.kind == .textField ? 7.0 : view.kind == .textView ? 5.0 : 0
        return Scene.Rectangle(x: inset, y: 0, width: max(0, bounds.width - 2 * inset), height: bounds.height)
    }

    /// Draws lines of text in the middle of an area, as labels and controls show them, or from the top for a text view.
    func draw(_ text: Scene.Text, in area: Scene.Rectangle, kind: Scene.View.Kind, into body: inout SVGBody) {
        let lines = text.lines(shownBy: kind, within: Scene.Size(width: area.width, height: area.height))
        let height = text.lineHeight * Double(lines.count)
        // A line of the system font is 1.193 of its size high. Its baseline is 0.952 of the size below its top.
        let ascent = text.lineHeight * 0.798
        let top = kind == .textView ? area.y + 8 : area.y + (area.height - height) / 2
        let (x, anchor): (Double, String) =
            switch text.alignment {
            case .left, .justified: (area.x, "start")
            case .center: (area.midX, "middle")
            case .right: (area.maxX, "end")
            }
        let color =
            text.color.map { color in SVGColor.attributes("fill", color) }
            ?? "fill=\"\(Self.color(of: text, in: kind, body.palette))\""
        let weight = text.fontWeight == 400 ? "" : " font-weight=\"\(text.fontWeight)\""
        let style = text.isItalic ? " font-style=\"italic\"" : ""
        // A line is slightly higher than its letters, so small overflows are not clipped.
        let isTooHigh = top + height > area.maxY + area.height * 0.05 + 0.5
        let clip = isTooHigh && kind != .button ? body.clip(to: area) : ""
        body.open(
            "<g font-size=\"\(SVGText.number(text.fontSize))\"\(weight)\(style) text-anchor=\"\(anchor)\" \(color)\(clip)>"
        )
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let y = top + Double(index) * text.lineHeight + ascent
            write(line, wide: text.width(of: line), x: x, y: y, room: area.width, into: &body)
        }
        body.close("</g>")
    }

    /// Writes a line at its baseline, scaled down to the available width.
    private func write(_ line: String, wide width: Double, x: Double, y: Double, room: Double, into body: inout SVGBody)
    {
        let scale = width > room ? max(room, 0) / width : 1
        guard scale > 0 else { return }
        // A transform scales the text in every viewer. The viewer's font is seldom the measured one, so viewers that support it set the
        // text to the measured width.
        let place =
            scale == 1
            ? "x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\""
            : "transform=\"translate(\(point(x, y))) scale(\(SVGText.number(scale)) 1)\""
        body.line(
            "<text \(place) textLength=\"\(SVGText.number(width))\" lengthAdjust=\"spacingAndGlyphs\">"
                + "\(XMLText.content(line))</text>")
    }

    static let measure = FontTables()

    private static func color(of text: Scene.Text, in kind: Scene.View.Kind, _ palette: SVGPalette) -> String {
        if text.isPlaceholder { return palette.placeholder }
        return kind == .button || kind == .segmentedControl ? palette.tint : palette.text
    }
}
