import Foundation

extension CGRect {
    /// Returns the largest distance between an edge and the same edge of another rectangle, in points.
    package func largestMove(to other: CGRect) -> CGFloat {
        max(
            abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY))
    }
}
