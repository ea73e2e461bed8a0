import Foundation
import UIKit

extension InstantiatedScene {
    /// Below all required constraints and above every wish.
    private static let almostRequired = UILayoutPriority(999.995)
    /// How many conflicts one scene may have before the rest is left to the engine's own choice.
    private static let mostConflicts = 16

    /// How often margins and safe areas follow the views that they belong to.
    private static let mostMoves = 4

    /// Lays the scene out in surroundings that say how far bars and margins reach into its views.
    ///
    /// They are worked out from the stored frames; where a view comes to lie elsewhere, something else reaches into it,
    /// and the scene is laid out again.
    mutating func layOut(in environment: ReferredEnvironment) {
        settle()
        guard hasInsetsInside else { return }
        var environment = environment
        for _ in 0..<Self.mostMoves {
            environment.move(views.map { index, view in (index, InterfaceDocument.Rectangle(view.frame)) })
            guard takeInsets(from: &environment) else { return }
            settle()
        }
    }

    /// Whether a view inside of the root has insets that follow from its place.
    private var hasInsetsInside: Bool {
        views.dropFirst().contains { _, view in
            view.layoutMarginsOverride != nil || view.safeAreaInsetsOverride != nil
        }
    }

    /// Gives views inside of the root the insets of surroundings; whether one of them is another than before.
    private func takeInsets(from environment: inout ReferredEnvironment) -> Bool {
        var isChanged = false
        for (index, view) in views.dropFirst() {
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

    /// Solves, with the insets as they are.
    ///
    /// Where required constraints cannot hold together, all of the set that stand in the document yield, by as little
    /// as possible in sum, as on Interface Builder's canvas (measured); at run time one of them would be broken.
    private mutating func settle() {
        rootView.layoutIfNeeded()
        for _ in 0..<Self.mostConflicts {
            let found = rootView.layoutConflicts
            guard !found.isEmpty, !rootView.isLayoutExhausted else { return }
            let known = conflicts.map { conflict in ObjectIdentifier(conflict.broken) }
            conflicts += found.filter { conflict in !known.contains(ObjectIdentifier(conflict.broken)) }
            let members = Set(found.flatMap { conflict in conflict.constraints.map(ObjectIdentifier.init) })
            let yielding = constraints.map { item in item.constraint }.filter { constraint in
                constraint.priority == .required && members.contains(ObjectIdentifier(constraint))
            }
            guard !yielding.isEmpty else { return }
            NSLayoutConstraint.deactivate(yielding)
            for constraint in yielding { constraint.priority = Self.almostRequired }
            NSLayoutConstraint.activate(yielding)
            rootView.layoutIfNeeded()
        }
    }
}

extension UIEdgeInsets {
    /// Whether no edge is further away than what rounding makes of a third of a point.
    fileprivate func isNear(_ other: UIEdgeInsets) -> Bool {
        [top - other.top, left - other.left, bottom - other.bottom, right - other.right].allSatisfy { distance in
            abs(distance) < 0.01
        }
    }
}

extension InterfaceDocument.Rectangle {
    fileprivate init(_ frame: CGRect) {
        self.init(
            x: Double(frame.origin.x), y: Double(frame.origin.y), width: Double(frame.size.width),
            height: Double(frame.size.height))
    }
}
