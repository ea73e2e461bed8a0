import Scene
import UIKit

/// The drawing states of constraints in conflicts.
struct ConflictStates {
    private var states: [ObjectIdentifier: Scene.Constraint.State] = [:]

    /// Creates the states after a layout with conflicts.
    ///
    /// If all constraints of a conflict yielded together, none is broken.
    init(_ conflicts: [LayoutConflictReport], yieldingTogether: Bool = false) {
        for constraint in conflicts.flatMap(\.constraints) { states[ObjectIdentifier(constraint)] = .conflicting }
        guard !yieldingTogether else { return }
        for conflict in conflicts { states[ObjectIdentifier(conflict.broken)] = .broken }
    }

    /// Returns the state of a constraint: satisfied, in a conflict, or broken by one.
    subscript(constraint: NSLayoutConstraint) -> Scene.Constraint.State {
        states[ObjectIdentifier(constraint)] ?? .satisfied
    }
}
