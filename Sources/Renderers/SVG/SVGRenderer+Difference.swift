import Diagnostics
import Scene

extension SVGRenderer {
    /// Draws pairs of scenes before and after a change, side by side.
    ///
    /// On the left are the old views, with removed views in red and moved views dashed. On the right are the new views,
    /// with added views in green and changed views in orange, with an arrow from the old position. Views that have
    /// become ambiguous are dashed in red.
    ///
    /// A view that only moves with its parent is not marked.
    public func render(changes: [(old: Scene?, new: Scene?)]) -> String {
        var pictures: [Picture] = []
        for (old, new) in changes {
            guard let shown = new ?? old else { continue }
            let sizes = [old, new].compactMap { scene in scene.map(Self.size) }
            let height = sizes.map { size in size.height }.max() ?? 1
            let width = sizes.map { size in size.width }.reduce(0, +) + (sizes.count > 1 ? Self.gapOfChange : 0)
            let name = shown.views.first?.name ?? shown.className
            let caption = old == nil ? "new: " + name : new == nil ? "gone: " + name : name
            let whole = Scene.Size(width: max(width, Self.widthOfLegend), height: height + 18)
            pictures.append(
                Picture(caption: caption, size: whole) { body in
                    draw(from: old, to: new, into: &body)
                    drawLegend(below: height, into: &body)
                })
        }
        return page(of: pictures)
    }

    private static let gapOfChange = 24.0

    private func draw(from old: Scene?, to new: Scene?, into body: inout SVGBody) {
        let renderer = SVGRenderer(showsConstraints: false, showsNames: showsNames, showsOutlines: showsOutlines)
        let difference = SceneDifference(from: old, to: new)
        let (before, after) = (Self.frames(of: old), Self.frames(of: new))
        if let old {
            renderer.draw(old, into: &body, marks: false)
            markFormer(difference, before, into: &body)
        }
        guard let new else { return }
        let offset = old.map { old in Self.size(of: old).width + Self.gapOfChange } ?? 0
        body.open("<g transform=\"translate(\(point(offset, 0)))\">")
        renderer.draw(new, into: &body, marks: false)
        markLatter(difference, before, after, into: &body)
        body.close("</g>")
    }

    /// Marks removed and moved views.
    ///
    /// The identifier of the root may have changed, and its frame is the picture's anyway.
    private func markFormer(
        _ difference: SceneDifference, _ before: [String: Scene.Rectangle], into body: inout SVGBody
    ) {
        body.open("<g font-size=\"9\">")
        for change in difference.changed where change.old.parent != nil && (change.isMoved || change.isReparented) {
            mark(change.old, before[change.old.id], color: SVGColor.misplaced, isDashed: true, label: "", into: &body)
        }
        for view in difference.removed {
            mark(view, before[view.id], color: SVGColor.trouble, isDashed: true, label: "−", into: &body)
        }
        body.close("</g>")
    }

    private func markLatter(
        _ difference: SceneDifference, _ before: [String: Scene.Rectangle], _ after: [String: Scene.Rectangle],
        into body: inout SVGBody
    ) {
        body.open("<g font-size=\"9\">")
        for change in difference.changed where change.old.parent != nil {
            let to = after[change.new.id]
            mark(change.new, to, color: SVGColor.misplaced, isDashed: false, label: "", into: &body)
            guard change.isShifted || change.isReparented, let from = before[change.old.id], let to else { continue }
            drawArrow(from: from, to: to, into: &body)
        }
        for view in difference.added {
            mark(view, after[view.id], color: SVGColor.on, isDashed: false, label: "+", into: &body)
        }
        let open =
            difference.changed.filter { change in change.isAmbiguityChanged }.map { change in change.new }
            + difference.added
        for view in open where view.isAmbiguous {
            mark(view, after[view.id], color: SVGColor.trouble, isDashed: true, label: "?", into: &body)
        }
        body.close("</g>")
    }

    private static let legend = [
        (SVGColor.on, "+ new", 0.0), (SVGColor.misplaced, "□ changed", 38), (SVGColor.trouble, "− removed", 96),
        (SVGColor.trouble, "? ambiguous", 155),
    ]
    private static let widthOfLegend = 215.0

    /// Draws the meaning of the colors in one line.
    private func drawLegend(below height: Double, into body: inout SVGBody) {
        for (color, text, x) in Self.legend {
            body.line(
                "<text x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(height + 14))\" font-size=\"9\" fill=\"\(color)\">"
                    + "\(text)</text>")
        }
    }

    /// Returns the frames of the views of a scene in its root.
    ///
    /// Of views with duplicate ids, the first counts.
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

    /// Draws a line from the old center of a view to the new one, with a dot at the end.
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
