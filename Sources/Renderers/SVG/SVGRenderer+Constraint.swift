import Diagnostics
import Scene

extension SVGRenderer {
    /// Draws a constraint as on Interface Builder's canvas, in the root's coordinate space.
    func draw(_ constraint: Scene.Constraint, into body: inout SVGBody) {
        let (from, to) = (constraint.from, constraint.to)
        guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else { return }
        let color = Self.color(of: constraint.state)
        let dash = constraint.priority < 1000 ? " stroke-dasharray=\"3 2\"" : ""
        body.open("<g stroke=\"\(color)\" stroke-width=\"1\" fill=\"none\"\(dash)>")
        body.line("<title>\(XMLText.content(Self.title(of: constraint)))</title>")
        switch constraint.kind {
        case .alignment:
            body.line("<path d=\"M\(point(from.x, from.y))L\(point(to.x, to.y))\" stroke-width=\"0.5\"/>")
            if constraint.state == .broken {
                write(
                    "×", x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + 3, color: color, anchor: "middle", into: &body
                )
            }
        case .proportion: drawBadge(of: constraint, color: color, into: &body)
        case .spacing, .size:
            drawBar(from: from, to: to, into: &body)
            drawLabel(of: constraint, color: color, into: &body)
        }
        body.close("</g>")
    }

    private static func color(of state: Scene.Constraint.State) -> String {
        switch state {
        case .satisfied: SVGColor.satisfied
        case .misplaced: SVGColor.misplaced
        case .conflicting, .broken: SVGColor.trouble
        }
    }

    /// Returns the tooltip of a constraint.
    private static func title(of constraint: Scene.Constraint) -> String {
        "\(constraint.id): \(constraint.relation.rawValue) \(SVGText.number(constraint.constant))"
            + (constraint.multiplier == 1 ? "" : ", times \(SVGText.number(constraint.multiplier))")
            + (constraint.priority < 1000 ? " @\(SVGText.number(constraint.priority))" : "")
            + (constraint.state == .broken ? ", broken" : "")
    }

    /// Draws a line with a short stroke across each end.
    private func drawBar(from: Scene.Point, to: Scene.Point, into body: inout SVGBody) {
        let isHorizontal = abs(to.x - from.x) >= abs(to.y - from.y)
        let (dx, dy) = isHorizontal ? (0.0, 3.0) : (3.0, 0.0)
        let ends = [from, to].map { end in
            "M\(point(end.x - dx, end.y - dy))L\(point(end.x + dx, end.y + dy))"
        }
        body.line("<path d=\"M\(point(from.x, from.y))L\(point(to.x, to.y))\(ends.joined())\"/>")
    }

    /// Draws the constant beside the middle of the bar, with the relation if it is not an equality.
    private func drawLabel(of constraint: Scene.Constraint, color: String, into body: inout SVGBody) {
        let sign =
            switch constraint.relation {
            case .equal: ""
            case .lessThanOrEqual: "≤ "
            case .greaterThanOrEqual: "≥ "
            }
        let (from, to) = (constraint.from, constraint.to)
        let isHorizontal = abs(to.x - from.x) >= abs(to.y - from.y)
        let label = sign + SVGText.number(constraint.constant)
        let x = (from.x + to.x) / 2 + (isHorizontal ? 0 : 4)
        let y = (from.y + to.y) / 2 + (isHorizontal ? -4 : 3)
        write(
            label, x: x, y: y, color: color, anchor: isHorizontal ? "middle" : "start",
            isStruck: constraint.state == .broken, into: &body)
    }

    /// Draws a round badge on the first view for a proportion, which has no line.
    private func drawBadge(of constraint: Scene.Constraint, color: String, into body: inout SVGBody) {
        let x = (constraint.from.x + constraint.to.x) / 2
        let y = (constraint.from.y + constraint.to.y) / 2
        body.line(
            "<circle cx=\"\(SVGText.number(x))\" cy=\"\(SVGText.number(y))\" r=\"6\" fill=\"#ffffff\" "
                + "stroke=\"\(color)\"/>")
        let sign =
            switch constraint.relation {
            case .equal: "="
            case .lessThanOrEqual: "≤"
            case .greaterThanOrEqual: "≥"
            }
        write(
            constraint.state == .broken ? "×" : sign, x: x, y: y + 3, color: color, anchor: "middle", into: &body)
    }

    /// Draws text with a white edge, so it is readable everywhere, and struck through for a broken constraint.
    func write(
        _ text: String, x: Double, y: Double, color: String, anchor: String, isStruck: Bool = false,
        into body: inout SVGBody
    ) {
        let decoration = isStruck ? " text-decoration=\"line-through\"" : ""
        body.line(
            "<text x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\" text-anchor=\"\(anchor)\" fill=\"\(color)\" "
                + "stroke=\"#ffffff\" stroke-width=\"2\" stroke-dasharray=\"none\" paint-order=\"stroke\"\(decoration)>"
                + "\(XMLText.content(text))</text>")
    }
}
