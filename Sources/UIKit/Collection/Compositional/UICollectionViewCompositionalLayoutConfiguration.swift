import Foundation

/// The configuration of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Creates the default configuration.
    public override init() { super.init() }
    /// The scroll direction of the content.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The spacing between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// The reference of content insets for sections with an automatic reference.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
    /// The supplementary views above and below all sections.
    ///
    /// Their index path is that of the first item.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}
