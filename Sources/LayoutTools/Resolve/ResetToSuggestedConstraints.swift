import UIKit

/// Resolve > Reset to Suggested Constraints: clears constraints, then adds missing ones.
///
/// A suggested constraint that exists already is kept. `layout` is the layout with the remaining constraints; see
/// `addMissingConstraints`.
public func resetToSuggestedConstraints(
    _ selection: [Canvas.Item], layout: Canvas.Layout? = nil, on canvas: Canvas
) -> [Edit] {
    // Frames need not be written, because the new constraints determine them.
    let ids = Set(selection.map { $0.id })
    var cleared = canvas
    cleared.constraints.removeAll { constraint in constraint.itemIDs.contains(where: ids.contains) }
    let added = addMissingConstraints(selection, layout: layout, on: cleared)
    return (removals(of: selection, on: canvas) + added).keepingWhatReturns
}
