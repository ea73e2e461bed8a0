import Testing
import UIKit

/// Snapshots store sections and items in order, and data sources show them.
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

    /// A snapshot that only reconfigures items keeps the visible cells, and updates their heights.
    @Test func cellsThatAreSetUpAnew() {
        var texts = [1: "One", 2: "Two"]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = texts[item]
            return cell
        }
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        var shown = snapshot([("a", [1, 2])])
        source.apply(shown)
        table.layoutIfNeeded()
        let cells = table.visibleCells
        texts = [1: "One\nand another one\nand one more", 2: "Other"]
        shown.reconfigureItems([1])
        #expect(shown.reconfiguredItemIdentifiers == [1] && shown.reloadedItemIdentifiers.isEmpty)
        source.apply(shown)
        #expect(
            cells.map(\.textLabel?.text) == [texts[1], "Two"] && source.snapshot().reconfiguredItemIdentifiers.isEmpty)
        table.layoutIfNeeded()
        #expect(table.visibleCells == cells && cells[0].frame.height > 60 && cells[1].frame.height == 44)
        shown.reloadItems([2])
        source.apply(shown)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.textLabel?.text) == [texts[1], "Other"])
    }

    typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

    private var outline: Outline {
        var made = Outline()
        made.append([1, 2])
        made.append([10, 11], to: 1)
        made.append([100], to: 10)
        return made
    }

    /// Items inside collapsed ones are not shown.
    @Test(
        arguments: [
            ([], [1, 2]), ([1], [1, 10, 11, 2]), ([1, 10], [1, 10, 100, 11, 2]), ([10], [1, 2]), ([99], [1, 2]),
        ] as [([Int], [Int])])
    func outlines(open: [Int], shown: [Int]) {
        var made = outline
        made.expand(open)
        #expect(made.visibleItems == shown && made.items == [1, 10, 100, 11, 2] && made.rootItems == [1, 2])
    }

    @Test func changesOfOutlines() {
        var made = outline
        #expect(made.level(of: 100) == 2 && made.parent(of: 100) == 10 && made.parent(of: 2) == nil)
        #expect(made.snapshot(of: 1).items == [10, 100, 11] && made.snapshot(of: 1).rootItems == [10, 11])
        made.append([1, 3, 3])
        made.insert([4], before: 11)
        made.insert([5], after: 10)
        made.append([9], to: 77)
        #expect(made.items == [1, 10, 100, 5, 4, 11, 2, 3] && made.level(of: 5) == 1)
        made.expand([1, 10])
        made.delete([10])
        #expect(made.items == [1, 5, 4, 11, 2, 3] && !made.isExpanded(10) && made.isExpanded(1))
        made.collapse([1])
        #expect(made.visibleItems == [1, 2, 3] && made.isVisible(2) && !made.isVisible(5))
    }

    /// A collection view shows the items of an outline that are not collapsed.
    @Test func collectionsOfOutlines() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
        var made = outline
        made.expand([1])
        source.apply(made, to: "a")
        #expect(source.snapshot().itemIdentifiers == [1, 10, 11, 2] && source.snapshot(for: "a").items == made.items)
        source.apply(snapshot([("a", [7])]))
        #expect(source.snapshot(for: "a").items == [7] && source.snapshot(for: "none").items.isEmpty)
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

    /// A misuse that was reported for a snapshot is not reported again for a snapshot that is derived from it.
    @Test func misuseIsReportedOnce() {
        let table = UITableView(frame: .zero)
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
        var twice = snapshot([("a", [1])])
        twice.appendItems([1])
        let misuses = LayoutMisuse.recording {
            source.apply(twice)
            var next = source.snapshot()
            next.appendItems([2])
            source.apply(next)
        }
        #expect(misuses.count == 1 && source.snapshot().itemIdentifiers == [1, 2])
    }

    @Test func whatIsNotThereCannotBeReloaded() {
        let table = UITableView(frame: .zero)
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
        let changes: [(inout Snapshot) -> Void] = [
            { $0.reloadItems([1, 9]) }, { $0.reconfigureItems([9]) }, { $0.reloadItems([2]) },
        ]
        let misuses = LayoutMisuse.recording {
            for change in changes {
                var made = snapshot([("a", [1, 2])])
                change(&made)
                source.apply(made)
            }
        }
        #expect(
            misuses.map(\.reason)
                == ["reload", "reconfigure"].map {
                    "Attempted to \($0) item identifier that does not exist in the snapshot: 9"
                })
    }

    /// Neither a snapshot that is applied by a cell provider, nor a cell provider that reloads everything, causes an endless loop.
    @Test(arguments: ["cell", "view", "section", "group", "completion"])
    func applyingMeanwhile(place: String) {
        var (source, times) = (UICollectionViewDiffableDataSource<String, Int>?.none, 0)
        weak var known: UICollectionView?
        let next = snapshot([("a", [3, 2, 1]), ("b", [4])])
        func apply(_ now: String) {
            guard now == place else { return }
            times += 1
            source?.apply(next)
            known?.layoutIfNeeded()
            _ = known?.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        }
        let layout = UICollectionViewCompositionalLayout { _, _ in
            apply("section")
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
            let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
                apply("group")
                return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 320, height: 40))]
            }
            let section = NSCollectionLayoutSection(group: group)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "head", alignment: .top)
            ]
            return section
        }
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        known = view
        source = UICollectionViewDiffableDataSource(collectionView: view) { _, _, _ in
            apply("cell")
            return UICollectionViewCell()
        }
        source?.supplementaryViewProvider = { _, _, _ in
            apply("view")
            return UICollectionReusableView()
        }
        source?.apply(snapshot([("a", [1])])) { apply("completion") }
        for _ in 0..<3 { view.layoutIfNeeded() }
        #expect(times > 0 && view.numberOfSections == 2 && view.numberOfItems(inSection: 0) == 3)
        #expect(view.contentSize.height == 240)
        #expect(["cell", "view"].contains(place) || view.visibleCells.count == 4)
    }

    /// An item that counts how often it is compared.
    struct Counted: Hashable, Sendable {
        nonisolated(unsafe) static var comparisons = 0
        let number: Int
        static func == (left: Counted, right: Counted) -> Bool {
            comparisons += 1
            return left.number == right.number
        }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    /// The time to append and find items one by one is proportional to their number, and not to its square.
    @Test func manyItems() {
        let count = 1000
        let table = UITableView(frame: .zero)
        let source = UITableViewDiffableDataSource<Int, Counted>(tableView: table) { _, _, _ in nil }
        var made = NSDiffableDataSourceSnapshot<Int, Counted>()
        Counted.comparisons = 0
        for number in 0..<count {
            if number % 10 == 0 { made.appendSections([number]) }
            made.appendItems([Counted(number: number)])
        }
        source.apply(made)
        for number in 0..<count {
            let item = Counted(number: number)
            let path = IndexPath(row: number % 10, section: number / 10)
            #expect(source.indexPath(for: item) == path && made.indexOfItem(item) == number)
            #expect(made.sectionIdentifier(containingItem: item) == number / 10 * 10)
        }
        #expect(Counted.comparisons < 60 * count)
    }

    /// After changes in any order, a snapshot has the same content as plain nested arrays.
    @Test func changesInAnyOrder() {
        var state: UInt64 = 7
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var (made, model) = (Snapshot(), [(name: String, items: [Int])]())
        for step in 0..<600 {
            let sections = model.indices.shuffled(by: random)
            let items = model.flatMap(\.items).shuffled(by: random)
            switch random(7) {
            case 0:
                made.appendSections(["\(step)"])
                model.append(("\(step)", []))
            case 1 where sections.count > 4:
                made.deleteSections([model[sections[0]].name])
                model.remove(at: sections[0])
            case 2 where sections.count > 1:
                let (moved, name) = (model[sections[0]], model[sections[1]].name)
                made.moveSection(moved.name, beforeSection: name)
                model.remove(at: sections[0])
                model.insert(moved, at: model.firstIndex { $0.name == name } ?? 0)
            case 3 where items.count > 1:
                made.moveItem(items[0], afterItem: items[1])
                for index in model.indices { model[index].items.removeAll { $0 == items[0] } }
                for index in model.indices {
                    if let place = model[index].items.firstIndex(of: items[1]) {
                        model[index].items.insert(items[0], at: place + 1)
                    }
                }
            case 4 where !items.isEmpty:
                made.deleteItems([items[0]])
                for index in model.indices { model[index].items.removeAll { $0 == items[0] } }
            case _ where !sections.isEmpty:
                made.appendItems([step, -step - 1], toSection: model[sections[0]].name)
                model[sections[0]].items += [step, -step - 1]
            default: break
            }
            #expect(made.sectionIdentifiers == model.map(\.name) && rows(made) == model.map(\.items))
            for item in model.flatMap(\.items) {
                let section = model.first { $0.items.contains(item) }
                #expect(made.sectionIdentifier(containingItem: item) == section?.name)
                #expect(made.indexOfItem(item) == model.flatMap(\.items).firstIndex(of: item))
            }
        }
    }
}

extension Collection {
    /// The elements in another order.
    fileprivate func shuffled(by random: (Int) -> Int) -> [Element] {
        var made = Array(self)
        for index in made.indices.reversed().dropLast() { made.swapAt(index, random(index + 1)) }
        return made
    }
}
