import UIKit

/// Resolve > Clear Constraints: removes every constraint that names a view of the selection.
public func clearConstraints(_ selection: [Canvas.Item], on canvas: Canvas) -> [Edit] {
    let ids = Set(selection.map { $0.id })
    return canvas.constraints.filter { $0.itemIDs.contains(where: ids.contains) }.map { .removeConstraint($0) }
}
