import UIKit

extension InstantiatedScene {
    /// Below all required constraints and above every wish.
    private static let almostRequired = UILayoutPriority(999.995)
    /// How many conflicts one scene may have before the rest is left to the engine's own choice.
    private static let mostConflicts = 16

    /// Lays the scene out.
    ///
    /// Where required constraints cannot hold together, all of the set that stand in the document yield, by as little
    /// as possible in sum, as on Interface Builder's canvas (measured); at run time one of them would be broken.
    mutating func layOut() {
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
