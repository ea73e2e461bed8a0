import Foundation

/// A view at an edge of a section, as its header.
///
/// At an edge along the scrolling it takes room, at one across it lies over the section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner.
    public let alignment: NSRectAlignment
    /// How far the view is moved, in points.
    public let offset: CGPoint
    /// Whether the view takes room beside the cells, and does not lie over them.
    open var extendsBoundary = true
    /// Whether the view stays in sight while its section is.
    open var pinToVisibleBounds = false

    /// A view of a size at an edge or corner, and moved by points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }
}
