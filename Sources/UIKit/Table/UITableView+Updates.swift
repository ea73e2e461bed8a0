import Foundation

extension UITableView {
    // MARK: Updates

    /// Inserts rows at index paths that count as after the update, without animation.
    ///
    /// Visible cells and the selection follow their rows. Row counts that do not match the changes are reported with Apple's text.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insert(indexPaths) }
    }
    /// Deletes rows at index paths that count as before the update, without animation.
    ///
    /// Visible cells and the selection follow their rows. Row counts that do not match the changes are reported with Apple's text.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.delete(indexPaths) }
    }
    /// Reloads rows without animation; the selection stays.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reload(indexPaths) }
    }
    /// Moves a row from an index path before the update to an index path after it.
    ///
    /// The cell and the selection follow the row.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.move(indexPath, to: newIndexPath) }
    }
    /// Passes the existing cells of visible rows to the data source for changes, and measures heights again.
    ///
    /// If the data source returns another cell, the rows are reloaded instead.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        for path in indexPaths {
            guard let cell = shownCells[path] else { continue }
            reuse.reconfigured = cell
            let changed = dataSource?.tableView(self, cellForRowAt: path)
            reuse.reconfigured = nil
            guard changed === cell else { return change { $0.reload(indexPaths) } }
        }
        measuredWidth = -1
        setNeedsLayout()
    }
    /// Inserts sections; cells and the selection follow their rows.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertSections(sections) }
    }
    /// Deletes sections; cells and the selection follow their rows.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deleteSections(sections) }
    }
    /// Moves a section; cells and the selection follow their rows.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.moveSection(section, to: newSection) }
    }
    /// Reloads sections; the selection stays.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadSections(sections) }
    }
    /// Begins a batch of updates; the last call of ``endUpdates()`` applies it.
    public func beginUpdates() { batch.depth += 1 }
    /// Scrolls to the selected row that is nearest to a position in the visible part; of rows equally near, to the upper one.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        let shown = bounds.inset(by: adjustedContentInset)
        func distance(_ path: IndexPath) -> CGFloat {
            let row = rectForRow(at: path)
            return switch scrollPosition {
            case .top: abs(row.minY - shown.minY)
            case .middle: abs(row.midY - shown.midY)
            case .bottom: abs(row.maxY - shown.maxY)
            case .none: max(shown.minY - row.minY, row.maxY - shown.maxY, 0)
            }
        }
        let paths = (indexPathsForSelectedRows ?? []).sorted()
        guard let nearest = paths.min(by: { distance($0) < distance($1) }) else { return }
        scrollToRow(at: nearest, at: scrollPosition, animated: animated)
    }
    /// Ends a batch of updates and lays out the table.
    ///
    /// The outermost call queries and measures heights again. Cells of rows that stay are kept.
    public func endUpdates() {
        batch.depth = max(0, batch.depth - 1)
        guard batch.depth == 0 else { return }
        makeChanges()
        measuredWidth = -1
        setNeedsLayout()
        layoutIfNeeded()
    }
    /// Applies a batch of updates, and then calls the completion handler with true.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }
}

extension UITableView: UpdatedListView {
    static var list: UpdatedList { .table }
    var countsWhenAsked: [Int]? { loading == nil ? rows?.sections.map(\.rows.count) : nil }
    var countsOfDataSource: [Int]? {
        guard let dataSource else { return nil }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
        }
    }
}
