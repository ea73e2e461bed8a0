import Foundation

extension UICollectionViewDiffableDataSource {
    /// The handlers for the reordering of items.
    ///
    /// Plumb stores them and does not call them.
    public struct ReorderingHandlers {
        /// Creates handlers without closures.
        public init() {}
        /// The closure that returns whether an item can be reordered.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// The closure that runs before a reordering.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// The closure that runs after a reordering.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// The handlers for expanding and collapsing items.
    ///
    /// Plumb stores them and does not call them.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// The closure that returns whether an item can be expanded.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// The closure that runs before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// The closure that returns whether an item can be collapsed.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// The closure that runs before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// The closure that returns the children of an expanded item.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
    }
}
