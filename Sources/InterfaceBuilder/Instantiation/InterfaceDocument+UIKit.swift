import UIKit
import VisualFormat

// The UIKit values for the words of documents.

extension UIStackView.Distribution {
    /// Creates the distribution with a name in documents.
    ///
    /// Any other word is `fill`.
    package init(documentName name: String) {
        switch name {
        case "fillEqually": self = .fillEqually
        case "fillProportionally": self = .fillProportionally
        case "equalSpacing": self = .equalSpacing
        case "equalCentering": self = .equalCentering
        default: self = .fill
        }
    }
}

extension UIStackView.Alignment {
    /// Creates the alignment with a name in documents.
    ///
    /// Any other word is `fill`.
    package init(documentName name: String) {
        switch name {
        case "top", "leading": self = .leading
        case "center": self = .center
        case "bottom", "trailing": self = .trailing
        case "firstBaseline": self = .firstBaseline
        case "lastBaseline": self = .lastBaseline
        default: self = .fill
        }
    }
}

extension UISemanticContentAttribute {
    /// Creates the attribute with a name in documents.
    ///
    /// Any other word is `unspecified`.
    package init(documentName name: String) {
        switch name {
        case "playback": self = .playback
        case "spatial": self = .spatial
        // The shorter names are AppKit's.
        case "forceLeftToRight", "leftToRight": self = .forceLeftToRight
        case "forceRightToLeft", "rightToLeft": self = .forceRightToLeft
        default: self = .unspecified
        }
    }
}

extension InterfaceDocument {
    /// Returns how a view follows the layout direction of the language.
    ///
    /// Its subviews are not affected. AppKit's attribute has another name and the same meaning.
    package func semanticContentAttribute(of view: View, traits: Traits? = nil) -> UISemanticContentAttribute {
        let name = runtime == .macOS ? "userInterfaceLayoutDirection" : "semanticContentAttribute"
        return .init(documentName: value(of: name, in: view, traits: traits) ?? "")
    }
}
