import Scene
import UIKit

/// How constraints are drawn that take part in conflicts.
struct ConflictStates {
    private var states: [ObjectIdentifier: Scene.Constraint.State] = [:]

    /// The states after a layout with these conflicts; where all of a conflict yielded together, none was given up.
    init(_ conflicts: [LayoutConflictReport], yieldingTogether: Bool = false) {
        for constraint in conflicts.flatMap(\.constraints) { states[ObjectIdentifier(constraint)] = .conflicting }
        guard !yieldingTogether else { return }
        for conflict in conflicts { states[ObjectIdentifier(conflict.broken)] = .broken }
    }

    /// The state of a constraint: it holds, is in a conflict, or is broken because of one.
    subscript(constraint: NSLayoutConstraint) -> Scene.Constraint.State {
        states[ObjectIdentifier(constraint)] ?? .satisfied
    }
}
