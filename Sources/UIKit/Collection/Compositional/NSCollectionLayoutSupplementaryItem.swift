import Foundation

/// The layout of a supplementary view, such as a header or a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the supplementary view.
    public let elementKind: String
    /// The point of the cell at which the view is anchored.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that is placed at the container anchor; nil for the point with the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The position in the z-order; greater values are in front.
    open var zIndex = 0

    /// Creates a supplementary view inside a cell, at an edge or corner.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }
    /// Creates a supplementary view with an anchor in the cell and an anchor in the view.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Returns the frame of the view for a cell's frame, in points, with x from leading to trailing.
    func frame(at cell: CGRect) -> CGRect {
        let size = layoutSize.points(in: cell.size).asLengths
        let (outer, inner) = (containerAnchor, itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges))
        let (there, here) = (outer.point(of: cell.size, moving: size), inner.point(of: size, moving: size))
        let insets = contentInsets.asLengths
        let whole = CGRect(x: cell.minX + there.x - here.x, y: cell.minY + there.y - here.y, width: 0, height: 0)
        return CGRect(
            origin: CGPoint(x: whole.minX + insets.leading, y: whole.minY + insets.top), size: size.reduced(by: insets))
    }
}
