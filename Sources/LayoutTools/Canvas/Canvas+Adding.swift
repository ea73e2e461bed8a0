import UIKit

extension Canvas {
    /// Returns the edits that add a constraint: none if the canvas has it, otherwise also edits that make its views use
    /// constraints.
    ///
    /// The view that stores the constraint keeps its own settings.
    public func adding(_ constraint: Constraint) -> [Edit] {
        guard self.constraint(sayingTheSameAs: constraint) == nil else { return [] }
        let items = constraint.secondItem == constraint.firstItem ? [constraint.firstItem] : constraint.itemIDs
        let newlyConstrained = items.filter { id in
            guard id != constraint.holder || constraint.isOwn, let item = item(id) else { return false }
            return !item.kind.isGuide && !item.usesConstraints && !item.isManaged && item.parent != nil
        }
        return newlyConstrained.map { Edit.useConstraints(id: $0) } + [.addConstraint(constraint)]
    }

    /// Returns the constraint of the canvas that equals a given one except for its identifier.
    func constraint(sayingTheSameAs constraint: Constraint) -> Constraint? {
        constraints.first { $0.saysTheSame(as: constraint) }
    }
}

extension Canvas.Constraint {
    /// A Boolean value that indicates whether it concerns one view only, as a size or an aspect ratio.
    var isOwn: Bool { secondItem == nil || secondItem == firstItem }

    /// Returns whether another constraint is equal except for its identifier, and has the same placeholder flag.
    ///
    /// Multipliers have the precision of the layout.
    func saysTheSame(as other: Self) -> Bool {
        isPlaceholder == other.isPlaceholder && firstItem == other.firstItem && firstAttribute == other.firstAttribute
            && secondItem == other.secondItem
            && secondAttribute == other.secondAttribute && relation == other.relation
            && Float(multiplier) == Float(other.multiplier) && constant == other.constant && priority == other.priority
    }
}
