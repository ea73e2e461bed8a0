import UIKit

/// Resolve > Reset to Suggested Constraints: Clear Constraints, then Add Missing Constraints.
public func resetToSuggestedConstraints(_ selection: [Canvas.Item], on canvas: Canvas) -> [Edit] {
    // Places need not be written: the new constraints tell them.
    let removals = clearConstraints(selection, on: canvas).filter { edit in
        if case .removeConstraint = edit { true } else { false }
    }
    return removals + addMissingConstraints(selection, on: canvas.applying(removals))
}
