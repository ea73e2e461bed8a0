import UIKit

/// The creation of AppKit's own constraints.
@MainActor enum AppKitConstraint {
    /// Creates and activates a constraint.
    static func add(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: Double = 0,
        priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: 1, constant: CGFloat(constant))
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
    }
}
