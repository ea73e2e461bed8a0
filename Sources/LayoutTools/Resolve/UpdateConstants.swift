import UIKit

/// Resolve > Update Constraint Constants: changes constants so that constraints of the selected views match their
/// frames.
///
/// None is added or removed.
///
/// Inequalities that are satisfied keep their constants. So do constraints with an error of at most half a pixel at
/// scale 2, since Apple rounds frames. A view without a stored frame has the frame of its constraints.
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
