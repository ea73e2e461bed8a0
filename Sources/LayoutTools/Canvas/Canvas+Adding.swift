import UIKit

extension Canvas {
    /// The edits that add a constraint: none where the canvas has it already, else the constraint, and before it the
    /// switch to constraints for each of its views that an autoresizing mask has placed so far.
    ///
    /// The view that holds the constraint is placed from outside and keeps what it has.
    func adding(_ constraint: Constraint) -> [Edit] {
        guard !constraints.contains(where: { $0.saysTheSame(as: constraint) }) else { return [] }
        let items = constraint.secondItem == constraint.firstItem ? [constraint.firstItem] : constraint.itemIDs
        let newlyConstrained = items.filter { id in
            guard id != constraint.holder || constraint.isOwn, let item = item(id) else { return false }
            return !item.kind.isGuide && !item.usesConstraints && !item.isManaged && item.parent != nil
        }
        return newlyConstrained.map { Edit.useConstraints(id: $0) } + [.addConstraint(constraint)]
    }
}

extension Canvas {
    /// The constraints that cannot hold beside a new one: both are required, and give the same difference another value.
    public func constraints(contradicting constraint: Constraint) -> [Constraint] {
        guard constraint.relation == .equal, constraint.priority >= 1000 else { return [] }
        return constraints.filter { other in
            guard other.relation == .equal, other.priority >= 1000, other.relatesTheSame(as: constraint),
                other.multiplier == constraint.multiplier
            else { return false }
            let isTurned = other.firstItem != constraint.firstItem || other.firstAttribute != constraint.firstAttribute
            guard !isTurned || constraint.multiplier == 1 else { return false }
            return abs(other.constant - (isTurned ? -constraint.constant : constraint.constant)) > 0.001
        }
    }
}

extension Canvas.Constraint {
    /// Whether it is about one view alone: a size or a ratio.
    var isOwn: Bool { secondItem == nil || secondItem == firstItem }

    /// Whether it is the same constraint but for its identifier.
    func saysTheSame(as other: Self) -> Bool {
        firstItem == other.firstItem && firstAttribute == other.firstAttribute && secondItem == other.secondItem
            && secondAttribute == other.secondAttribute && relation == other.relation
            && multiplier == other.multiplier && constant == other.constant && priority == other.priority
    }
}
