import Scene

extension SVGRenderer {
    /// A part of a control, which keeps its size or place when the control grows.
    enum ControlPart {
        /// The whole control.
        case whole
        /// A slider without its knob.
        case track
        /// The knob of a slider.
        case knob
    }

    /// Draws the shapes of a control except background, pictures and text.
    func drawControl(
        of view: Scene.View, bounds: Scene.Rectangle, part: ControlPart = .whole, into body: inout SVGBody
    ) {
        let control = view.control ?? Self.usualValues(of: view.kind)
        let isDimmed = !control.isEnabled
        if isDimmed { body.open("<g opacity=\"0.4\">") }
        switch view.kind {
        case .switch: drawSwitch(control, bounds: bounds, into: &body)
        case .slider:
            if part != .knob { drawTrack(control, bounds: bounds, into: &body) }
            if part != .track { drawKnob(control, bounds: bounds, into: &body) }
        case .progressView: drawTrack(control, bounds: bounds, into: &body)
        case .stepper: drawStepper(bounds: bounds, into: &body)
        case .pageControl: drawDots(control, bounds: bounds, into: &body)
        case .activityIndicator: drawWheel(control, bounds: bounds, into: &body)
        case .imageView where view.pictures.isEmpty: drawNoImage(bounds: bounds, into: &body)
        case .searchBar: drawSearchField(bounds: bounds, into: &body)
        case .picker: drawWheels(bounds: bounds, into: &body)
        case .external: drawExternal(view, bounds: bounds, into: &body)
        default: break
        }
        if isDimmed { body.close("</g>") }
    }

    /// The values of a control that has none: a switch is on, and a slider is in the middle.
    private static func usualValues(of kind: Scene.View.Kind) -> Scene.Control {
        Scene.Control(value: kind == .switch ? 1 : 0.5)
    }

    private func fill(_ color: Scene.Color?, _ standard: String) -> String {
        color.map { color in SVGColor.attributes("fill", color) } ?? "fill=\"\(standard)\""
    }

    private func drawSwitch(_ control: Scene.Control, bounds: Scene.Rectangle, into body: inout SVGBody) {
        let radius = bounds.height / 2
        let isOn = control.value >= 0.5
        let color = isOn ? fill(control.tint, body.palette.on) : "fill=\"\(body.palette.track)\""
        body.line("<rect \(SVGBody.attributes(of: bounds)) rx=\"\(SVGText.number(radius))\" \(color)/>")
        circle(
            x: isOn ? bounds.width - radius : radius, y: radius, radius: max(0, radius - 2),
            fill: fill(control.thumbTint, body.palette.knob), into: &body)
    }

    /// Returns the radius of the knob of a slider, and the distance of its center from the left edge: a share of the width, and points.
    static func knob(of view: Scene.View) -> (radius: Double, share: Double, distance: Double) {
        let value = (view.control ?? usualValues(of: view.kind)).value
        let radius = knobRadius(height: view.frame.height)
        return (radius, value, radius * (1 - 2 * value))
    }

    private static func knobRadius(height: Double) -> Double { min(height / 2, 14) }

    private func drawKnob(_ control: Scene.Control, bounds: Scene.Rectangle, into body: inout SVGBody) {
        let radius = Self.knobRadius(height: bounds.height)
        let x = radius + max(0, bounds.width - 2 * radius) * control.value
        body.line(
            "<circle cx=\"\(SVGText.number(x))\" cy=\"\(SVGText.number(bounds.midY))\" "
                + "r=\"\(SVGText.number(radius))\" \(fill(control.thumbTint, body.palette.knob)) "
                + "stroke=\"\(body.palette.outline)\" stroke-width=\"0.5\"/>"
        )
    }

