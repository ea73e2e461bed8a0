import Foundation

extension UITableView {
    // MARK: Changes

    /// Puts rows in, counted as they are afterwards: cells that are shown stay with their row, without animation.
    ///
    /// What is chosen follows its row. Numbers of rows that do not go with the changes are misuse, with Apple's text.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insert(indexPaths) }
    }
    /// Takes rows away, counted as they were before: cells that are shown stay with their row, without animation.
    ///
    /// What is chosen follows its row. Numbers of rows that do not go with the changes are misuse, with Apple's text.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.delete(indexPaths) }
    }
    /// Asks for rows anew; there is no animation, and what is chosen stays so.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reload(indexPaths) }
    }
    /// Moves a row from where it was before to where it is afterwards: its cell stays, and what is chosen follows its
    /// row.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.move(indexPath, to: newIndexPath) }
    }
    /// Asks the data source for rows that are shown, and gives it their present cells to change; heights are asked for anew.
    ///
    /// A data source that gives another cell has these rows asked for anew.
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
    /// Puts sections in: cells stay with their row, and what is chosen follows it.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertSections(sections) }
    }
    /// Takes sections away: cells stay with their row, and what is chosen follows it.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deleteSections(sections) }
    }
    /// Moves a section: cells stay with their row, and what is chosen follows it.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.moveSection(section, to: newSection) }
    }
    /// Asks for the sections anew; what is chosen stays so.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadSections(sections) }
    }
    /// Begins changes that belong together; they are made at the last end.
    public func beginUpdates() { batch.depth += 1 }
    /// Has the names of sections beside the rows be asked for anew; nothing shows them.
    public func reloadSectionIndexTitles() {}
    /// Scrolls to a row that is chosen.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }
    /// Ends changes that belong together: heights are asked for and measured anew, and cells stay where no rows came or went.
    public func endUpdates() {
        batch.depth = max(0, batch.depth - 1)
        guard batch.depth == 0 else { return }
        makeChanges()
        measuredWidth = -1
        setNeedsLayout()
        layoutIfNeeded()
    }
    /// Makes changes that belong together, and calls the completion at once.
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
