import UIKit

/// Resolve > Reset to Suggested Constraints: Clear Constraints, then Add Missing Constraints.
///
/// `layout` is what the constraints that remain make of the canvas; see `addMissingConstraints`.
public func resetToSuggestedConstraints(
    _ selection: [Canvas.Item], layout: Canvas.Layout? = nil, on canvas: Canvas
) -> [Edit] {
    // Places need not be written: the new constraints tell them.
    let removals = removals(of: selection, on: canvas)
    return removals + addMissingConstraints(selection, layout: layout, on: canvas.applying(removals))
}