    private func drawTrack(_ control: Scene.Control, bounds: Scene.Rectangle, into body: inout SVGBody) {
        let height = min(4, bounds.height)
        let track = Scene.Rectangle(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
        let part = Scene.Rectangle(x: 0, y: track.y, width: bounds.width * control.value, height: height)
        let corners = "rx=\"\(SVGText.number(height / 2))\""
        body.line("<rect \(SVGBody.attributes(of: track)) \(corners) \(fill(control.trackTint, body.palette.track))/>")
        body.line("<rect \(SVGBody.attributes(of: part)) \(corners) \(fill(control.tint, body.palette.tint))/>")
    }

    private func drawStepper(bounds: Scene.Rectangle, into body: inout SVGBody) {
        body.line("<rect \(SVGBody.attributes(of: bounds)) rx=\"8\" fill=\"\(body.palette.fill)\"/>")
        let (y, left, right) = (bounds.midY, bounds.width / 4, bounds.width * 3 / 4)
        let path =
            "M\(point(left - 7, y))H\(SVGText.number(left + 7))M\(point(right - 7, y))H\(SVGText.number(right + 7))"
            + "M\(point(right, y - 7))V\(SVGText.number(y + 7))"
        body.line("<path d=\"\(path)\" stroke=\"\(body.palette.text)\" stroke-width=\"1.5\" fill=\"none\"/>")
        body.line(
            "<path d=\"M\(point(bounds.midX, bounds.height / 4))V\(SVGText.number(bounds.height * 3 / 4))\" "
                + "stroke=\"\(body.palette.outline)\" stroke-width=\"1\"/>")
    }

    private func drawDots(_ control: Scene.Control, bounds: Scene.Rectangle, into body: inout SVGBody) {
        let count = min(control.count, max(1, Int(bounds.width / 8)))
        let distance = min(16, bounds.width / Double(max(count, 1)))
        for dot in 0..<max(count, 0) {
            let color =
                dot == control.selection
                ? fill(control.tint, body.palette.caption) : fill(control.trackTint, body.palette.track)
            circle(
                x: bounds.midX + (Double(dot) - Double(count - 1) / 2) * distance, y: bounds.midY, radius: 3.5,
                fill: color, into: &body)
        }
    }

    private func drawWheel(_ control: Scene.Control, bounds: Scene.Rectangle, into body: inout SVGBody) {
        let radius = min(bounds.width, bounds.height) / 2 - 2
        guard radius > 0 else { return }
        let color =
            control.tint.map { color in SVGColor.attributes("stroke", color) } ?? "stroke=\"\(body.palette.caption)\""
        body.line(
            "<circle cx=\"\(SVGText.number(bounds.midX))\" cy=\"\(SVGText.number(bounds.midY))\" "
                + "r=\"\(SVGText.number(radius))\" fill=\"none\" \(color) stroke-width=\"3\" "
                + "stroke-dasharray=\"2 4\"/>")
    }

    /// Draws a rounded field with a magnifying glass, in the middle of a search bar.
    private func drawSearchField(bounds: Scene.Rectangle, into body: inout SVGBody) {
        let field = Self.searchField(in: bounds)
        guard field.width > 0 else { return }
        body.line("<rect \(SVGBody.attributes(of: field)) rx=\"10\" fill=\"\(body.palette.fill)\"/>")
        let (x, y) = (field.x + 15, field.midY)
        body.line(
            "<path d=\"M\(point(x - 5, y - 1))a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM\(point(x + 3.5, y + 2.5))l4 4\" fill=\"none\" "
                + "stroke=\"\(body.palette.caption)\" stroke-width=\"1.6\"/>")
    }

    /// Returns the field of a search bar.
    static func searchField(in bounds: Scene.Rectangle) -> Scene.Rectangle {
        let height = min(36, bounds.height)
        let inset = bounds.height > 40 ? 8.0 : 0
        return .init(
            x: inset, y: (bounds.height - height) / 2, width: max(0, bounds.width - 2 * inset), height: height)
    }

    /// Draws the selected row of a picker and pale rows around it.
    private func drawWheels(bounds: Scene.Rectangle, into body: inout SVGBody) {
        let height = min(34, bounds.height)
        let row = Scene.Rectangle(
            x: min(9, bounds.width / 4), y: bounds.midY - height / 2, width: max(0, bounds.width - 18), height: height)
        body.line("<rect \(SVGBody.attributes(of: row)) rx=\"8\" fill=\"\(body.palette.fill)\"/>")
        let length = min(80, bounds.width / 3)
        for place in -3...3 {
            let y = bounds.midY + Double(place) * 30
            guard y > 8, y < bounds.height - 8 else { continue }
            let color = place == 0 ? body.palette.caption : body.palette.track
            body.line(
                "<path d=\"M\(point(bounds.midX - length / 2, y))h\(SVGText.number(length))\" stroke=\"\(color)\" "
                    + "stroke-width=\"6\" stroke-linecap=\"round\"/>")
        }
    }

    /// Draws the area of a map or a web page.
    private func drawExternal(_ view: Scene.View, bounds: Scene.Rectangle, into body: inout SVGBody) {
        guard view.className == "mapView" else { return }
        body.line("<rect \(SVGBody.attributes(of: bounds)) fill=\"\(body.palette.fill)\"/>")
        let (w, h) = (bounds.width, bounds.height)
        let roads =
            "M\(point(0, h * 0.3))L\(point(w, h * 0.45))M\(point(w * 0.3, 0))L\(point(w * 0.45, h))"
            + "M\(point(w * 0.8, 0))L\(point(w * 0.65, h))M\(point(0, h * 0.8))L\(point(w, h * 0.7))"
        body.line("<path d=\"\(roads)\" stroke=\"\(body.palette.track)\" stroke-width=\"5\" fill=\"none\"/>")
    }

    /// Draws an image view without an image as a pale area with its diagonals.
    private func drawNoImage(bounds: Scene.Rectangle, into body: inout SVGBody) {
        guard showsOutlines else { return }
        body.line("<rect \(SVGBody.attributes(of: bounds)) fill=\"\(body.palette.fill)\"/>")
        body.line(
            "<path d=\"M\(point(0, 0))L\(point(bounds.width, bounds.height))M\(point(bounds.width, 0))"
                + "L\(point(0, bounds.height))\" stroke=\"\(body.palette.track)\" stroke-width=\"0.5\"/>")
    }

    private func circle(x: Double, y: Double, radius: Double, fill: String, into body: inout SVGBody) {
        body.line(
            "<circle cx=\"\(SVGText.number(x))\" cy=\"\(SVGText.number(y))\" r=\"\(SVGText.number(radius))\" \(fill)/>")
    }

    /// Returns a point as path data.
    func point(_ x: Double, _ y: Double) -> String { SVGText.number(x) + " " + SVGText.number(y) }
}
