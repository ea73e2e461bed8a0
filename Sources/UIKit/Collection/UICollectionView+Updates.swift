import Foundation

extension UICollectionView {
    // MARK: Updates

    /// Inserts items, without animation.
    ///
    /// Index paths refer to the state after the update. Displayed cells and the selection follow their items. Item counts that do not match
    /// the update are an error with Apple's text.
    public func insertItems(at indexPaths: [IndexPath]) { change { $0.insert(indexPaths) } }
    /// Deletes items, without animation.
    ///
    /// Index paths refer to the state before the update. Displayed cells and the selection follow their items. Item counts that do not
    /// match the update are an error with Apple's text.
    public func deleteItems(at indexPaths: [IndexPath]) { change { $0.delete(indexPaths) } }
    /// Reloads items, without animation.
    ///
    /// The selection stays.
    public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reload(indexPaths) } }
    /// Updates the content of displayed cells without replacing them.
    ///
    /// The data source receives its current cell from the dequeue method and changes it. The cells are measured again. If the data source
    /// returns another cell, the items are reloaded.
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
    /// Inserts sections, without animation.
    ///
    /// Displayed cells and the selection follow their items.
    public func insertSections(_ sections: IndexSet) { change { $0.insertSections(sections) } }
    /// Deletes sections, without animation.
    ///
    /// Displayed cells and the selection follow their items.
    public func deleteSections(_ sections: IndexSet) { change { $0.deleteSections(sections) } }
    /// Reloads sections, without animation.
    ///
    /// The selection stays.
    public func reloadSections(_ sections: IndexSet) { change { $0.reloadSections(sections) } }
    /// Moves an item, from its index path before the update to that after it.
    ///
    /// Its cell and the selection follow the item.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.move(indexPath, to: newIndexPath) }
    }
    /// Moves a section.
    ///
    /// Displayed cells and the selection follow their items.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.moveSection(section, to: newSection) }
    }
    /// Performs several updates together and calls the completion at once.
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
