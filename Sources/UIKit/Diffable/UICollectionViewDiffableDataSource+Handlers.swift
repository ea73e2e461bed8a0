import Foundation

extension UICollectionViewDiffableDataSource {
    /// The handlers for the reordering of items.
    ///
    /// Plumb stores them and does not call them.
    public struct ReorderingHandlers {
        /// Creates handlers without closures.
        public init() {}
        /// The closure that returns whether an item can be reordered.
        ///
        /// Plumb does not call it; a host may.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// The closure that runs before a reordering.
        ///
        /// Plumb does not call it; a host may.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// The closure that runs after a reordering.
        ///
        /// Plumb does not call it; a host may.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// The handlers for expanding and collapsing items.
    ///
    /// Plumb stores them and does not call them.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// The closure that returns whether an item can be expanded.
        ///
        /// Plumb does not call it; a host may.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// The closure that runs before an item is expanded.
        ///
        /// Plumb does not call it; a host may.
        public var willExpandItem: ((Item) -> Void)?
        /// The closure that returns whether an item can be collapsed.
        ///
        /// Plumb does not call it; a host may.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// The closure that runs before an item is collapsed.
        ///
        /// Plumb does not call it; a host may.
        public var willCollapseItem: ((Item) -> Void)?
        /// The closure that returns the children of an expanded item.
        ///
        /// Plumb does not call it; a host may.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
    }
}
