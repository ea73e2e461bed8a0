import Foundation

/// A supplementary view at an edge of a section or layout, such as a header.
///
/// At an edge of the scroll axis it takes space. At another edge it overlaps the section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner of the view.
    public let alignment: NSRectAlignment
    /// The offset of the view, in points.
    public let offset: CGPoint
    /// A Boolean value that indicates whether the view takes space instead of overlapping the cells.
    open var extendsBoundary = true
    /// A Boolean value that indicates whether the view stays visible while its section is visible.
    open var pinToVisibleBounds = false

    /// Creates a view of a size at an edge or corner, with an offset in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }
}
