import Foundation

/// What a cell takes in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The size.
    public let layoutSize: NSCollectionLayoutSize
    /// What the content stands inside of the size, in points; without effect on lengths that the content decides.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Space around the size; nil for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The views that stand at the cell, as a badge.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { badges }
    final var badges: [NSCollectionLayoutSupplementaryItem]

    /// An item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }
    /// An item of a size, and the views that stand at its cell.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, badges) = (layoutSize, supplementaryItems)
    }
}
