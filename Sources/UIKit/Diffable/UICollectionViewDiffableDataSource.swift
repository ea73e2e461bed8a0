import Foundation

/// A data source that provides the items of a snapshot to a collection view.
///
/// Plumb does not animate changes. Cells of items that stay are kept, and the collection view requests the others. The
/// selection follows its items.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
    NSObject, UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// A closure that returns the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// A closure that returns a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var current: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.snapshot }
    /// The closure that returns the supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Creates a data source and assigns it to a collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Applies a snapshot.
    ///
    /// Plumb does not animate, and calls the completion before the method returns.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let former = shown
        let unchanged = shown.placesOfCells(reconfiguredBy: snapshot)
        shown = ShownSnapshot(snapshot.reported())
        if let collectionView, let unchanged {
            collectionView.reconfigureItems(at: unchanged)
        } else if let collectionView {
            collectionView.selection = PathSelection(shown.paths(of: collectionView.selection.all, in: former))
            collectionView.askAnew(keeping: shown.kept(from: former, asking: snapshot))
            let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { shown.path(of: $0) }
            if !reconfigured.isEmpty { collectionView.reconfigureItems(at: reconfigured) }
        }
        completion?()
    }
    /// Applies a snapshot by reloading all data, and removes the selection.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        shown = ShownSnapshot(snapshot.reported())
        collectionView?.reloadData()
        completion?()
    }

    /// The handlers for the reordering of items.
    ///
    /// Plumb stores the value and does not use it.
    open var reorderingHandlers = ReorderingHandlers()
    /// The handlers for expanding and collapsing items.
    ///
    /// Plumb stores the value and does not use it.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    private var sections: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// Applies a snapshot of one section.
    ///
    /// The section shows the visible items, and the method adds a missing section.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        sections[section] = snapshot
        var whole = current
        if !whole.sectionIdentifiers.contains(section) { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }
    /// Returns the snapshot of one section.
    ///
    /// If the items came from a snapshot of all sections, the result contains the shown items.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let given = sections[section], given.visibleItems == current.items(of: section) { return given }
        var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        made.append(current.items(of: section))
        return made
    }

    /// Returns the item at an index path, or `nil` for an invalid index path.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// Returns the index path of an item, or `nil` for an unknown item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.path(of: itemIdentifier)
    }
    /// Returns the section at an index, or `nil` for an invalid index.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.section(at: index)?.identifier
    }
    /// Returns the index of a section, or `nil` for an unknown section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: Data source

    /// Returns the number of sections of the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    /// Returns the number of items of a section of the snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.section(at: section)?.items.count ?? 0
    }
    /// Returns the cell from the provider, or an empty cell.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = current.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
        return cell ?? UICollectionViewCell(frame: .zero)
    }
    /// Returns the supplementary view from the provider, or an empty view.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Returns the items of a section, or an empty array for an unknown section.
    fileprivate func items(of section: SectionIdentifierType) -> [ItemIdentifierType] {
        sectionIdentifiers.contains(section) ? itemIdentifiers(inSection: section) : []
    }
}
