import Foundation
import UIKit

/// The attributed texts of documents.
extension ElementContent {
    /// The attributed string of the text or title, or nil if it is a plain one.
    private var attributedString: XMLTree.ElementID? {
        let tree = document.tree
        guard element.tag == "button" else {
            guard value("text") == nil, tree.child(of: element.element, named: "string", key: "text") == nil else {
                return nil
            }
            return tree.child(of: element.element, named: "attributedString", key: "attributedText")
        }
        guard let shown = buttonConfiguration ?? tree.child(of: element.element, named: "state", key: "normal"),
            tree.value(of: "title", in: shown) == nil, tree.child(of: shown, named: "string", key: "title") == nil
        else { return nil }
        return tree.child(of: shown, named: "attributedString", key: "attributedTitle")
    }

    /// The font of all pieces of an attributed text; nil if they differ or have none.
    @MainActor var attributedFont: UIFont? {
        guard let string = attributedString else { return nil }
        let tree = document.tree
        let fonts = tree.children(of: string, named: "fragment").map { fragment in
            tree.child(of: fragment, named: "attributes")
                .flatMap { attributes in tree.child(of: attributes, named: "font", key: "NSFont") }
                .map { font in ["name", "metaFont", "size"].map { name in tree.value(of: name, in: font) } }
        }
        guard let first = fonts.first, let font = first, fonts.allSatisfy({ other in other == first }),
            let size = font[2].flatMap(InterfaceDocument.number), size > 0
        else { return nil }
        let pointSize = CGFloat(min(size, 10_000))
        if let name = font[0] { return UIFont.canvasFont(named: name, size: pointSize) }
        guard let kind = font[1], kind.hasPrefix("system") else { return nil }
        return .systemFont(ofSize: pointSize, weight: kind == "systemBold" ? .bold : .regular)
    }
}
