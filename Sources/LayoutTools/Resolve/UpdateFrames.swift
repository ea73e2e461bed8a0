import UIKit

/// Resolve > Update Frames: moves every view of the selection to where its constraints put it.
///
/// `laidOut` holds the alignment rectangles that the layout gives, in the root's coordinate space, by identifier. Only
/// views that lie elsewhere are moved; a difference below a hundredth of a point is none.
public func updateFrames(_ selection: [Canvas.Item], laidOut: [String: CGRect], on canvas: Canvas) -> [Edit] {
    selection.compactMap { view in
        guard let rectangle = laidOut[view.id], !rectangle.isNear(view.rectangle) else { return nil }
        return .setRectangle(id: view.id, rectangle)
    }
}

extension CGRect {
    /// Whether no edge lies a hundredth of a point or more elsewhere.
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(maxX - other.maxX) < 0.01
            && abs(maxY - other.maxY) < 0.01
    }
}
