import InterfaceBuilder

/// A color as code makes it.
struct ColorExpression {
    /// The expression, where the type of a color is known.
    let text: String

    /// The expression of a color element; nil for a color without components and without a known name.
    init?(_ element: XMLTree.ElementID, in tree: XMLTree) {
        if let name = tree.value(of: "name", in: element) {
            text = "UIColor(named: \(SwiftLiteral.string(name)))"
            return
        }
        let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"].lazy.compactMap { key in
            tree.value(of: key, in: element)
        }
        if let member = names.compactMap({ name in Self.member(name) }).first {
            text = "." + member
            return
        }
        func part(_ key: String) -> String? { tree.value(of: key, in: element).flatMap(DocumentProperty.number) }
        let alpha = part("alpha") ?? "1"
        if let white = part("white") {
            let plain = ["0 0": ".clear", "0 1": ".black", "1 1": ".white"]
            text = plain["\(white) \(alpha)"] ?? "UIColor(white: \(white), alpha: \(alpha))"
        } else if let red = part("red"), let green = part("green"), let blue = part("blue") {
            let isWide = tree.value(of: "customColorSpace", in: element) == "displayP3"
            let plain =
                isWide
                ? nil
                : ["1 1 1 1": ".white", "0 0 0 1": ".black", "0 0 0 0": ".clear"]["\(red) \(green) \(blue) \(alpha)"]
            text =
                plain
                ?? "UIColor(\(isWide ? "displayP3Red" : "red"): \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
        } else {
            return nil
        }
    }

    /// The member of `UIColor` for the name of a system color in documents: `labelColor` is `label`.
    private static func member(_ name: String) -> String? {
        if let member = renamed[name] { return member }
        guard name.hasSuffix("Color") else { return nil }
        let member = String(name.dropLast(5))
        return members.contains(member) || members.contains(name) ? (members.contains(name) ? name : member) : nil
    }

    private static let renamed = [
        "groupTableViewBackgroundColor": "systemGroupedBackground",
        "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
        "scrollViewTexturedBackgroundColor": "systemGroupedBackground",
    ]

    private static let members: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
        "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
        "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
        "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan",
        "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
        "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground",
        "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
    ]
}
