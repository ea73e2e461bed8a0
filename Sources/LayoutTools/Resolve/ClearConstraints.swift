import UIKit

/// Resolve > Clear Constraints: removes every constraint that names a view of the selection.
///
/// A view for which the document stores no frame gets the one that its constraints gave it, since nothing else would say
/// any longer where it lies.
public func clearConstraints(_ selection: [Canvas.Item], on canvas: Canvas) -> [Edit] {
    let ids = Set(selection.map { $0.id })
    let places = selection.filter { !$0.isStored }.map { Edit.setRectangle(id: $0.id, $0.rectangle) }
    return places
        + canvas.constraints.filter { $0.itemIDs.contains(where: ids.contains) }.map { .removeConstraint($0) }
}
