import UIKit

/// What the words of documents are in UIKit.
enum LayoutAttributes {
    static let attributes: [InterfaceDocument.Attribute: NSLayoutConstraint.Attribute] = [
        .leading: .leading, .trailing: .trailing, .left: .left, .right: .right, .top: .top, .bottom: .bottom,
        .width: .width, .height: .height, .centerX: .centerX, .centerY: .centerY, .baseline: .lastBaseline,
        .firstBaseline: .firstBaseline, .lastBaseline: .lastBaseline, .leftMargin: .leftMargin,
        .rightMargin: .rightMargin, .topMargin: .topMargin, .bottomMargin: .bottomMargin,
        .leadingMargin: .leadingMargin, .trailingMargin: .trailingMargin,
        .centerXWithinMargins: .centerXWithinMargins, .centerYWithinMargins: .centerYWithinMargins,
    ]

    static let relations: [InterfaceDocument.Relation: NSLayoutConstraint.Relation] = [
        .lessThanOrEqual: .lessThanOrEqual, .equal: .equal, .greaterThanOrEqual: .greaterThanOrEqual,
    ]
}

/// What the words of stack views are in UIKit.
enum StackAttributes {
    static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing, "bottom": .bottom,
        "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
}
