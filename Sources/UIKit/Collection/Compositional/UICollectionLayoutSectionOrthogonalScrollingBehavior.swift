/// The scrolling behavior of a section perpendicular to the layout.
///
/// The raw values equal Apple's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
    /// No orthogonal scrolling; groups follow each other along the scroll axis.
    case none = 0
    /// Continuous scrolling.
    case continuous = 1
    /// Continuous scrolling that stops at the leading edge of a group.
    case continuousGroupLeadingBoundary = 2
    /// Paging by the width of the collection view.
    case paging = 3
    /// Paging by groups.
    case groupPaging = 4
    /// Paging by groups that are centered, including the first.
    case groupPagingCentered = 5
}
