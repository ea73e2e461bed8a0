import Foundation

/// What a cell takes in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The size.
    public let layoutSize: NSCollectionLayoutSize
    /// What the content stands inside of the size, in points; without effect on lengths that the content decides.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Space around the size; nil for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// An item of a size.
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}
