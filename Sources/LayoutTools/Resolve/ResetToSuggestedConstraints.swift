import UIKit

/// Resolve > Reset to Suggested Constraints: Clear Constraints, then Add Missing Constraints.
///
/// A constraint that is suggested again stays as it is. `layout` is what the constraints that remain make of the canvas; see
/// `addMissingConstraints`.
public func resetToSuggestedConstraints(
    _ selection: [Canvas.Item], layout: Canvas.Layout? = nil, on canvas: Canvas
) -> [Edit] {
    // Places need not be written: the new constraints tell them.
    let ids = Set(selection.map { $0.id })
    var cleared = canvas
    cleared.constraints.removeAll { constraint in constraint.itemIDs.contains(where: ids.contains) }
    let added = addMissingConstraints(selection, layout: layout, on: cleared)
    return (removals(of: selection, on: canvas) + added).keepingWhatReturns
}
