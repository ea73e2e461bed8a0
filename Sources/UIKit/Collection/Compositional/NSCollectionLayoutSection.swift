import Foundation

/// A section of a compositional layout: a group that repeats for the items, and its boundary views.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup

    /// Creates a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// The insets of the groups inside the section, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The reference of the content insets at the sides.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The reference of the insets of boundary views.
    ///
    /// Plumb stores the value and does not use it; the content insets apply instead.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// The scrolling behavior perpendicular to the layout.
    ///
    /// In Plumb the section stays at its start.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The properties of orthogonal scrolling.
    ///
    /// Plumb stores the value and does not use it.
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// The supplementary views at the edges of the section, such as headers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The decoration views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// A closure that modifies the visible items before they are displayed, in each layout of the collection view.
    ///
    /// A section that scrolls orthogonally stays at its start in Plumb.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// A Boolean value that indicates whether boundary views are inside the content insets.
    open var supplementariesFollowContentInsets = true
}
