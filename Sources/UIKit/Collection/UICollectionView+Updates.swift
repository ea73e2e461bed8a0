import Foundation

extension UICollectionView {
    // MARK: Changes

    /// Puts items in, counted as they are afterwards: cells that are shown stay with their item, without animation.
    ///
    /// What is chosen follows its item. Numbers of items that do not go with the changes are misuse, with Apple's text.
    public func insertItems(at indexPaths: [IndexPath]) { change { $0.insert(indexPaths) } }
    /// Takes items away, counted as they were before: cells that are shown stay with their item, without animation.
    ///
    /// What is chosen follows its item. Numbers of items that do not go with the changes are misuse, with Apple's text.
    public func deleteItems(at indexPaths: [IndexPath]) { change { $0.delete(indexPaths) } }
    /// Asks for items anew; there is no animation, and what is chosen stays so.
    public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reload(indexPaths) } }
    /// Asks the data source for items that are shown, and gives it their present cells to change; they are asked for their size
    /// again.
    ///
    /// A data source that gives another cell has these items asked for anew.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        for path in indexPaths {
            measured.remove(path)
            guard let cell = shownCells[path] else { continue }
            reuse.reconfigured = cell
            let changed = dataSource?.collectionView(self, cellForItemAt: path)
            reuse.reconfigured = nil
            guard changed === cell else { return change { $0.reload(indexPaths) } }
        }
        setNeedsLayout()
    }
    /// Puts sections in: cells stay with their item, and what is chosen follows it.
    public func insertSections(_ sections: IndexSet) { change { $0.insertSections(sections) } }
    /// Takes sections away: cells stay with their item, and what is chosen follows it.
    public func deleteSections(_ sections: IndexSet) { change { $0.deleteSections(sections) } }
    /// Asks for items anew; there is no animation, and what is chosen stays so.
    public func reloadSections(_ sections: IndexSet) { change { $0.reloadSections(sections) } }
    /// Moves an item from where it was before to where it is afterwards: its cell stays, and what is chosen follows its item.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.move(indexPath, to: newIndexPath) }
    }
    /// Moves a section: cells stay with their item, and what is chosen follows it.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.moveSection(section, to: newSection) }
    }
    /// Makes changes that belong together, and calls the completion at once.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batch.depth += 1
        updates?()
        batch.depth -= 1
        if batch.depth == 0 {
            makeChanges()
            collectionViewLayout.invalidateLayout()
            layoutIfNeeded()
        }
        completion?(true)
    }
}

extension UICollectionView: UpdatedListView {
    static var list: UpdatedList { .collection }
    var countsWhenAsked: [Int]? { countsSoFar == nil ? counts : nil }
    var countsOfDataSource: [Int]? {
        guard let dataSource else { return nil }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
    }
}
