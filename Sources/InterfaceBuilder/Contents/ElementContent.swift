import Foundation
import UIKit

/// The text, font and image of a document's element.
struct ElementContent {
    let document: InterfaceDocument
    let element: InterfaceDocument.View
    let traits: InterfaceDocument.Traits?
    /// The user's text size.
    var dynamicType = LayoutOptions.DynamicType.large

    /// Returns the value of an attribute in the current size classes.
    func value(_ name: String) -> String? { document.value(of: name, in: element, traits: traits) }

    /// Returns the number in an attribute.
    func number(_ name: String) -> Double? { value(name).flatMap(InterfaceDocument.number) }

    /// The text of a label, field or text view: an attribute, an element, or the pieces of an attributed string.
    var text: String? {
        if let text = value("text") { return text }
        let tree = document.tree
        if let string = tree.child(of: element.element, named: "string", key: "text") {
            return tree.characters(in: string)
        }
        return tree.child(of: element.element, named: "attributedString", key: "attributedText").map(
            characters(ofAttributed:))
    }

    /// The text of a field without one: an attribute or an element.
    var placeholder: String? {
        if let text = value("placeholder") { return text }
        let tree = document.tree
        return tree.child(of: element.element, named: "string", key: "placeholder").map { string in
            tree.characters(in: string)
        }
    }

    /// A Boolean value that indicates whether a field shows dots instead of its text.
    var hidesText: Bool {
        let input = document.tree.child(of: element.element, named: "textInputTraits", key: "textInputTraits")
        return input.flatMap { document.tree.value(of: "secureTextEntry", in: $0) } == "YES"
    }

    /// A Boolean value that indicates whether the text contains emoji, whose widths are in no table.
    var hasEmoji: Bool {
        (text ?? title ?? "").unicodeScalars.contains { scalar in scalar.properties.isEmojiPresentation }
    }

    /// The text or title, or nil if it is missing or empty, so that the placeholder is visible.
    var shownText: String? { (text ?? title).flatMap { text in text.isEmpty ? nil : text } }

    /// The title of a button: that of its configuration if it has one, or else that of its normal state.
    ///
    /// Interface Builder does not update the title of the state when it writes a configuration, with or without a title.
    var title: String? {
        let tree = document.tree
        let configuration = buttonConfiguration
        guard let shown = configuration ?? tree.child(of: element.element, named: "state", key: "normal") else {
            return nil
        }
        if let title = tree.value(of: "title", in: shown) { return title }
        if let string = tree.child(of: shown, named: "string", key: "title") { return tree.characters(in: string) }
        return tree.child(of: shown, named: "attributedString", key: "attributedTitle").map(characters(ofAttributed:))
    }

    /// Returns the pieces of an attributed string, joined in order.
    private func characters(ofAttributed element: XMLTree.ElementID) -> String {
        let tree = document.tree
        return tree.children(of: element, named: "fragment").map { fragment in
            tree.value(of: "content", in: fragment)
                ?? tree.child(of: fragment, named: "string", key: "content").map { string in
                    tree.characters(in: string)
                } ?? ""
        }.joined()
    }

    /// The element that describes the font in the current size classes.
    private var fontElement: XMLTree.ElementID? {
        if let configuration = buttonConfiguration {
            return document.tree.child(of: configuration, named: "fontDescription", key: "titleFontDescription")
        }
        let variations = InterfaceDocument.applicable(element.variations, to: traits).reversed()
        let varied = variations.lazy.compactMap { variation in
            document.tree.child(of: variation.element, named: "fontDescription")
        }
        return varied.first ?? document.tree.child(of: element.element, named: "fontDescription")
    }

    /// Returns the whole number in an attribute, or 0 without one.
    func count(_ name: String) -> Int { Int(max(0, min(number(name) ?? 0, 1000))) }

