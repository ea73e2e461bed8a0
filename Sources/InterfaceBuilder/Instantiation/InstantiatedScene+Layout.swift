import Foundation
@_spi(Host) import UIKit

extension InstantiatedScene {
    /// The priority of a broken size: below all required constraints and above all other optional ones.
    private static let almostRequired = UILayoutPriority(999.995)
    /// The priority that required content sizes keep in a conflict.
    private static let yieldingContent = UILayoutPriority(999.99)
    /// The maximum number of conflicts of one scene that are resolved as on the canvas.
    ///
    /// The engine resolves the others.
    private static let mostConflicts = 16

    /// The maximum number of updates of margins and safe areas after views moved.
    private static let mostMoves = 4

    /// Lays the scene out with the insets of bars and margins from an environment.
    ///
    /// The insets come from the stored frames. If a view has another position, its insets change, and the scene is laid out again.
    mutating func layOut(in environment: ReferredEnvironment) {
        defer { isLaidOut = !rootView.isLayoutExhausted }
        settle()
        guard hasInsets else { return }
        var environment = environment
        for _ in 0..<Self.mostMoves {
            environment.move(views.map { index, view in (index, InterfaceDocument.Rectangle(view.frame)) })
            guard takeInsets(from: &environment) else { return }
            settle()
        }
    }

    /// A Boolean value that indicates whether a view has insets that depend on its position or on the size of the root.
    private var hasInsets: Bool {
        views.contains { _, view in
            view.layoutMarginsOverride != nil || view.safeAreaInsetsOverride != nil
        }
    }

    /// Sets the insets of views from an environment.
    ///
    /// Returns whether any changed.
    private func takeInsets(from environment: inout ReferredEnvironment) -> Bool {
        var isChanged = false
        for (index, view) in views {
            if let former = view.safeAreaInsetsOverride {
                let insets = UIEdgeInsets(environment.safeArea(of: index))
                if !insets.isNear(former) { (view.safeAreaInsetsOverride, isChanged) = (insets, true) }
            }
            if let former = view.layoutMarginsOverride {
                let insets = UIEdgeInsets(environment.layoutMargins(of: index))
                if !insets.isNear(former) { (view.layoutMarginsOverride, isChanged) = (insets, true) }
            }
        }
        return isChanged
    }

    /// Solves with the current insets.
    ///
    /// Interface Builder's canvas resolves a conflict among required constraints in two steps. First, content sizes in the conflicting set
    /// yield to the constraints of the document, required or not (21 views, none against). If the constraints of the document alone
    /// conflict, the canvas breaks one of them (`Documentation/LayoutProcess.md`, "Which constraint breaks").
    private mutating func settle() {
        rootView.layoutIfNeeded()
        for _ in 0..<Self.mostConflicts {
            let found = rootView.layoutConflicts
            guard !found.isEmpty, !rootView.isLayoutExhausted else { return }
            let known = conflicts.map { conflict in ObjectIdentifier(conflict.broken) }
            conflicts += found.filter { conflict in !known.contains(ObjectIdentifier(conflict.broken)) }
            let members = found.flatMap { conflict in conflict.constraints }
            guard yieldContent(of: members) || ignoreConstraint(of: found[0]) else { return }
            rootView.layoutIfNeeded()
        }
    }

    /// Makes required content sizes among some constraints optional.
    ///
    /// Returns whether there are any.
    private func yieldContent(of members: [NSLayoutConstraint]) -> Bool {
        let sizes = members.filter { constraint in
            constraint.systemSource == .contentSize && constraint.priority == .required
        }
        for size in sizes {
            guard let view = size.firstItem as? UIView else { continue }
            let axis: NSLayoutConstraint.Axis = size.firstAttribute == .width ? .horizontal : .vertical
            if view.contentHuggingPriority(for: axis) == .required {
                view.setContentHuggingPriority(Self.yieldingContent, for: axis)
            }
            if view.contentCompressionResistancePriority(for: axis) == .required {
                view.setContentCompressionResistancePriority(Self.yieldingContent, for: axis)
            }
        }
        return !sizes.isEmpty
    }

    /// Breaks the constraint of the document that the canvas ignores in a conflict.
    ///
    /// Returns false if there is none.
    private mutating func ignoreConstraint(of conflict: LayoutConflictReport) -> Bool {
        let members = Set(conflict.constraints.map(ObjectIdentifier.init))
        let written = constraints.map { item in item.constraint }.filter { constraint in
            members.contains(ObjectIdentifier(constraint)) && constraint.priority == .required
        }
        guard let ignored = conflictPolicy.ignored(among: written) else { return false }
        ignored.isActive = false
        // A broken size stays as near as possible (one island of eleven views), a broken distance does not.
        if CanvasConflictPolicy.isSize(ignored) {
            ignored.priority = Self.almostRequired
            ignored.isActive = true
        }
        return true
    }
}

extension UIEdgeInsets {
    /// Returns whether no edge differs by more than the rounding of a third of a point.
    fileprivate func isNear(_ other: UIEdgeInsets) -> Bool {
        [top - other.top, left - other.left, bottom - other.bottom, right - other.right].allSatisfy { distance in
            abs(distance) < 0.01
        }
    }
}
