import UIKit

// A client in the style of operators on anchors: `a.leadingAnchor ~= b.trailingAnchor + 8 ! .defaultHigh`.

infix operator !! : AssignmentPrecedence
infix operator |==| : ComparisonPrecedence
infix operator |>=| : ComparisonPrecedence

@MainActor struct AnchorExpression<Anchor: AnyObject> {
    let anchor: NSLayoutAnchor<Anchor>
    let constant: CGFloat
}

@MainActor struct DimensionExpression {
    let anchor: NSLayoutDimension
    let multiplier: CGFloat
    let constant: CGFloat
}

@MainActor func + <Anchor>(anchor: NSLayoutAnchor<Anchor>, constant: CGFloat) -> AnchorExpression<Anchor> {
    AnchorExpression(anchor: anchor, constant: constant)
}
@MainActor func - <Anchor>(anchor: NSLayoutAnchor<Anchor>, constant: CGFloat) -> AnchorExpression<Anchor> {
    AnchorExpression(anchor: anchor, constant: -constant)
}
@MainActor func * (anchor: NSLayoutDimension, multiplier: CGFloat) -> DimensionExpression {
    DimensionExpression(anchor: anchor, multiplier: multiplier, constant: 0)
}
@discardableResult
@MainActor func |==| <Anchor>(left: NSLayoutAnchor<Anchor>, right: AnchorExpression<Anchor>) -> NSLayoutConstraint {
    activated(left.constraint(equalTo: right.anchor, constant: right.constant))
}
@discardableResult
@MainActor func |==| <Anchor>(left: NSLayoutAnchor<Anchor>, right: NSLayoutAnchor<Anchor>) -> NSLayoutConstraint {
    activated(left.constraint(equalTo: right))
}
@discardableResult
@MainActor func |==| (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
    activated(left.constraint(equalToConstant: right))
}
@discardableResult
@MainActor func |==| (left: NSLayoutDimension, right: DimensionExpression) -> NSLayoutConstraint {
    activated(
        left.constraint(equalTo: right.anchor, multiplier: right.multiplier, constant: right.constant))
}
@discardableResult
@MainActor func |>=| (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
    activated(left.constraint(greaterThanOrEqualToConstant: right))
}
@discardableResult
@MainActor func !! (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
    constraint.isActive = false
    constraint.priority = priority
    constraint.isActive = true
    return constraint
}

@MainActor private func activated(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    constraint.isActive = true
    return constraint
}

extension UILayoutPriority {
    static func + (priority: UILayoutPriority, change: Float) -> UILayoutPriority {
        UILayoutPriority(rawValue: priority.rawValue + change)
    }
}

extension NSLayoutConstraint.Attribute {
    var isSize: Bool {
        switch self {
        case .width, .height: true
        case .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
            .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
            false
        @unknown default: false
        }
    }
}
