import Scene

extension SVGRenderer {
    /// Draws the shapes of a control except background and text.
    func drawControl(of view: Scene.View, bounds: Scene.Rectangle, into body: inout SVGBody) {
        switch view.kind {
        case .switch: drawSwitch(bounds: bounds, into: &body)
        case .slider: drawSlider(bounds: bounds, into: &body)
        case .progressView: drawTrack(bounds: bounds, filled: bounds.width / 2, into: &body)
        case .stepper: drawStepper(bounds: bounds, into: &body)
        case .pageControl: drawDots(bounds: bounds, into: &body)
        case .activityIndicator: drawWheel(bounds: bounds, into: &body)
        case .imageView: drawImage(bounds: bounds, into: &body)
        default: break
        }
    }

    private func drawSwitch(bounds: Scene.Rectangle, into body: inout SVGBody) {
        let radius = bounds.height / 2
        body.line(
            "<rect \(SVGBody.attributes(of: bounds)) rx=\"\(SVGText.number(radius))\" fill=\"\(SVGColor.on)\"/>")
        circle(x: bounds.width - radius, y: radius, radius: max(0, radius - 2), fill: "#ffffff", into: &body)
    }

    private func drawSlider(bounds: Scene.Rectangle, into body: inout SVGBody) {
        drawTrack(bounds: bounds, filled: bounds.width / 2, into: &body)
        let radius = min(bounds.height / 2, 14)
        body.line(
            "<circle cx=\"\(SVGText.number(bounds.midX))\" cy=\"\(SVGText.number(bounds.midY))\" "
                + "r=\"\(SVGText.number(radius))\" fill=\"#ffffff\" stroke=\"\(SVGColor.outline)\" stroke-width=\"0.5\"/>"
        )
    }

    private func drawTrack(bounds: Scene.Rectangle, filled: Double, into body: inout SVGBody) {
        let height = min(4, bounds.height)
        let track = Scene.Rectangle(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
        let part = Scene.Rectangle(x: 0, y: track.y, width: filled, height: height)
        body.line(
            "<rect \(SVGBody.attributes(of: track)) rx=\"\(SVGText.number(height / 2))\" fill=\"\(SVGColor.track)\"/>")
        body.line(
            "<rect \(SVGBody.attributes(of: part)) rx=\"\(SVGText.number(height / 2))\" fill=\"\(SVGColor.tint)\"/>")
    }

    private func drawStepper(bounds: Scene.Rectangle, into body: inout SVGBody) {
        body.line("<rect \(SVGBody.attributes(of: bounds)) rx=\"8\" fill=\"\(SVGColor.fill)\"/>")
        let (y, left, right) = (bounds.midY, bounds.width / 4, bounds.width * 3 / 4)
        let path =
            "M\(point(left - 7, y))H\(SVGText.number(left + 7))M\(point(right - 7, y))H\(SVGText.number(right + 7))"
            + "M\(point(right, y - 7))V\(SVGText.number(y + 7))"
        body.line("<path d=\"\(path)\" stroke=\"\(SVGColor.text)\" stroke-width=\"1.5\" fill=\"none\"/>")
        body.line(
            "<path d=\"M\(point(bounds.midX, bounds.height / 4))V\(SVGText.number(bounds.height * 3 / 4))\" "
                + "stroke=\"\(SVGColor.outline)\" stroke-width=\"1\"/>")
    }

    private func drawDots(bounds: Scene.Rectangle, into body: inout SVGBody) {
        for dot in -1...1 {
            circle(
                x: bounds.midX + Double(dot) * 16, y: bounds.midY, radius: 3.5,
                fill: dot == -1 ? SVGColor.caption : SVGColor.track, into: &body)
        }
    }

    private func drawWheel(bounds: Scene.Rectangle, into body: inout SVGBody) {
        let radius = min(bounds.width, bounds.height) / 2 - 2
        guard radius > 0 else { return }
        body.line(
            "<circle cx=\"\(SVGText.number(bounds.midX))\" cy=\"\(SVGText.number(bounds.midY))\" "
                + "r=\"\(SVGText.number(radius))\" fill=\"none\" stroke=\"\(SVGColor.caption)\" stroke-width=\"3\" "
                + "stroke-dasharray=\"2 4\"/>")
    }

    /// Draws a missing image as a pale area with its diagonals.
    private func drawImage(bounds: Scene.Rectangle, into body: inout SVGBody) {
        body.line("<rect \(SVGBody.attributes(of: bounds)) fill=\"\(SVGColor.fill)\"/>")
        body.line(
            "<path d=\"M\(point(0, 0))L\(point(bounds.width, bounds.height))M\(point(bounds.width, 0))"
                + "L\(point(0, bounds.height))\" stroke=\"\(SVGColor.track)\" stroke-width=\"0.5\"/>")
    }

    private func circle(x: Double, y: Double, radius: Double, fill: String, into body: inout SVGBody) {
        body.line(
            "<circle cx=\"\(SVGText.number(x))\" cy=\"\(SVGText.number(y))\" r=\"\(SVGText.number(radius))\" fill=\"\(fill)\"/>"
        )
    }

    /// Returns a point as path data.
    func point(_ x: Double, _ y: Double) -> String { SVGText.number(x) + " " + SVGText.number(y) }
}
