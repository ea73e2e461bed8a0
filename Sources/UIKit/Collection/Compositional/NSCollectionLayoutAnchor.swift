import Foundation

/// A point of a cell or of a view at it: an edge, a corner or the middle, and how far from there.
@preconcurrency @MainActor public final class NSCollectionLayoutAnchor: NSObject {
    /// The edges that meet in the point; none for the middle.
    public let edges: NSDirectionalRectEdge
    /// How far from there: points, or parts of the size of the view.
    public let offset: CGPoint
    /// Whether the offset is points.
    public let isAbsoluteOffset: Bool
    /// Whether the offset is parts of the size of the view.
    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// An edge, a corner or the middle.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }
    /// A point so many points away from there.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
    }
    /// A point so many sizes of the view away from there.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
    }

    /// The point in a rectangle of a size, for a view of another.
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
