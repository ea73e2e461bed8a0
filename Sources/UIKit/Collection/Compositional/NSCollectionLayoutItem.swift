import Foundation

/// The layout of a cell in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The size of the item.
    public let layoutSize: NSCollectionLayoutSize
    /// The insets of the content inside the item, in points.
    ///
    /// Plumb ignores them along axes with estimated sizes.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing around the item; nil for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The supplementary items of the cell, such as badges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { badges }
    final var badges: [NSCollectionLayoutSupplementaryItem]

    /// Creates an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }
    /// Creates an item of a size with supplementary items.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, badges) = (layoutSize, supplementaryItems)
    }
}