    /// A Boolean value that indicates whether an activity indicator is large.
    var isLargeIndicator: Bool { ["large", "whiteLarge"].contains(value("style") ?? "") }

    /// The size of the font in points.
    @MainActor var fontSize: Double {
        guard let font = fontElement else { return standardFontSize }
        if let size = document.tree.value(of: "pointSize", in: font).flatMap(InterfaceDocument.number), size > 0 {
            return min(size, 10_000)
        }
        // Before Xcode 8, documents name the system's size in this way.
        if document.tree.value(of: "size", in: font) == "system" { return Double(UIFont.systemFontSize) }
        return document.tree.value(of: "style", in: font).flatMap(size(ofStyle:)) ?? 17
    }

    /// Returns the size of a text style at the user's text size, or nil for an unknown style.
    @MainActor func size(ofStyle style: String) -> Double? {
        guard let size = Self.textStyles[style] else { return nil }
        return dynamicType == .large ? size : Double(preferredFont(ofStyle: style).pointSize)
    }

    /// Returns the font of a text style at the user's text size.
    @MainActor private func preferredFont(ofStyle style: String) -> UIFont {
        UIFont.preferredFont(
            forTextStyle: UIFont.TextStyle(rawValue: style),
            compatibleWith: UITraitCollection(preferredContentSizeCategory: dynamicType.category))
    }

    /// The name of the font's weight, or `regular`.
    var fontWeight: String {
        guard let font = fontElement else { return "regular" }
        if let weight = document.tree.value(of: "weight", in: font) { return weight }
        let style = document.tree.value(of: "style", in: font)
        if style == "UICTFontTextStyleHeadline" { return "semibold" }
        return document.tree.value(of: "type", in: font) == "boldSystem" ? "bold" : "regular"
    }

    /// The font: that of an attributed text, of a text style, a named one, or the system font.
    @MainActor var font: UIFont {
        if let font = attributedFont { return font }
        let size = CGFloat(fontSize)
        let style = fontElement.flatMap { document.tree.value(of: "style", in: $0) }
        if let style, Self.textStyles[style] != nil {
            return preferredFont(ofStyle: style)
        }
        if let name = fontElement.flatMap({ document.tree.value(of: "name", in: $0) }) {
            return UIFont.canvasFont(named: name, size: size)
        }
        let weight = Self.weights[fontWeight] ?? .regular
        return document.isWritten(since: .xcode7) || document.toolsVersion == 0
            ? UIFont.systemFont(ofSize: size, weight: weight)
            : UIFont.formerSystemFont(ofSize: size, weight: weight)
    }

    /// A Boolean value that indicates whether the font is the system font, whose metrics are known.
    var isInSystemFont: Bool {
        guard let font = fontElement else { return true }
        return document.tree.value(of: "name", in: font) == nil && document.tree.value(of: "family", in: font) == nil
    }

    /// The default font size in Interface Builder for a control that specifies none.
    @MainActor private var standardFontSize: Double {
        switch element.tag {
        case "button" where buttonConfiguration != nil: size(ofStyle: "UICTFontTextStyleBody") ?? 17
        case "button": ["system", "roundedRect"].contains(value("buttonType") ?? "custom") ? 15 : 18
        case "textField", "textView": 14
        default: 17
        }
    }

    /// The sizes of Apple's text styles at the default setting.
    static let textStyles: [String: Double] = [
        "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
        "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
        "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13,
        "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
    ]

    static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}

extension LayoutOptions.DynamicType {
    /// The category of UIKit.
    var category: UIContentSizeCategory { UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + suffix) }

    /// The end of Apple's name of the size.
    private var suffix: String {
        switch self {
        case .accessibility1: "AccessibilityM"
        case .accessibility2: "AccessibilityL"
        case .accessibility3: "AccessibilityXL"
        case .accessibility4: "AccessibilityXXL"
        case .accessibility5: "AccessibilityXXXL"
        default: rawValue.uppercased()
        }
    }
}
