import Diagnostics
import Scene
import Typography

/// Renders scenes as SVG: the views as on the screen, and above them the constraints as on Interface Builder's canvas.
///
/// Constraints are I-beams with their constants, and alignments are lines. The colors are those of Interface Builder:
/// blue for satisfied, orange for misplaced, red for conflicts. The constant of a broken constraint is struck through,
/// and optional constraints are dashed. Ambiguous and conflicting views are marked in red. One unit is one point.
public struct SVGRenderer: SceneRenderer {
    /// A Boolean value that indicates whether constraints are drawn above the views.
    public let showsConstraints: Bool
    /// A Boolean value that indicates whether views without text show their names.
    public let showsNames: Bool
    /// A Boolean value that indicates whether views without border and content are outlined, as on Interface Builder's canvas.
    public let showsOutlines: Bool
    /// A Boolean value that indicates whether ambiguous and conflicting views are marked in red.
    public let marksProblems: Bool

    /// Creates a renderer.
    public init(
        showsConstraints: Bool = true, showsNames: Bool = true, showsOutlines: Bool = true, marksProblems: Bool = true
    ) {
        self.showsConstraints = showsConstraints
        self.showsNames = showsNames
        self.showsOutlines = showsOutlines
        self.marksProblems = marksProblems
    }

    /// Returns a scene as an SVG document.
    public func render(_ scene: Scene) -> String { render([scene]) }

    /// Returns scenes side by side in one SVG document, in several rows if they are wide.
    public func render(_ scenes: [Scene]) -> String {
        render(scenes.map { scene in (scene.views.first?.name ?? scene.className, scene) })
    }

    /// Returns scenes with captions side by side in one SVG document, in several rows if they are wide.
    public func render(_ scenes: [(caption: String, scene: Scene)]) -> String {
        page(
            of: scenes.map { caption, scene in
                Picture(caption: caption, size: Self.size(of: scene)) { body in draw(scene, into: &body) }
            })
    }

    /// A drawing of a size with a caption above it.
    struct Picture {
        let caption: String
        let size: Scene.Size
        let draw: (inout SVGBody) -> Void
    }

    /// Returns pictures side by side in one document, in several rows if they are too wide.
    func page(of pictures: [Picture]) -> String {
        let gap = 40.0
        var (x, y, rowHeight, width) = (gap, gap, 0.0, 0.0)
        var body = SVGBody()
        for picture in pictures {
            let size = picture.size
            // A viewer's font is up to a fifth wider than the system font.
            let caption = 1.2 * Self.measure.width(of: picture.caption, in: Font(pointSize: 12))
            let room = max(size.width, caption)
            if x > gap, x + room > 2400 { (x, y, rowHeight) = (gap, y + rowHeight + gap, 0) }
            body.line(
                "<text x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y - 8))\" font-size=\"12\" "
                    + "fill=\"\(SVGColor.caption)\">\(XMLText.content(picture.caption))</text>")
            body.open("<g transform=\"translate(\(SVGText.number(x)) \(SVGText.number(y)))\">")
            picture.draw(&body)
            body.close("</g>")
            x += room + gap
            rowHeight = max(rowHeight, size.height)
            width = max(width, x)
        }
        let size = Scene.Size(width: max(width, gap * 2), height: y + rowHeight + gap)
        return document(of: size, body, on: "<rect width=\"100%\" height=\"100%\" fill=\"#e9e9ee\"/>\n")
    }

    /// Returns a scene as an SVG document without margins and title.
    public func renderAlone(_ scene: Scene) -> String {
        var body = SVGBody()
        draw(scene, into: &body)
        return document(of: Self.size(of: scene), body)
    }

    /// Returns a scene as an SVG element of a page, which contains the definitions of all its drawings.
    func renderInPage(_ scene: Scene, label: String, definitions: inout SVGDefinitions) -> String {
        var body = SVGBody(definitions: definitions, namesViews: true)
        draw(scene, into: &body)
        definitions = body.definitions
        let size = Self.size(of: scene)
        return "<svg role=\"img\" aria-label=\"\(XMLText.attribute(label))\" "
            + "viewBox=\"0 0 \(SVGText.number(size.width)) \(SVGText.number(size.height))\" "
            + "font-family=\"\(Self.fonts)\">\n\(body.text)</svg>\n"
    }

    /// Fonts with similar widths to the measured one, because not every viewer sets a text to a given width.
    static let fonts =
        "-apple-system, 'SF Pro Text', 'Helvetica Neue', Arimo, 'Liberation Sans', Arial, Roboto, Inter, "
        + "'DejaVu Sans Condensed', sans-serif"

