/// How a section scrolls across the collection.
///
/// Raw values are Apple's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
    /// Not at all: its groups stand along the scrolling.
    case none = 0
    /// Freely.
    case continuous = 1
    /// Freely, and comes to rest at the begin of a group.
    case continuousGroupLeadingBoundary = 2
    /// By the breadth of the collection.
    case paging = 3
    /// By groups.
    case groupPaging = 4
    /// By groups, which come to rest in the middle, the first one too.
    case groupPagingCentered = 5
}
