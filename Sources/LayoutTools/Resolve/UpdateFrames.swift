import UIKit

/// Resolve > Update Frames: moves the selected views to the frames of their constraints.
///
/// `laidOut` has the alignment rectangles of the layout by id, in the coordinate space of the root. A view is moved if
/// its position or size differs by more than `tolerance` points.
public func updateFrames(
    _ selection: [Canvas.Item], laidOut: [String: CGRect], tolerance: Double = 0.01, on canvas: Canvas
) -> [Edit] {
    moves(of: selection, to: laidOut, tolerance: tolerance, storingAll: false, on: canvas)
}

/// Returns the edits that move views to their frames in the layout, including views without stored frames if requested.
func moves(
    of selection: [Canvas.Item], to laidOut: [String: CGRect], tolerance: Double, storingAll: Bool, on canvas: Canvas
) -> [Edit] {
    let selected = Set(selection.map { $0.id })
    var edits: [Edit] = []
    // A view moves its descendants.
    var places: [String: CGPoint] = [:]
    for view in canvas.items where !view.kind.isGuide {
        guard let owner = view.parent.flatMap(canvas.item)?.rectangle.origin else {
            places[view.id] = view.rectangle.origin
            continue
        }
        let newOwner = view.parent.flatMap { places[$0] } ?? owner
        var place = view.rectangle.carried(from: owner, to: newOwner)
        if selected.contains(view.id), let rectangle = laidOut[view.id] {
            let laidOutOwner = view.parent.flatMap { laidOut[$0] }?.origin ?? owner
            let target = rectangle.carried(from: laidOutOwner, to: newOwner)
            if !place.isNear(target, within: tolerance) || (storingAll && !view.isStored) {
                place = target
                edits.append(.setRectangle(id: view.id, target))
            }
        } else if storingAll, selected.contains(view.id), !view.isStored {
            edits.append(.setRectangle(id: view.id, place))
        }
        places[view.id] = place.origin
    }
    return edits
}

extension CGRect {
    /// Returns whether position and size differ by at most a number of points.
    func isNear(_ other: CGRect, within tolerance: Double = 0.01) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
            abs($0) <= tolerance + 1e-6
        }
    }
}
