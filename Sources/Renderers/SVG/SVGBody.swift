import Scene

/// The elements of a drawing in written order, indented by depth.
struct SVGBody {
    private(set) var text = ""
    /// The definitions that the drawing shares with others.
    var definitions = SVGDefinitions()
    /// The colors of the appearance.
    var palette = SVGPalette.of(.light)
    /// A Boolean value that indicates whether groups have the ids of their views, for scripts of a page.
    var namesViews = false
    private var depth = 0
    private var openClips: [Int] = []

    /// Creates an empty drawing.
    init(definitions: SVGDefinitions = SVGDefinitions(), namesViews: Bool = false) {
        (self.definitions, self.namesViews) = (definitions, namesViews)
    }

    /// Writes an element on a line of its own.
    mutating func line(_ element: String) {
        text += String(repeating: " ", count: min(depth, 60)) + element + "\n"
    }

    /// Writes the start tag of an element with children.
    mutating func open(_ element: String) {
        line(element)
        depth += 1
    }

    /// Writes the end tag of the last opened element.
    mutating func close(_ element: String) {
        depth -= 1
        line(element)
    }

    /// Defines a clipping path of a size and returns the attribute that applies it.
    mutating func clip(to size: Scene.Size, radius: Double) -> String {
        clip(to: Scene.Rectangle(x: 0, y: 0, width: size.width, height: size.height), radius: radius)
    }

    /// Defines a clipping path of a rectangle and returns the attribute that applies it.
    mutating func clip(to frame: Scene.Rectangle, radius: Double = 0) -> String {
        let corners = radius > 0 ? " rx=\"\(SVGText.number(radius))\"" : ""
        return clip(to: "<rect \(SVGBody.attributes(of: frame))\(corners)/>")
    }

    /// Defines a clipping path by an element and returns the attribute that applies it.
    mutating func clip(to element: String) -> String {
        let id = definitions.clip()
        line("<clipPath id=\"\(id)\">\(element)</clipPath>")
        return " clip-path=\"url(#\(id))\""
    }

    /// Begins to clip a view's own drawing.
    ///
    /// Groups stay open until the previous state is restored.
    mutating func beginClip(_ attribute: String) {
        open("<g\(attribute)>")
        if openClips.isEmpty { openClips.append(0) }
        openClips[openClips.count - 1] += 1
    }

    /// Saves the clipping of a view's own drawing.
    mutating func saveClips() { openClips.append(0) }

    /// Restores the clipping that was saved last.
    mutating func restoreClips() {
        for _ in 0..<(openClips.popLast() ?? 0) { close("</g>") }
    }

    /// Ends a view's own drawing with all its clipping.
    mutating func endClips() {
        while !openClips.isEmpty { restoreClips() }
    }

    /// Returns the attributes for the frame of a rectangle.
    static func attributes(of frame: Scene.Rectangle) -> String {
        "x=\"\(SVGText.number(frame.x))\" y=\"\(SVGText.number(frame.y))\" "
            + "width=\"\(SVGText.number(max(0, frame.width)))\" height=\"\(SVGText.number(max(0, frame.height)))\""
    }
}