    /// Returns a document with its definitions, a background and a drawing.
    func document(of size: Scene.Size, _ body: SVGBody, on background: String = "") -> String {
        let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
        let definitions = body.definitions.text.isEmpty ? "" : "<defs>\n\(body.definitions.text)</defs>\n"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" \
            font-family="\(Self.fonts)">
            \(definitions)\(background)\(body.text)</svg>

            """
    }

    /// Returns the size of a scene within what viewers accept: finite and positive.
    static func size(of scene: Scene) -> Scene.Size {
        func bounded(_ length: Double) -> Double { length.isFinite ? min(max(length, 1), 100_000) : 1 }
        return Scene.Size(width: bounded(scene.size.width), height: bounded(scene.size.height))
    }

    /// Draws one scene in its own coordinate space.
    ///
    /// Ambiguous and conflicting views are marked unless `marks` is false.
    func draw(_ scene: Scene, into body: inout SVGBody, marks: Bool = true) {
        let size = Self.size(of: scene)
        body.palette = SVGPalette.of(scene.appearance)
        body.line(
            "<rect width=\"\(SVGText.number(size.width))\" height=\"\(SVGText.number(size.height))\" "
                + "fill=\"\(body.palette.background)\"/>")
        let placed = scene.placedViews()
        // A device shows nothing outside its screen.
        let leavesScreen = placed.contains { view in
            view.isShown && view.frame.isFinite
                && (min(view.frame.x, view.frame.y) < -0.5 || view.frame.maxX > size.width + 0.5
                    || view.frame.maxY > size.height + 0.5)
        }
        let clip = scene.screen != nil && leavesScreen ? body.clip(to: size, radius: 0) : ""
        if !clip.isEmpty { body.open("<g\(clip)>") }
        drawTree(of: placed, into: &body)
        if !clip.isEmpty { body.close("</g>") }
        if let screen = scene.screen { draw(screen, of: size, into: &body) }
        for view in placed where marks && marksProblems && view.isShown && view.frame.isFinite {
            guard view.view.isAmbiguous || view.view.isConflicting else { continue }
            let isClipped = scene.screen != nil || hasClippingAncestor(view, in: placed)
            let frame = isClipped ? view.frame.intersection(view.clip) : view.frame
            if !isClipped || frame.width > 0 && frame.height > 0 { drawMark(of: view, at: frame, into: &body) }
        }
        guard showsConstraints else { return }
        body.open("<g font-size=\"9\" text-anchor=\"middle\" stroke-linecap=\"butt\">")
        for constraint in scene.constraints { draw(constraint, into: &body) }
        body.close("</g>")
    }

    private func hasClippingAncestor(_ view: PlacedView, in placed: [PlacedView]) -> Bool {
        var place = view.parent
        while let parent = place {
            if placed[parent].view.clipsToBounds { return true }
            place = placed[parent].parent
        }
        return false
    }

    /// Draws the views as nested groups, each in its parent's coordinate space.
    private func drawTree(of placed: [PlacedView], into body: inout SVGBody) {
        var open: [Int] = []
        for (index, view) in placed.enumerated() {
            // Descendants of a view that is not drawn are not drawn either.
            let isIn = view.parent.map { parent in open.contains(parent) } ?? true
            guard view.isShown, view.frame.isFinite, isIn else { continue }
            while let last = open.last, last != view.parent {
                open.removeLast()
                body.close("</g>")
            }
            let frame = view.view.frame
            let offset = view.parent.map { parent in placed[parent].view.boundsOrigin } ?? Scene.Point(x: 0, y: 0)
            let origin = view.parent == nil ? Scene.Point(x: 0, y: 0) : frame.origin
            let clip = view.view.clipsToBounds ? body.clip(to: frame.size, radius: view.view.border.cornerRadius) : ""
            let opacity = view.view.opacity < 1 ? " opacity=\"\(SVGText.number(view.view.opacity))\"" : ""
            let name = body.namesViews ? " data-view=\"\(XMLText.attribute(view.view.id))\"" : ""
            body.open(
                "<g transform=\"translate(\(SVGText.number(origin.x - offset.x)) "
                    + "\(SVGText.number(origin.y - offset.y)))\"\(opacity)\(name)\(clip)>")
            open.append(index)
            if body.namesViews {
                // Scripts mark this area, because a group also contains subviews outside the view.
                let bounds = Scene.Rectangle(x: 0, y: 0, width: frame.width, height: frame.height)
                body.line("<rect class=\"area\" \(SVGBody.attributes(of: bounds))/>")
            }
            drawLooks(of: view, into: &body)
            draw(view.view.drawing, shownFrom: view.view.boundsOrigin, into: &body)
        }
        for _ in open { body.close("</g>") }
    }

    /// Draws the outline of a view with a problem in red: dashed for ambiguity, solid for a conflict.
    private func drawMark(of placed: PlacedView, at frame: Scene.Rectangle, into body: inout SVGBody) {
        let dash = placed.view.isConflicting ? "" : " stroke-dasharray=\"4 3\""
        body.line(
            "<rect \(SVGBody.attributes(of: frame)) fill=\"\(SVGColor.trouble)\" fill-opacity=\"0.12\" "
                + "stroke=\"\(SVGColor.trouble)\" stroke-width=\"1.5\"\(dash)/>")
    }
}
