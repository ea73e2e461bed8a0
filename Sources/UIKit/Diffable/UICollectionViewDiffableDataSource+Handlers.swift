import Foundation

extension UICollectionViewDiffableDataSource {
    /// What decides about moving items by hand, and hears of it; nothing is moved by hand here.
    public struct ReorderingHandlers {
        /// Handlers that do nothing.
        public init() {}
        /// Whether an item can be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Items are about to be moved.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Items were moved.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// What hears of items that are opened and closed by hand, and gives what is inside of them.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Whether an item can be opened.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// An item is about to be opened.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether an item can be closed.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// An item is about to be closed.
        public var willCollapseItem: ((Item) -> Void)?
        /// What is inside of an item that is opened.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
    }
}
