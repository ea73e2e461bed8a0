import UIKit

/// Resolve > Reset to Suggested Constraints: Clear Constraints, then Add Missing Constraints.
///
/// `layout` is what the constraints that remain make of the canvas; see `addMissingConstraints`.
public func resetToSuggestedConstraints(
    _ selection: [Canvas.Item], layout: Canvas.Layout? = nil, on canvas: Canvas
) -> [Edit] {
    // Places need not be written: the new constraints tell them.
    let ids = Set(selection.map { $0.id })
    var cleared = canvas
    cleared.constraints.removeAll { constraint in constraint.itemIDs.contains(where: ids.contains) }
    return removals(of: selection, on: canvas) + addMissingConstraints(selection, layout: layout, on: cleared)
}
