import Foundation
import UIKit

/// Keeps the stored size of arranged views that nothing else sizes.
///
/// Across the axis of a stack view that does not fill, a view without content is as large as it was drawn on the canvas: an
/// ambiguous size stays what it is. In an app the stack view itself makes it as small as it can be.
@MainActor struct CanvasKeepsSize {
    /// A little more than a stack view's own wish for nothing (25), less than any other wish of its parts.
    private static let priority = UILayoutPriority(26)

    /// Asks every stack view among some views; their frames are still the stored ones.
    static func keep(in views: [(index: Int, view: UIView)]) {
        for case (_, let stack as UIStackView) in views where stack.alignment != .fill {
            for view in stack.arrangedSubviews where !(view is UIStackView) { keep(view, across: stack.axis) }
        }
    }

    private static func keep(_ view: UIView, across axis: NSLayoutConstraint.Axis) {
        let isColumn = axis == .vertical
        let content = view.intrinsicContentSize
        guard (isColumn ? content.width : content.height) == UIView.noIntrinsicMetric else { return }
        let size = isColumn ? view.frame.width : view.frame.height
        let constraint = (isColumn ? view.widthAnchor : view.heightAnchor).constraint(equalToConstant: size)
        constraint.priority = priority
        constraint.identifier = "canvas-size"
        constraint.isActive = true
    }
}
