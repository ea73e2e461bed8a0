import Foundation

/// A data source that provides the rows of a snapshot to a table view.
///
/// Plumb does not animate changes. Cells of items that stay are kept, and the table view requests the others. The
/// selection follows its items.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
    NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// A closure that returns the cell of a row.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var current: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.snapshot }
    /// The animation of row changes.
    ///
    /// Plumb stores the value and does not use it.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Creates a data source and assigns it to a table view.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
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
        if let tableView, let unchanged {
            tableView.reconfigureRows(at: unchanged)
        } else if let tableView {
            tableView.selection = PathSelection(shown.paths(of: tableView.selection.all, in: former))
            tableView.askAnew(keeping: shown.kept(from: former, asking: snapshot))
            let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { shown.path(of: $0) }
            if !reconfigured.isEmpty { tableView.reconfigureRows(at: reconfigured) }
        }
        completion?()
    }
    /// Applies a snapshot by reloading all data, and removes the selection.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        shown = ShownSnapshot(snapshot.reported())
        tableView?.reloadData()
        completion?()
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
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    /// Returns the number of rows of a section of the snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.section(at: section)?.items.count ?? 0
    }
    /// Returns the cell from the provider, or an empty cell.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = current.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
        return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// Returns the title of a header.
    ///
    /// The default is `nil`.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns the title of a footer.
    ///
    /// The default is `nil`.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns whether a row can be edited.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Commits an edit of a row.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Returns whether a row can be moved.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Moves a row.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
