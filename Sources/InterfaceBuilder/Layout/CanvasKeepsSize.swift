import Foundation
import UIKit

/// Keeps the stored size of arranged views that nothing else sizes.
///
/// A view without content is as large as it was drawn on the canvas, along the axis of its stack view and, where the stack
/// view does not fill, across it: an ambiguous size stays what it is. In an app the stack view makes it as small as it can be.
@MainActor struct CanvasKeepsSize {
    /// A little more than a stack view's own wish for nothing across its axis (25), less than any other wish of its parts.
    private static let across = UILayoutPriority(26)
    /// More than a stack view's wish to be no longer than its views (49 and 51).
    private static let along = UILayoutPriority(52)

    /// Asks every stack view among some views; their frames are still the stored ones.
    static func keep(in views: [(index: Int, view: UIView)]) {
        for case (_, let stack as UIStackView) in views {
            let other: NSLayoutConstraint.Axis = stack.axis == .vertical ? .horizontal : .vertical
            for view in stack.arrangedSubviews where !(view is UIStackView) && !view.isHidden {
                keep(view, stack.axis, along)
                if stack.alignment != .fill { keep(view, other, across) }
            }
        }
    }

    private static func keep(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ priority: UILayoutPriority) {
        let isWidth = axis == .horizontal
        let content = view.intrinsicContentSize
        guard (isWidth ? content.width : content.height) == UIView.noIntrinsicMetric else { return }
        let size = isWidth ? view.frame.width : view.frame.height
        let constraint = (isWidth ? view.widthAnchor : view.heightAnchor).constraint(equalToConstant: size)
        constraint.priority = priority
        constraint.identifier = "canvas-size"
        constraint.isActive = true
    }
}
