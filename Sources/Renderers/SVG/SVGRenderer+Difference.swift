import Diagnostics
import Scene

extension SVGRenderer {
    /// Scenes before and after a change, each pair as one picture: the new views as they look, and over them in green what
    /// is new, in orange what moved with dashes where it was, and in red what is gone.
    ///
    /// A view that only goes along with its parent is not marked.
    public func render(changes: [(old: Scene?, new: Scene?)]) -> String {
        var pictures: [Picture] = []
        for (old, new) in changes {
            guard let shown = new ?? old else { continue }
            let sizes = [old, new].compactMap { scene in scene.map(Self.size) }
            let size = Scene.Size(
                width: sizes.map(\.width).max() ?? 1, height: sizes.map(\.height).max() ?? 1)
            let name = shown.views.first?.name ?? shown.className
            let caption = old == nil ? "new: " + name : new == nil ? "gone: " + name : name
            let whole = Scene.Size(width: max(size.width, 110), height: size.height + 18)
            pictures.append(
                Picture(caption: caption, size: whole) { body in
                    body.line(
                        "<rect width=\"\(SVGText.number(size.width))\" height=\"\(SVGText.number(size.height))\" "
                            + "fill=\"#ffffff\"/>")
                    draw(from: old, to: new, into: &body)
                    drawLegend(below: size.height, into: &body)
                })
        }
        return page(of: pictures)
    }

    private func draw(from old: Scene?, to new: Scene?, into body: inout SVGBody) {
        if let new { SVGRenderer(showsConstraints: false, showsNames: showsNames).draw(new, into: &body, marks: false) }
        let difference = SceneDifference(from: old, to: new)
        let before = Self.frames(of: old)
        let after = Self.frames(of: new)
        body.open("<g font-size=\"9\">")
        for view in difference.removed {
            mark(view, before[view.id], color: SVGColor.trouble, isDashed: true, label: "−", into: &body)
        }
        for change in difference.changed where change.isMoved || change.isReparented {
            // The identifier of the root may have changed, and its frame is the picture's anyway.
            guard change.old.parent != nil, let from = before[change.old.id], let to = after[change.new.id] else {
                continue
            }
            mark(change.old, from, color: SVGColor.misplaced, isDashed: true, label: "", into: &body)
            mark(change.new, to, color: SVGColor.misplaced, isDashed: false, label: "", into: &body)
            drawArrow(from: from, to: to, into: &body)
        }
        for view in difference.added {
            mark(view, after[view.id], color: SVGColor.on, isDashed: false, label: "+", into: &body)
        }
        body.close("</g>")
    }

    /// What the colours mean, in one line.
    private func drawLegend(below height: Double, into body: inout SVGBody) {
        let parts = [(SVGColor.on, "+ new"), (SVGColor.misplaced, "~ moved"), (SVGColor.trouble, "− gone")]
        for (index, (color, text)) in parts.enumerated() {
            body.line(
                "<text x=\"\(index * 46)\" y=\"\(SVGText.number(height + 14))\" font-size=\"9\" fill=\"\(color)\">"
                    + "\(text)</text>")
        }
    }

    /// Where the views of a scene lie in its root; of several with one identifier the first.
    private static func frames(of scene: Scene?) -> [String: Scene.Rectangle] {
        var frames: [String: Scene.Rectangle] = [:]
        for view in scene?.placedViews() ?? [] where view.frame.isFinite && frames[view.view.id] == nil {
            frames[view.view.id] = view.frame
        }
        return frames
    }

    private func mark(
        _ view: Scene.View, _ frame: Scene.Rectangle?, color: String, isDashed: Bool, label: String,
        into body: inout SVGBody
    ) {
        guard let frame else { return }
        let look =
            isDashed
            ? "fill=\"none\" stroke-dasharray=\"4 3\"" : "fill=\"\(color)\" fill-opacity=\"0.1\""
        body.open("<g>")
        body.line("<title>\(XMLText.content(view.name ?? view.id))</title>")
        body.line("<rect \(SVGBody.attributes(of: frame)) \(look) stroke=\"\(color)\" stroke-width=\"1.5\"/>")
        if !label.isEmpty {
            write(label, x: frame.maxX - 6, y: frame.y + 10, color: color, anchor: "middle", into: &body)
        }
        body.close("</g>")
    }

    /// A line from where the centre of a view was to where it is, with a point at the end.
    private func drawArrow(from old: Scene.Rectangle, to new: Scene.Rectangle, into body: inout SVGBody) {
        let (dx, dy) = (new.midX - old.midX, new.midY - old.midY)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length >= 6 else { return }
        let (ux, uy) = (dx / length * 5, dy / length * 5)
        let wings = [(-ux - uy, -uy + ux), (-ux + uy, -uy - ux)].map { x, y in
            "M\(point(new.midX, new.midY))L\(point(new.midX + x, new.midY + y))"
        }
        body.line(
            "<path d=\"M\(point(old.midX, old.midY))L\(point(new.midX, new.midY))\(wings.joined())\" fill=\"none\" "
                + "stroke=\"\(SVGColor.misplaced)\" stroke-width=\"1\"/>")
    }
}
