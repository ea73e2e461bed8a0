import Diagnostics
import Scene

/// The pictures and colors of a document's project, by the names in the document.
public struct DocumentAssets: Sendable {
    /// A picture with its variants.
    struct Picture: Sendable {
        /// The file in light appearance.
        var light: File?
        /// The file in dark appearance; nil if the light one is used.
        var dark: File?
        /// A Boolean value that indicates whether the picture has the tint color; nil for the default.
        var isTemplate: Bool?

        /// Returns the file in an appearance.
        func file(_ appearance: Scene.Appearance) -> File? { appearance == .dark ? dark ?? light : light ?? dark }
    }

    /// A file of a picture.
    struct File: Sendable {
        /// The contents as a `data:` URI; nil for a format that browsers do not show, or a file above the limit.
        let data: String?
        /// The width in points.
        let width: Double
        /// The height in points.
        let height: Double
    }

    /// A named color with its variants.
    struct NamedColor: Sendable {
        var light: Scene.Color?
        var dark: Scene.Color?

        /// Returns the color in an appearance.
        func color(_ appearance: Scene.Appearance) -> Scene.Color? {
            appearance == .dark ? dark ?? light : light ?? dark
        }
    }

    /// The pictures by name.
    var pictures: [String: Picture] = [:]
    /// The named colors by name.
    var colors: [String: NamedColor] = [:]
    /// The findings about catalogs and files.
    public internal(set) var diagnostics: [Diagnostic] = []

    /// Creates assets without pictures and colors.
    public init() {}
}

extension InterfaceDocument {
    /// The names of pictures and colors that the document uses and that are not the system's.
    var assetNames: (pictures: Set<String>, colors: Set<String>) {
        var (pictures, colors): (Set<String>, Set<String>) = ([], [])
        for element in tree.ids {
            let name = tree[element].name
            if name == "color", let name = tree.value(of: "name", in: element) { colors.insert(name) }
            if tree.value(of: "catalog", in: element) == "system" { continue }
            for attribute in Self.pictureAttributes {
                if let name = tree.value(of: attribute, in: element), !name.isEmpty { pictures.insert(name) }
            }
        }
        let symbols = images.filter { _, element in tree.value(of: "catalog", in: element) == "system" }
        return (pictures.subtracting(symbols.keys), colors)
    }

    private static let pictureAttributes = ["image", "backgroundImage", "selectedImage", "highlightedImage"]
}
