import Diagnostics
import InterfaceBuilder

/// A font as the attributes inspector writes it: `system`, `boldSystem`, `italicSystem`, or the name of a text style or of a font.
struct FontText {
    /// The types of the system font in documents.
    private static let types = ["system", "boldSystem", "italicSystem"]
    private static let styles = "UICTFontTextStyle"

    let text: String?

    /// Reads the font of an element.
    init(_ element: XMLTree.ElementID, in tree: XMLTree) {
        text = ["style", "name", "type"].lazy.compactMap { name in tree.value(of: name, in: element) }.first
    }

    /// Creates a font from a text; nil for one that is neither a type nor a text style.
    init?(_ text: String) {
        let isStyle =
            text.hasPrefix(Self.styles) && text.utf8.count <= 60
            && text.utf8.allSatisfy { byte in (97...122).contains(byte | 32) || (48...57).contains(byte) }
        guard Self.types.contains(text) || isStyle else { return nil }
        self.text = text
    }

    /// Returns the element of the font with a point size, which a text style sets itself.
    func markup(size: String?) -> String {
        let text = text ?? ""
        let values =
            text.hasPrefix(Self.styles)
            ? #"style="\#(text)""# : #"type="\#(text)" pointSize="\#(XMLText.attribute(size ?? "17"))""#
        return #"<fontDescription key="fontDescription" \#(values)/>"#
    }
}

/// A color as the attributes inspector writes it: `#RRGGBB`, `#RRGGBBAA`, or the name of a system color such as `labelColor`.
struct ColorText {
    let text: String
    private let components: [Double]

    /// Reads a color element; nil for a color space that has no such text.
    init?(_ element: XMLTree.ElementID, in tree: XMLTree) {
        if let name = tree.value(of: "systemColor", in: element) ?? tree.value(of: "name", in: element) {
            (text, components) = (name, [])
            return
        }
        func number(_ name: String) -> Double? { tree.value(of: name, in: element).flatMap(Double.init) }
        let alpha = number("alpha") ?? 1
        let levels: [Double]
        if let white = number("white") {
            levels = [white, white, white]
        } else if let red = number("red"), let green = number("green"), let blue = number("blue") {
            levels = [red, green, blue]
        } else {
            return nil
        }
        components = levels + [alpha]
        guard components.allSatisfy({ level in (0...1).contains(level) }) else { return nil }
        text = Self.text(of: alpha < 1 ? components : levels)
    }

    /// Returns the text of red, green, blue and perhaps the opacity, from 0 to 1.
    static func text(of levels: [Double]) -> String {
        "#"
            + levels.map { level in
                let digits = String(Int((level * 255).rounded()), radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }

    /// Creates a color from a text; nil for another text.
    init?(_ text: String) {
        self.text = text
        guard text.hasPrefix("#") else {
            components = []
            guard SystemColors.isKnown(text) else { return nil }
            return
        }
        let digits = Array(text.dropFirst())
        guard digits.count == 6 || digits.count == 8 else { return nil }
        var levels: [Double] = []
        for place in stride(from: 0, to: digits.count, by: 2) {
            guard digits[place].isHexDigit, digits[place + 1].isHexDigit,
                let level = Int(String(digits[place...place + 1]), radix: 16)
            else { return nil }
            levels.append(Double(level) / 255)
        }
        components = levels.count == 3 ? levels + [1] : levels
    }

    /// Returns the element of the color.
    func markup(key: String) -> String {
        guard components.count == 4 else { return #"<color key="\#(key)" systemColor="\#(text)"/>"# }
        let values = zip(["red", "green", "blue", "alpha"], components).map { name, level in
            #"\#(name)="\#(level == 0 ? "0.0" : JSONValue.text(of: level))""#
        }.joined(separator: " ")
        return #"<color key="\#(key)" \#(values) colorSpace="custom" customColorSpace="sRGB"/>"#
    }
}

/// Layout margins as the size inspector writes them: top, left or leading, bottom, and right or trailing, between spaces.
struct MarginText {
    let text: String?
    private let values: [String]

    private static let names = ["top", "left", "bottom", "right"]
    private static let directionalNames = ["top", "leading", "bottom", "trailing"]

    /// Reads the margins of an element.
    init(_ element: XMLTree.ElementID, in tree: XMLTree) {
        let names = tree[element].name == "edgeInsets" ? Self.names : Self.directionalNames
        values = names.map { name in tree.value(of: name, in: element) ?? "0" }
        text = values.joined(separator: " ")
    }

    /// Creates margins from a text with four numbers; nil for another text.
    init?(_ text: String) {
        values = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard values.count == 4,
            values.allSatisfy({ value in Double(value).map { number in abs(number) <= 10_000 } == true })
        else { return nil }
        self.text = text
    }

    /// Returns the element of the margins.
    func markup(isDirectional: Bool) -> String {
        let names = isDirectional ? Self.directionalNames : Self.names
        let attributes = zip(names, values).map { name, value in
            "\(name)=\"\(Double(value).map { number in JSONValue.text(of: number) } ?? value)\""
        }.joined(separator: " ")
        return isDirectional
            ? "<directionalEdgeInsets key=\"directionalLayoutMargins\" \(attributes)/>"
            : "<edgeInsets key=\"layoutMargins\" \(attributes)/>"
    }
}
