import Foundation

/// What holds for a compositional layout as a whole.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// What holds until something is set.
    public override init() { super.init() }
    /// The axis along which the content scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// What the insets of sections that do not say so themselves are counted from.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
    /// The views at the edges of the whole content, above and below all sections; their places are those of the first item.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}
