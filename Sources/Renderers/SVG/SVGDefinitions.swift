import Diagnostics
import Scene

/// The pictures, tints and clipping paths that drawings of one document share, each once.
struct SVGDefinitions {
    private var pictures: [String: String] = [:]
    private var tints: [String: String] = [:]
    private var clips = 0
    /// The elements for `defs`, in the order of their first use.
    private(set) var text = ""

    /// Returns a new id for a clipping path.
    mutating func clip() -> String {
        clips += 1
        return "c\(clips)"
    }

    /// Returns the id of a picture of 100 × 100 units, from a `data:` URI.
    mutating func picture(_ data: String) -> String {
        if let id = pictures[data] { return id }
        let id = "i\(pictures.count + 1)"
        pictures[data] = id
        text +=
            "<image id=\"\(id)\" width=\"100\" height=\"100\" preserveAspectRatio=\"none\" "
            + "href=\"\(XMLText.attribute(data))\"/>\n"
        return id
    }

    /// Returns the id of a filter that gives a picture a color and keeps its opacity.
    mutating func tint(_ color: Scene.Color) -> String {
        let attributes =
            "flood-color=\"\(SVGColor.hexadecimal(color))\" flood-opacity=\"\(SVGText.number(color.alpha))\""
        if let id = tints[attributes] { return id }
        let id = "t\(tints.count + 1)"
        tints[attributes] = id
        text +=
            "<filter id=\"\(id)\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\">"
            + "<feFlood \(attributes)/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>\n"
        return id
    }
}
