import UIKit

/// Resolve > Reset to Suggested Constraints: Clear Constraints, then Add Missing Constraints.
public func resetToSuggestedConstraints(_ selection: [Canvas.Item], on canvas: Canvas) -> [Edit] {
    // Places need not be written: the new constraints tell them.
    let removals = removals(of: selection, on: canvas)
    return removals + addMissingConstraints(selection, on: canvas.applying(removals))
}
