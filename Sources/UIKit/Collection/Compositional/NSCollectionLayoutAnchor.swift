import Foundation

/// An anchor point of an item or a supplementary item: an edge, a corner or the center, with an offset.
@preconcurrency @MainActor public final class NSCollectionLayoutAnchor: NSObject {
    /// The edges that meet at the point; empty for the center.
    public let edges: NSDirectionalRectEdge
    /// The offset from the point, in points or as a fraction of the supplementary view's size.
    public let offset: CGPoint
    /// A Boolean value that indicates whether the offset is in points.
    public let isAbsoluteOffset: Bool
    /// A Boolean value that indicates whether the offset is a fraction of the supplementary view's size.
    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// Creates an anchor at an edge, a corner or the center.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }
    /// Creates an anchor with an offset in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
    }
    /// Creates an anchor with an offset that is a fraction of the supplementary view's size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
    }

    /// Returns the point in a rectangle of a size, for a supplementary view of another size.
    func point(of size: CGSize, moving view: CGSize) -> CGPoint {
        func part(_ begin: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
            edges.contains(begin) == edges.contains(end) ? 0.5 : edges.contains(begin) ? 0 : 1
        }
        let unit = isAbsoluteOffset ? CGSize(width: 1, height: 1) : view
        return CGPoint(
            x: part(.leading, .trailing) * size.width + offset.x.asLength * unit.width,
            y: part(.top, .bottom) * size.height + offset.y.asLength * unit.height)
    }
}
