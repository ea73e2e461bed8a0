import Diagnostics
import InterfaceBuilder

/// The attributes of a view that the attributes inspector edits.
enum ViewAttribute: String, CaseIterable {
    case userLabel, text, title, placeholder, numberOfLines, textAlignment, lineBreakMode, fontSize, hidden, image
    case contentMode, axis, distribution, alignment, spacing

    /// Returns whether a text is a value of the attribute.
    func accepts(_ value: String) -> Bool {
        switch self {
        case .numberOfLines: value.isEmpty || Int(value).map { number in (0...10_000).contains(number) } == true
        case .fontSize, .spacing:
            value.isEmpty || Double(value).map { number in (0...10_000).contains(number) } == true
        default: value.isEmpty || words?.contains(value) != false
        }
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
        default:
            guard value.isEmpty else { return tree.setting(rawValue, to: value, in: view.element) }
            return tree.removing(rawValue, from: view.element)
        }
    }
}
