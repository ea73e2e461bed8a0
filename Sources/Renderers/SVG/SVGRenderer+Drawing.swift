import Scene

extension SVGRenderer {
    /// Draws a view's own drawing, moved by its bounds origin.
    func draw(_ commands: [Scene.DrawingCommand], shownFrom origin: Scene.Point, into body: inout SVGBody) {
        guard !commands.isEmpty else { return }
        let isMoved = origin.x != 0 || origin.y != 0
        if isMoved { body.open("<g transform=\"translate(\(point(-origin.x, -origin.y)))\">") }
        for command in commands { draw(command, into: &body) }
        body.endClips()
        if isMoved { body.close("</g>") }
    }

    /// Draws one step of a view's own drawing.
    func draw(_ command: Scene.DrawingCommand, into body: inout SVGBody) {
        switch command {
        case .fill(let path, let color, let evenOdd):
            let rule = evenOdd ? " fill-rule=\"evenodd\"" : ""
            body.line("<path d=\"\(data(of: path))\" \(SVGColor.attributes("fill", color))\(rule)/>")
        case .stroke(let path, let color, let width, let style):
            body.line(
                "<path d=\"\(data(of: path))\" fill=\"none\" \(SVGColor.attributes("stroke", color)) "
                    + "stroke-width=\"\(SVGText.number(width))\"\(attributes(of: style))/>")
        case .text(let text, let area):
            // Drawn text starts at the top of its rectangle.
            let height = text.lineHeight * Double(text.lines.count)
            let lines = Scene.Rectangle(x: area.x, y: area.y, width: area.width, height: height)
            draw(text, in: lines, kind: .view, into: &body)
        case .clip(let path, let evenOdd):
            let rule = evenOdd ? " clip-rule=\"evenodd\"" : ""
            body.beginClip(body.clip(to: "<path d=\"\(data(of: path))\"\(rule)/>"))
        case .save: body.saveClips()
        case .restore: body.restoreClips()
        }
    }

    /// Returns the attributes of a line style that differ from the defaults of SVG: butt ends, and miters up to 4
    /// widths.
    private func attributes(of style: Scene.LineStyle) -> String {
        var text = ""
        if style.cap != .butt { text += " stroke-linecap=\"\(style.cap.rawValue)\"" }
        if style.join != .miter {
            text += " stroke-linejoin=\"\(style.join.rawValue)\""
        } else {
            text += " stroke-miterlimit=\"\(SVGText.number(style.miterLimit))\""
        }
        if !style.dashes.isEmpty {
            let lengths = style.dashes.map { length in SVGText.number(max(0, length)) }.joined(separator: " ")
            text += " stroke-dasharray=\"\(lengths)\""
            if style.dashPhase != 0 { text += " stroke-dashoffset=\"\(SVGText.number(style.dashPhase))\"" }
        }
        return text
    }

    /// Returns a path as SVG's path data.
    private func data(of path: Scene.Path) -> String {
        path.elements.map { element in
            switch element {
            case .move(let end): "M" + point(end.x, end.y)
            case .line(let end): "L" + point(end.x, end.y)
            case .quadratic(let end, let control): "Q" + point(control.x, control.y) + " " + point(end.x, end.y)
            case .cubic(let end, let control1, let control2):
                "C" + [control1, control2, end].map { place in point(place.x, place.y) }.joined(separator: " ")
            case .close: "Z"
            }
        }.joined()
    }
}
