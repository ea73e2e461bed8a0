import Scene

extension SVGRenderer {
    /// One step of a view's own drawing.
    func draw(_ command: Scene.DrawingCommand, into body: inout SVGBody) {
        switch command {
        case .fill(let path, let color, let evenOdd):
            let rule = evenOdd ? " fill-rule=\"evenodd\"" : ""
            body.line("<path d=\"\(data(of: path))\" \(SVGColor.attributes("fill", color))\(rule)/>")
        case .stroke(let path, let color, let width):
            body.line(
                "<path d=\"\(data(of: path))\" fill=\"none\" \(SVGColor.attributes("stroke", color)) "
                    + "stroke-width=\"\(SVGText.number(width))\"/>")
        case .text(let text, let area):
            // Drawn text starts at the top of its rectangle.
            let height = text.lineHeight * Double(text.lines.count)
            let lines = Scene.Rectangle(x: area.x, y: area.y, width: area.width, height: height)
            draw(text, in: lines, kind: .view, into: &body)
        case .clip(let path):
            body.beginClip(body.clip(to: "<path d=\"\(data(of: path))\"/>"))
        case .save: body.saveClips()
        case .restore: body.restoreClips()
        }
    }

    /// An outline as SVG's path data.
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
