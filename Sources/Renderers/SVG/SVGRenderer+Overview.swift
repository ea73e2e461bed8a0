import Diagnostics
import Scene

extension SVGRenderer {
    /// Returns storyboards as Xcode shows them, one below the other in one SVG document.
    public func render(_ overviews: [(caption: String, overview: Scene.Overview)]) -> String {
        var body = SVGBody()
        var (top, width) = (Self.overviewMargin, 1.0)
        for (caption, overview) in overviews {
            let frames = overview.nodes.map { node in node.frame }.filter { frame in frame.isFinite }
            guard let left = frames.map({ frame in frame.x }).min(),
                let right = frames.map({ frame in frame.maxX }).max(),
                let upper = frames.map({ frame in frame.y }).min(),
                let lower = frames.map({ frame in frame.maxY }).max()
            else { continue }
            write(caption, x: Self.overviewMargin, y: top - 60, size: 24, weight: 600, into: &body)
            body.open(
                "<g transform=\"translate(\(point(Self.overviewMargin - left, top - upper)))\">")
            draw(overview, into: &body)
            body.close("</g>")
            top += min(lower - upper, 200_000) + 2 * Self.overviewMargin
            width = max(width, min(right - left, 200_000) + 2 * Self.overviewMargin)
        }
        return document(
            of: Scene.Size(width: width, height: max(1, top - Self.overviewMargin)), body,
            on: "<rect width=\"100%\" height=\"100%\" fill=\"#e9e9ee\"/>\n")
    }

    private static let overviewMargin = 120.0

    private func draw(_ overview: Scene.Overview, into body: inout SVGBody) {
        for node in overview.nodes where node.frame.isFinite { draw(node, into: &body) }
        for arrow in overview.arrows {
            guard overview.nodes.indices.contains(arrow.from), overview.nodes.indices.contains(arrow.to) else {
                continue
            }
            let (from, to) = (overview.nodes[arrow.from].frame, overview.nodes[arrow.to].frame)
            if from.isFinite, to.isFinite { draw(arrow, from: from, to: to, into: &body) }
        }
    }

    private func draw(_ node: Scene.Overview.Node, into body: inout SVGBody) {
        let frame = node.frame
        write(node.title, x: frame.x, y: frame.y - 12, size: 18, weight: 400, into: &body)
        body.line(
            "<rect \(SVGBody.attributes(of: frame)) rx=\"6\" fill=\"#d8d8dd\" stroke=\"#a0a0a5\" stroke-width=\"1\"/>")
        if let scene = node.scene {
            let clip = body.clip(to: scene.size, radius: 6)
            body.open("<g transform=\"translate(\(point(frame.x, frame.y)))\">")
            body.open("<g\(clip)>")
            draw(scene, into: &body)
            body.close("</g>")
            body.close("</g>")
        } else {
            body.line(
                "<text x=\"\(SVGText.number(frame.midX))\" y=\"\(SVGText.number(frame.midY))\" font-size=\"22\" "
                    + "text-anchor=\"middle\" fill=\"\(SVGColor.caption)\">\(XMLText.content(node.title))</text>")
        }
        guard node.isInitial else { return }
        let y = min(frame.midY, frame.y + 200)
        body.line(
            "<path d=\"M\(point(frame.x - 70, y))H\(SVGText.number(frame.x - 14))M\(point(frame.x - 28, y - 12))"
                + "L\(point(frame.x - 10, y))L\(point(frame.x - 28, y + 12))\" fill=\"none\" stroke=\"#6e6e73\" stroke-width=\"5\"/>"
        )
    }

    /// Draws a segue as a curve from the source's nearest side to that of the destination.
    private func draw(
        _ arrow: Scene.Overview.Arrow, from: Scene.Rectangle, to: Scene.Rectangle, into body: inout SVGBody
    ) {
        let isForward = to.midX >= from.midX
        let isStacked = abs(to.midX - from.midX) < (from.width + to.width) / 2
        let start: Scene.Point
        let end: Scene.Point
        let bend: Scene.Point
        if isStacked {
            let isBelow = to.midY >= from.midY
            start = Scene.Point(x: from.midX, y: isBelow ? from.maxY : from.y)
            end = Scene.Point(x: to.midX, y: isBelow ? to.y : to.maxY)
            bend = Scene.Point(x: 0, y: (end.y - start.y) / 2)
        } else {
            start = Scene.Point(x: isForward ? from.maxX : from.x, y: from.midY)
            end = Scene.Point(x: isForward ? to.x : to.maxX, y: to.midY)
            bend = Scene.Point(x: (end.x - start.x) / 2, y: 0)
        }
        let length = max(1, (bend.x * bend.x + bend.y * bend.y).squareRoot())
        let (ux, uy) = (bend.x / length * 14, bend.y / length * 14)
        let color = arrow.isContainment ? "#a0a0a5" : "#6e6e73"
        body.line(
            "<path d=\"M\(point(start.x, start.y))C\(point(start.x + bend.x, start.y + bend.y)) "
                + "\(point(end.x - bend.x, end.y - bend.y)) \(point(end.x, end.y))"
                + "M\(point(end.x - ux - uy / 2, end.y - uy + ux / 2))L\(point(end.x, end.y))"
                + "L\(point(end.x - ux + uy / 2, end.y - uy - ux / 2))\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"3\"/>"
        )
        guard !arrow.label.isEmpty else { return }
        body.line(
            "<text x=\"\(SVGText.number((start.x + end.x) / 2))\" y=\"\(SVGText.number((start.y + end.y) / 2 - 8))\" "
                + "font-size=\"14\" text-anchor=\"middle\" fill=\"#3a3a3c\" stroke=\"#e9e9ee\" stroke-width=\"4\" "
                + "paint-order=\"stroke\">\(XMLText.content(arrow.label))</text>")
    }

    private func write(
        _ text: String, x: Double, y: Double, size: Double, weight: Int, into body: inout SVGBody
    ) {
        body.line(
            "<text x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\" font-size=\"\(SVGText.number(size))\" "
                + "font-weight=\"\(weight)\" fill=\"#3a3a3c\">\(XMLText.content(text))</text>")
    }
}
