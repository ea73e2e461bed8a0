import InterfaceBuilder
import UIKit

extension NSLayoutConstraint.Attribute {
    /// The name of the attribute in Interface Builder documents.
    public var documentName: String {
        switch self {
        case .left: return "left"
        case .right: return "right"
        case .top: return "top"
        case .bottom: return "bottom"
        case .leading: return "leading"
        case .trailing: return "trailing"
        case .width: return "width"
        case .height: return "height"
        case .centerX: return "centerX"
        case .centerY: return "centerY"
        case .lastBaseline: return "baseline"
        case .firstBaseline: return "firstBaseline"
        case .leftMargin: return "leftMargin"
        case .rightMargin: return "rightMargin"
        case .topMargin: return "topMargin"
        case .bottomMargin: return "bottomMargin"
        case .leadingMargin: return "leadingMargin"
        case .trailingMargin: return "trailingMargin"
        case .centerXWithinMargins: return "centerXWithinMargins"
        case .centerYWithinMargins: return "centerYWithinMargins"
        default: return "notAnAttribute"
        }
    }

    /// Creates the attribute with a name in Interface Builder documents; nil for another name.
    public init?(documentName: String) {
        let known = (1...20).lazy.compactMap { value in Self(rawValue: value) }
        guard let attribute = known.first(where: { $0.documentName == documentName }) else { return nil }
        self = attribute
    }
}
