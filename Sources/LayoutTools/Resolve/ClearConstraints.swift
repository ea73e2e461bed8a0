import UIKit

/// Resolve > Clear Constraints: removes every constraint that names a view of the selection.
///
/// `laidOut` holds the alignment rectangles that the layout gives, in the root's coordinate space, by identifier. A view
/// that lies elsewhere in its superview, or for which it stores no frame, gets the one that its constraints gave it, since
/// nothing else would say any longer where it lies: clearing moves no view of the layout. Where there is nothing to remove,
/// nothing changes.
public func clearConstraints(
    _ selection: [Canvas.Item], laidOut: [String: CGRect], on canvas: Canvas
) -> [Edit] {
    let removals = removals(of: selection, on: canvas)
    guard !removals.isEmpty else { return [] }
    return moves(of: selection, to: laidOut, tolerance: 0.01, storingAll: true, on: canvas) + removals
}

/// The removal of every constraint that names a view of the selection.
func removals(of selection: [Canvas.Item], on canvas: Canvas) -> [Edit] {
    let ids = Set(selection.map { $0.id })
    return canvas.constraints.filter { $0.itemIDs.contains(where: ids.contains) }.map { .removeConstraint($0) }
}
