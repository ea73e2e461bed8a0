import Testing
import UIKit

/// Snapshots hold sections and items in their order, and data sources show them.
@MainActor @Suite struct DiffableTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var made = Snapshot()
        for (name, items) in sections {
            made.appendSections([name])
            made.appendItems(items, toSection: name)
        }
        return made
    }

    private func rows(_ snapshot: Snapshot) -> [[Int]] {
        snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:))
    }

    @Test func changesOfItems() {
        var made = snapshot([("a", [1, 2]), ("b", [3])])
        made.appendItems([4])
        made.insertItems([5, 6], beforeItem: 1)
        made.insertItems([7], afterItem: 3)
        #expect(rows(made) == [[5, 6, 1, 2], [3, 7, 4]])
        made.moveItem(5, afterItem: 3)
        made.moveItem(2, beforeItem: 6)
        made.deleteItems([1, 99])
        #expect(rows(made) == [[2, 6], [3, 5, 7, 4]])
        #expect(made.numberOfItems == 6 && made.indexOfItem(3) == 2 && made.sectionIdentifier(containingItem: 7) == "b")
        #expect(made.numberOfItems(inSection: "b") == 4 && made.numberOfItems(inSection: "c") == 0)
        made.deleteAllItems()
        #expect(made.numberOfSections == 0)
    }

    @Test func changesOfSections() {
        var made = snapshot([("a", [1]), ("b", [2]), ("c", [3])])
        made.moveSection("a", afterSection: "c")
        made.insertSections(["d"], beforeSection: "b")
        made.insertSections(["e"], afterSection: "b")
        made.deleteSections(["c"])
        #expect(made.sectionIdentifiers == ["d", "b", "e", "a"] && made.itemIdentifiers == [2, 1])
        #expect(made.indexOfSection("e") == 2 && made.indexOfSection("c") == nil)
    }

    final class Cell: UITableViewCell {}

    @Test func tablesShowSnapshots() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.rowHeight = 40
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        source.apply(snapshot([("a", [1, 2, 3])]))
        table.layoutIfNeeded()
        let texts = { (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text } }
        #expect(texts() == ["1", "2", "3"])
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        var isDone = false
        source.apply(snapshot([("a", [3, 2, 1])]), animatingDifferences: true) { isDone = true }
        table.layoutIfNeeded()
        #expect(texts() == ["3", "2", "1"] && isDone && table.contentSize.height == 120)
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 3)
        #expect(source.indexPath(for: 1) == IndexPath(row: 2, section: 0) && source.indexPath(for: 9) == nil)
        #expect(source.sectionIdentifier(for: 0) == "a" && source.index(for: "a") == 0)
    }

    final class Tile: UICollectionViewCell { var item = 0 }
    final class Head: UICollectionReusableView {}

    @Test func collectionsShowSnapshots() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let tiles = UICollectionView.CellRegistration<Tile, Int> { cell, _, item in cell.item = item }
        let heads = UICollectionView.SupplementaryRegistration<Head>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in view.tag = path.section + 1 }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: tiles, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: heads, for: path)
        }
        source.apply(snapshot([("a", [1, 2]), ("b", [3])]))
        view.layoutIfNeeded()
        #expect(view.visibleCells.map { ($0 as? Tile)?.item } == [1, 2, 3])
        let head = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect(head is Head && head?.tag == 2)
        source.applySnapshotUsingReloadData(snapshot([("b", [4])]))
        view.layoutIfNeeded()
        #expect(view.visibleCells.map { ($0 as? Tile)?.item } == [4])
        #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == 4 && source.snapshot().numberOfItems == 1)
    }

    @Test func whatIsThereTwiceIsMisuse() {
        let table = UITableView(frame: .zero)
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
        var twice = snapshot([("a", [1])])
        twice.appendItems([1])
        var nowhere = Snapshot()
        nowhere.appendItems([1])
        let misuses = LayoutMisuse.recording {
            source.apply(twice)
            source.apply(nowhere)
            source.apply(snapshot([("a", [1])]))
        }
        #expect(misuses.count == 2 && rows(twice) == [[1]])
        #expect(misuses.first?.reason == "Fatal: supplied item identifiers are not unique.")
    }
}
