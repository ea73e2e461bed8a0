import Foundation

/// Gives a collection the items of a snapshot.
///
/// Nothing is animated: the cells of what stays in a snapshot that is applied stay with it, others are asked for, and what is chosen
/// stays chosen where it goes.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
    NSObject, UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// What gives the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// What gives a view beside the cells.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var current: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.snapshot }
    /// What gives the views beside the cells.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// A data source of a collection, which takes it at once.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// What the collection shows.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows another snapshot; there is no animation, and the completion is called before the call returns.
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
    /// Shows another snapshot, and chooses nothing.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        shown = ShownSnapshot(snapshot.reported())
        collectionView?.reloadData()
        completion?()
    }

    /// What decides about moving items by hand; kept, nothing is moved by hand here.
    open var reorderingHandlers = ReorderingHandlers()
    /// What hears of items that are opened and closed by hand; kept, since a program opens and closes them by snapshots.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    private var sections: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// Shows other items in a section, those inside of open items too; a section that is not there is added.
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
    /// The items of a section as they were given; those that are shown where they were given for all sections.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let given = sections[section], given.visibleItems == current.items(of: section) { return given }
        var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        made.append(current.items(of: section))
        return made
    }

    /// The item at a place; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// The place of an item; nil where it is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.path(of: itemIdentifier)
    }
    /// The section at a place; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.section(at: index)?.identifier
    }
    /// The place of a section; nil where it is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: Data source

    /// The sections of the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    /// The items of the snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.section(at: section)?.items.count ?? 0
    }
    /// What the provider gives, else an empty cell.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = current.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
        return cell ?? UICollectionViewCell(frame: .zero)
    }
    /// What the provider gives, else an empty view.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
}

extension NSDiffableDataSourceSnapshot {
    /// The items of a section; none of one that is not there.
    fileprivate func items(of section: SectionIdentifierType) -> [ItemIdentifierType] {
        sectionIdentifiers.contains(section) ? itemIdentifiers(inSection: section) : []
    }
}
