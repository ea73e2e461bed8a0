import Diagnostics
import InterfaceBuilder

/// The attributes of a view that the attributes inspector edits.
enum ViewAttribute: String, CaseIterable {
    case userLabel, text, title, placeholder, numberOfLines, textAlignment, lineBreakMode, fontSize, hidden, image
    case contentMode, axis, distribution, alignment, spacing
    case customClass, clipsSubviews, isBaselineRelativeArrangement = "baselineRelativeArrangement"
    case font, textColor, backgroundColor, tintColor
    case layoutMargins, directionalLayoutMargins
    case preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea, layoutMarginsFollowReadableWidth
    case placeholderIntrinsicWidth, placeholderIntrinsicHeight

    /// Returns whether a text is a value of the attribute.
    func accepts(_ value: String) -> Bool {
        switch self {
        case .numberOfLines: value.isEmpty || Self.isNumber(value) && Int(value) != nil
        case .fontSize, .spacing: value.isEmpty || Self.isNumber(value)
        case .placeholderIntrinsicWidth, .placeholderIntrinsicHeight:
            // Interface Builder writes "infinite" for an axis without an intrinsic size.
            value == "infinite" || value.isEmpty || Self.isNumber(value)
        case .layoutMargins, .directionalLayoutMargins: value.isEmpty || MarginText(value) != nil
        case .font: value.isEmpty || FontText(value) != nil
        case .textColor, .backgroundColor, .tintColor: value.isEmpty || ColorText(value) != nil
        default: value.isEmpty || words?.contains(value) != false
        }
    }

    /// Returns whether a text is a decimal number from 0 to a limit, in digits.
    static func isNumber(_ text: some StringProtocol, upTo limit: Double = 10_000) -> Bool {
        text.utf8.allSatisfy { byte in (48...57).contains(byte) || byte == UInt8(ascii: ".") }
            && Double(text).map { number in number <= limit } == true
    }

    /// Returns the value of a view; nil if the document has none.
    func value(of view: InterfaceDocument.View, in tree: XMLTree) -> String? {
        switch self {
        case .text:
            tree.value(of: "text", in: view.element)
                ?? tree.child(of: view.element, named: "string", key: "text").map(tree.characters)
        case .title:
            tree.child(of: view.element, named: "state", key: "normal").flatMap { state in
                tree.value(of: "title", in: state)
            }
        case .fontSize:
            tree.child(of: view.element, named: "fontDescription").flatMap { font in
                tree.value(of: "pointSize", in: font)
            }
        case .font:
            tree.child(of: view.element, named: "fontDescription").flatMap { font in FontText(font, in: tree).text }
        case .textColor, .backgroundColor, .tintColor:
            tree.child(of: view.element, named: "color", key: rawValue).flatMap { color in
                ColorText(color, in: tree)?.text
            }
        case .layoutMargins, .directionalLayoutMargins:
            margins(of: view, in: tree).flatMap { element in MarginText(element, in: tree).text }
        default: tree.value(of: rawValue, in: view.element)
        }
    }

    /// Returns the edit that sets the attribute; nil if nothing changes.
    func edit(of view: InterfaceDocument.View, to value: String, in tree: XMLTree) -> SourceEdit? {
        switch self {
        case .text:
            if let string = tree.child(of: view.element, named: "string", key: "text") {
                return tree.replacing(string, with: "<string key=\"text\">\(XMLText.attribute(value))</string>")
            }
            return tree.setting("text", to: value, in: view.element)
        case .title:
            guard let state = tree.child(of: view.element, named: "state", key: "normal") else {
                return tree.appending(
                    "<state key=\"normal\" title=\"\(XMLText.attribute(value))\"/>", to: view.element)
            }
            return tree.setting("title", to: value, in: state)
        case .fontSize:
            guard let font = tree.child(of: view.element, named: "fontDescription") else {
                let markup = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(value)\"/>"
                return value.isEmpty ? nil : tree.appending(markup, to: view.element)
            }
            return value.isEmpty ? tree.removing(font) : tree.setting("pointSize", to: value, in: font)
        case .font:
            let font = tree.child(of: view.element, named: "fontDescription")
            let size = font.flatMap { font in tree.value(of: "pointSize", in: font) }
            return element(font, FontText(value)?.markup(size: size), of: view, in: tree)
        case .textColor, .backgroundColor, .tintColor:
            // Interface Builder states the default color of a text as nil.
            let color =
                tree.child(of: view.element, named: "color", key: rawValue)
                ?? (value.isEmpty ? nil : tree.child(of: view.element, named: "nil", key: rawValue))
            return element(color, ColorText(value)?.markup(key: rawValue), of: view, in: tree)
        case .layoutMargins, .directionalLayoutMargins:
            return element(
                margins(of: view, in: tree), MarginText(value)?.markup(isDirectional: self != .layoutMargins), of: view,
                in: tree)
        default:
            guard value.isEmpty else { return tree.setting(rawValue, to: value, in: view.element) }
            return tree.removing(rawValue, from: view.element)
        }
    }

    /// Returns the element of the margins.
    private func margins(of view: InterfaceDocument.View, in tree: XMLTree) -> XMLTree.ElementID? {
        let name = self == .layoutMargins ? "edgeInsets" : "directionalEdgeInsets"
        return tree.child(of: view.element, named: name, key: rawValue)
    }

    /// Returns the edit that replaces an element, adds it, or removes it for nil.
    private func element(
        _ element: XMLTree.ElementID?, _ markup: String?, of view: InterfaceDocument.View, in tree: XMLTree
    ) -> SourceEdit? {
        guard let markup else { return element.map(tree.removing) }
        return element.map { element in tree.replacing(element, with: markup) }
            ?? tree.appending(markup, to: view.element)
    }
}
