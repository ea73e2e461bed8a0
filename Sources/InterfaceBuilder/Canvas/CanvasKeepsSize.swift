import Foundation
import UIKit

/// Keeps the stored sizes of arranged views that nothing else determines.
///
/// On the canvas a view without content keeps its stored size along the axis of its stack view. If the stack view does not fill, the view
/// keeps its size across the axis too. At run time the stack view makes it as small as possible.
@MainActor struct CanvasKeepsSize {
    /// A priority just above the stack view's own for a zero size across its axis (25), and below all others of its parts.
    private static let across = UILayoutPriority(26)
    /// A priority above those with which a stack view fits its views (49 and 51).
    private static let along = UILayoutPriority(52)

    /// Applies to every stack view among some views.
    ///
    /// Their frames are still the stored ones.
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
