import Foundation
import UIKit

/// Keeps the stored sizes of arranged views that nothing else determines.
///
/// On the canvas a view without content keeps its stored size along the axis of its stack view, and across it. At run time the stack view
/// makes it as small as possible. The evidence is from 2,868 public documents (2026-11-27).
@MainActor struct CanvasKeepsSize {
    /// The priority of a kept size, below the default compression resistance of contents (750).
    ///
    /// Optional constraints of other views do not change the size.
    private static let kept = UILayoutPriority(740)
    /// The priority across a stack view that fills, just above its own for a zero size (25), and below all others of its parts.
    private static let filling = UILayoutPriority(26)

    /// The optional constraints that the document has for the size of each view.
    private var wishes: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    /// The views of a class of the author's.
    private let custom: Set<ObjectIdentifier>

    /// Applies to every stack view among some views.
    ///
    /// Their frames are still the stored ones.
    static func keep(
        in views: [(index: Int, view: UIView)], constraints: [NSLayoutConstraint], document: InterfaceDocument
    ) {
        let rule = CanvasKeepsSize(views, constraints, document)
        for case (_, let stack as UIStackView) in views { rule.keep(in: stack) }
    }

    private init(
        _ views: [(index: Int, view: UIView)], _ constraints: [NSLayoutConstraint], _ document: InterfaceDocument
    ) {
        custom = Set(
            views.filter { document.tree.value(of: "customClass", in: document.views[$0.index].element) != nil }
                .map { ObjectIdentifier($0.view) })
        for constraint in constraints where constraint.priority < .required && constraint.relation == .equal {
            guard CanvasConflictPolicy.isSize(constraint) else { continue }
            for item in [constraint.firstItem, constraint.secondItem].compactMap({ $0 }) {
                wishes[ObjectIdentifier(item), default: []].append(constraint)
            }
        }
    }

    private func keep(in stack: UIStackView) {
        let other: NSLayoutConstraint.Axis = stack.axis == .vertical ? .horizontal : .vertical
        for view in stack.arrangedSubviews where !view.isHidden && !Self.hasContents(view) {
            keep(view, stack.axis, Self.kept)
            let isEmptyStack = view is UIStackView
            keep(view, other, stack.alignment == .fill && !isEmptyStack ? Self.filling : Self.kept)
        }
    }

    /// Returns whether a view is a stack view with visible views, which determine its size.
    private static func hasContents(_ view: UIView) -> Bool {
        (view as? UIStackView)?.arrangedSubviews.contains { arranged in !arranged.isHidden } ?? false
    }

    private func keep(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ priority: UILayoutPriority) {
        let isWidth = axis == .horizontal
        let content = view.intrinsicContentSize
        guard (isWidth ? content.width : content.height) == UIView.noIntrinsicMetric, !yields(view, axis) else {
            return
        }
        let size = isWidth ? view.frame.width : view.frame.height
        let constraint = (isWidth ? view.widthAnchor : view.heightAnchor).constraint(equalToConstant: size)
        constraint.priority = priority
        constraint.identifier = "canvas-size"
        constraint.isActive = true
    }

    /// Returns whether an optional constraint of the document determines the length of a view.
    ///
    /// A view of a custom class can draw itself on the canvas. Then it has a content size, with the view's hugging priority.
    private func yields(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        let size: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        let own = (wishes[ObjectIdentifier(view)] ?? []).filter { wish in
            wish.firstItem === view && wish.firstAttribute == size
                || wish.secondItem === view && wish.secondAttribute == size
        }
        guard let strongest = own.map(\.priority).max(by: { $0.rawValue < $1.rawValue }) else { return false }
        let drawsItself = custom.contains(ObjectIdentifier(view)) && strongest < Self.kept
        return !(drawsItself && view.contentHuggingPriority(for: axis) > strongest)
    }
}
