import Foundation

/// What a view beside the cells takes, as a header or a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// Which point of the cell the view stands at.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Which point of the view lies there; nil for that of the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Who is in front.
    open var zIndex = 0

    /// A view inside of a cell, at an edge or corner.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }
    /// A view of which a point lies at a point of a cell.
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

    /// Where the view lies at a cell, from leading to trailing.
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
