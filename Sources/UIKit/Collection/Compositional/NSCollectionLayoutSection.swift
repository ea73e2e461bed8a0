import Foundation

/// A group that is repeated for the items of a section, with what stands around.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup

    /// A section of a repeated group.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// What the groups stand inside of the section, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// What the insets at the sides are counted from.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// What the insets of the views at its edges are counted from; kept, as the insets of the content decide about them here.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// How the section scrolls across the collection; it stays at its begin here.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// How that scrolling ends; kept.
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// The views at the edges, as headers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Changes what is visible of the section; called before it is shown, in each layout of the collection.
    ///
    /// A section that scrolls across the collection stands at its begin here, from where nothing scrolls it.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Whether those views stand inside of the insets too.
    open var supplementariesFollowContentInsets = true
}
