import UIKit

/// Resolve > Update Constraint Constants: rewrites constants so that the constraints of the selection hold where the
/// views now lie; none is added or removed.
///
/// An inequality that holds keeps its constant, and so does a constraint that holds already: up to half a pixel of two a
/// point, by which Apple rounds frames. A view for which the document stores no frame lies where its constraints put it.
public func updateConstants(_ selection: [Canvas.Item], on canvas: Canvas) -> [Edit] {
    let ids = Set(selection.map { $0.id })
    return canvas.constraints.compactMap { constraint in
        let isPlacedByConstraints = constraint.itemIDs.contains { canvas.item($0)?.isStored == false }
        guard !isPlacedByConstraints, constraint.itemIDs.contains(where: ids.contains),
            let error = canvas.error(of: constraint),
            error > 0.26, let constant = canvas.holdingConstant(of: constraint)
        else { return nil }
        return .setConstant(constraint, constant: constant)
    }
}
