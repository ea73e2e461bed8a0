import UIKit

/// Resolve > Clear Constraints: removes every constraint of the selected views.
///
/// `laidOut` has the alignment rectangles of the layout by id, in the coordinate space of the root. A view with another
/// stored frame, or without one, gets the frame of the layout. So clearing moves no view. If there is nothing to
/// remove, nothing changes.
public func clearConstraints(
    _ selection: [Canvas.Item], laidOut: [String: CGRect], on canvas: Canvas
) -> [Edit] {
    let removals = removals(of: selection, on: canvas)
    guard !removals.isEmpty else { return [] }
    return moves(of: selection, to: laidOut, tolerance: 0.01, storingAll: true, on: canvas) + removals
}

/// Returns the removal of every constraint that names a selected view.
func removals(of selection: [Canvas.Item], on canvas: Canvas) -> [Edit] {
    let ids = Set(selection.map { $0.id })
    return canvas.constraints.filter { $0.itemIDs.contains(where: ids.contains) }.map { .removeConstraint($0) }
}
