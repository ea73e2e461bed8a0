import Diagnostics
import Scene

extension Scene.View {
    /// Returns everything about the view that does not depend on the size, for the script of a live page.
    ///
    /// Usual values are left out.
    func look(
        drawnBy renderer: SVGRenderer, _ appearance: Scene.Appearance, _ definitions: inout SVGDefinitions
    ) -> JSONValue {
        var members: [(String, JSONValue)] = [("kind", .string(kind.rawValue))]
        func add(_ key: String, _ value: JSONValue?) { if let value { members.append((key, value)) } }
        if isHidden { add("hidden", .bool(true)) }
        if clipsToBounds { add("clips", .bool(true)) }
        if opacity < 1 { add("opacity", .number(opacity)) }
        if boundsOrigin.x != 0 || boundsOrigin.y != 0 {
            add("origin", .array([.number(boundsOrigin.x), .number(boundsOrigin.y)]))
        }
        add("fill", background.map(Self.css))
        if border.width > 0 { add("border", .array([.number(border.width), Self.css(border.color)])) }
        if border.cornerRadius > 0 { add("radius", .number(border.cornerRadius)) }
        if hasFrame, kind == .textField { add("framed", .bool(true)) }
        let shown = pictures.filter { picture in picture.content != .missing }
        if shown.isEmpty { add("picture", pictures.first.map { picture in .string(picture.name) }) }
        var drawings: [JSONValue] = []
        var body = SVGBody(definitions: definitions)
        body.palette = .of(appearance)
        let bounds = Scene.Rectangle(x: 0, y: 0, width: frame.width, height: frame.height)
        if kind == .bar || kind == .segmentedControl, !drawing.isEmpty {
            renderer.draw(drawing, shownFrom: boundsOrigin, into: &body)
            drawings.append(Self.drawing(body.text, in: bounds, of: bounds))
        }
        for (part, area, fit) in controlParts(bounds) {
            let start = body.text.endIndex
            renderer.drawControl(of: self, bounds: bounds, part: part, into: &body)
            drawings.append(Self.drawing(String(body.text[start...]), in: area, fit: fit))
        }
        for picture in shown where picture.frame.isFinite {
            let start = body.text.endIndex
            renderer.draw(picture, into: &body)
            drawings.append(Self.drawing(String(body.text[start...]), in: picture.frame, of: bounds))
        }
        definitions = body.definitions
        if !drawings.isEmpty { add("drawings", .array(drawings)) }
        add("text", text?.look(inset: textInset))
        return .object(members)
    }

    /// The distances of the text from the left and the right edge, if its area is not that of the kind.
    private var textInset: [Double]? {
        guard kind == .button, let area = textArea else { return nil }
        return [area.x, frame.width - area.maxX]
    }

    /// Returns the parts of a control that are drawings, with their areas and fits.
    private func controlParts(
        _ bounds: Scene.Rectangle
    ) -> [(part: SVGRenderer.ControlPart, area: Scene.Rectangle, fit: JSONValue)] {
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        switch kind {
        case .switch, .stepper, .pageControl, .activityIndicator: return [(.whole, bounds, "meet")]
        case .progressView: return [(.whole, bounds, "none")]
        case .slider:
            let (radius, share, distance) = SVGRenderer.knob(of: self)
            let center = share * bounds.width + distance
            let area = Scene.Rectangle(
                x: center - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius)
            return [
                (.track, bounds, "none"), (.knob, area, .array([.number(distance), .number(0), .number(share)])),
            ]
        default: return []
        }
    }

    /// Returns an SVG drawing with its area, and with its fit.
    ///
    /// `none` follows the bounds of the view, `meet` and `slice` keep its proportions, and two numbers are the distance of its center from that
    /// of the view. With a third one, the first is the distance from a share of the width.
    private static func drawing(_ svg: String, in area: Scene.Rectangle, of bounds: Scene.Rectangle) -> JSONValue {
        func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.6 }
        let (isWide, isHigh) = (isNear(area.width, bounds.width), isNear(area.height, bounds.height))
        let distance = [area.midX - bounds.midX, area.midY - bounds.midY]
        let isCentered = distance.allSatisfy { length in abs(length) < 0.6 }
        let isLarger = area.width > bounds.width + 0.5 || area.height > bounds.height + 0.5
        let fit: JSONValue =
            !isCentered || !isWide && !isHigh
            ? .array(distance.map { length in .number(length) })
            : .string(isWide && isHigh ? "none" : isLarger ? "slice" : "meet")
        return drawing(svg, in: area, fit: fit)
    }

    private static func drawing(_ svg: String, in area: Scene.Rectangle, fit: JSONValue) -> JSONValue {
        let numbers = [area.x, area.y, area.width, area.height].map { number in SVGText.number(number) }
        return .array([.string(svg), .string(numbers.joined(separator: " ")), fit])
    }

    /// Returns a color as CSS: `#ff8000` or `#ff800080`.
    fileprivate static func css(_ color: Scene.Color) -> JSONValue {
        let alpha = String(256 + Int((color.alpha * 255).rounded()), radix: 16)
        return .string(SVGColor.hexadecimal(color) + (color.alpha < 1 ? String(alpha.dropFirst()) : ""))
    }
}

extension Scene.Text {
    /// Returns the text with the distances from the left and the right edge; nil for those of the kind.
    fileprivate func look(inset: [Double]?) -> JSONValue {
        var members: [(String, JSONValue)] = [("string", .string(string)), ("size", .number(fontSize))]
        if fontWeight != 400 { members.append(("weight", .number(Double(fontWeight)))) }
        if alignment == .center || alignment == .right { members.append(("align", .string(alignment.rawValue))) }
        if lines.count > 1 { members.append(("wraps", .bool(true))) }
        if isPlaceholder { members.append(("dim", .bool(true))) }
        if let color { members.append(("color", Scene.View.css(color))) }
        if let inset { members.append(("inset", .array(inset.map { length in .number(length) }))) }
        return .object(members)
    }
}
