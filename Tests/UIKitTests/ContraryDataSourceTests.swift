import Foundation
import Testing

@testable import UIKit

/// Tables and collection views whose data source or delegate calls them, reloads them, or returns invalid numbers.
@MainActor @Suite struct ContraryDataSourceTests {
    class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 3
        var height: CGFloat = 40
        var header: CGFloat = 0
        var cellHook: ((UITableView, IndexPath) -> Void)?
        var endHook: ((UITableView, IndexPath) -> Void)?
        func numberOfSections(in tableView: UITableView) -> Int { 1 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cellHook?(tableView, indexPath)
            return tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
        {
            endHook?(tableView, indexPath)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    }
    final class Asking: Source {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == tableView.numberOfRows(inSection: indexPath.section) - 1 ? 60 : 40
        }
    }
    final class HeaderAsking: Source {
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            view.textLabel?.text = "\(tableView.numberOfRows(inSection: section)) of \(tableView.numberOfSections)"
            return view
        }
    }

    private func table(_ source: Source) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        table.dataSource = source
        table.delegate = source
        return table
    }

    @Test func askingForCountsInHeights() {
        let source = Asking()
        let table = table(source)
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 140)
    }
    @Test func askingForCountsInHeaders() {
        let source = HeaderAsking()
        source.header = -1
        let table = table(source)
        table.layoutIfNeeded()
        #expect((table.headerView(forSection: 0))?.textLabel?.text == "3 of 1")
    }
    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, .greatestFiniteMagnitude])
    func oddHeights(_ height: CGFloat) {
        let source = Source()
        source.height = height
        source.header = height
        let table = table(source)
        table.layoutIfNeeded()
        table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .bottom, animated: false)
        table.layoutIfNeeded()
        _ = table.indexPathForRow(at: CGPoint(x: 1, y: 1))
        #expect(table.numberOfRows(inSection: 0) == 3)
    }
    @Test func shrinkingWhileACellIsMade() {
        let source = Source()
        source.height = -1
        source.cellHook = { table, path in
            guard path.row == 2 else { return }
            source.count = 1
            table.reloadData()
            _ = table.numberOfRows(inSection: 0)
        }
        let table = table(source)
        table.layoutIfNeeded()
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 1)
        #expect(table.subviews.filter { $0 is UITableViewCell }.count == 1)
    }
    @Test func reloadingInDidEndDisplaying() {
        let source = Source()
        source.count = 30
        var once = true
        source.endHook = { table, _ in
            if once { once = false; table.reloadData() }
        }
        let table = table(source)
        table.layoutIfNeeded()
        table.contentOffset.y = 500
        table.layoutIfNeeded()
        table.layoutIfNeeded()
        let cells = table.visibleCells
        #expect(Set(cells.map { ObjectIdentifier($0) }).count == cells.count)
        let pool = table.reuse.cells["c"] ?? []
        #expect(Set(pool.map { ObjectIdentifier($0) }).count == pool.count)
    }
    @Test func headerThatAsksWhenItMoves() {
        final class Header: UITableViewHeaderFooterView {
            override func didMoveToSuperview() {
                super.didMoveToSuperview()
                _ = (superview as? UITableView)?.headerView(forSection: 0)
                (superview as? UITableView)?.reloadData()
            }
        }
        final class HeaderSource: Source {
            override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                Header(reuseIdentifier: nil)
            }
        }
        let source = HeaderSource()
        source.header = 20
        let table = table(source)
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 1)
    }
    @Test func reloadDataForgetsTheSelection() {
        let source = Source()
        let table = table(source)
        table.layoutIfNeeded()
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    }
    @Test func reusedCellOfAChosenRow() {
        let source = Source()
        source.count = 30
        let table = table(source)
        table.layoutIfNeeded()
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        table.contentOffset.y = 500
        table.layoutIfNeeded()
        #expect(table.visibleCells.allSatisfy { !$0.isSelected })
        #expect(table.indexPathForSelectedRow?.row == 1)
    }
    @Test func noDataSource() {
        let table = UITableView(frame: .zero, style: .grouped)
        table.layoutIfNeeded()
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        table.deselectRow(at: IndexPath(row: 9, section: 9), animated: false)
        _ = table.numberOfRows(inSection: -1)
        _ = table.rectForRow(at: IndexPath(row: -1, section: -1))
        _ = table.indexPathsForRows(in: .null)
        _ = table.indexPathsForRows(in: .infinite)
        #expect(table.rectForRow(at: IndexPath()).isNull)
    }

    class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var count = 5
        var size = CGSize(width: 50, height: 50)
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView { UICollectionReusableView() }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize { size }
    }
    @Test(arguments: [
        CGFloat.nan, .infinity, -.infinity, -5, 0, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e-12,
    ])
    func oddSizes(_ length: CGFloat) {
        for spacing in [CGFloat(10), 0, -60, .nan, .infinity] {
            for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
                let layout = UICollectionViewFlowLayout()
                layout.minimumInteritemSpacing = spacing
                layout.scrollDirection = direction
                let items = Items()
                items.size = CGSize(width: length, height: length)
                let collection = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
                collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
                collection.dataSource = items
                collection.delegate = items
                collection.layoutIfNeeded()
                collection.scrollToItem(at: IndexPath(item: 4, section: 0), at: .bottom, animated: false)
                collection.layoutIfNeeded()
                #expect(collection.numberOfItems(inSection: 0) == 5)
            }
        }
    }

    @Test func askingForCountsInCounts() {
        final class CountAsking: Source {
            var heard: [Int] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                heard += [tableView.numberOfSections, tableView.numberOfRows(inSection: section)]
                _ = tableView.rectForRow(at: IndexPath(row: 0, section: section))
                _ = tableView.indexPathForRow(at: .zero)
                return super.tableView(tableView, numberOfRowsInSection: section)
            }
            override func numberOfSections(in tableView: UITableView) -> Int {
                heard.append(tableView.numberOfSections)
                return 2
            }
        }
        let source = CountAsking()
        let table = table(source)
        table.layoutIfNeeded()
        #expect(source.heard == [0, 2, 0, 2, 0])
        #expect(table.numberOfRows(inSection: 1) == 3)
    }

    private func collection(_ items: Items, _ layout: UICollectionViewLayout) -> UICollectionView {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        collection.dataSource = items
        return collection
    }

    @Test func askingForCountsInCountsOfItems() {
        final class CountAsking: Items {
            var heard: [Int] = []
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int {
                heard += [collectionView.numberOfSections, collectionView.numberOfItems(inSection: section)]
                return super.collectionView(collectionView, numberOfItemsInSection: section)
            }
        }
        let items = CountAsking()
        let collection = collection(items, UICollectionViewFlowLayout())
        collection.layoutIfNeeded()
        #expect(items.heard == [1, 0])
        #expect(collection.numberOfItems(inSection: 0) == 5)
    }

    /// A layout while rows are counted shows the rows known at that time, and the next one shows all.
    @Test func layoutInCounts() {
        final class LayingOut: Source {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                tableView.layoutIfNeeded()
                return super.tableView(tableView, numberOfRowsInSection: section)
            }
        }
        let source = LayingOut()
        let table = table(source)
        table.reloadData()
        #expect(table.numberOfRows(inSection: 0) == 3)
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 3)
    }

    @Test func layoutInCountsOfItems() {
        final class LayingOut: Items {
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int {
                collectionView.layoutIfNeeded()
                return super.collectionView(collectionView, numberOfItemsInSection: section)
            }
        }
        let items = LayingOut()
        let collection = collection(items, UICollectionViewFlowLayout())
        #expect(collection.numberOfItems(inSection: 0) == 5)
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.count == 5)
    }

    /// What a delegate asks for after it has reloaded the table in a callback.
    enum Question: CaseIterable { case nothing, count, place, layout, updates }

    /// A delegate that reloads the table whenever it is asked for a height.
    @Test(arguments: Question.allCases) func reloadingInHeights(question: Question) {
        final class Reloading: Source {
            var question = Question.nothing
            override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                tableView.reloadData()
                switch question {
                case .nothing: break
                case .count: _ = tableView.numberOfRows(inSection: 0)
                case .place: _ = tableView.rectForRow(at: IndexPath(row: 2, section: 0))
                case .layout: tableView.layoutIfNeeded()
                case .updates: tableView.performBatchUpdates(nil)
                }
                return 30
            }
        }
        let source = Reloading()
        source.question = question
        let table = table(source)
        table.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect(table.contentSize.height == 90)
        #expect(table.visibleCells.count == 3)
    }

    /// After a reload in between, rows that no longer exist are not requested.
    @Test func shrinkingWhileHeightsAreAsked() {
        final class Shrinking: Source {
            var asked: [Int] = []
            override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                asked.append(indexPath.row)
                if count == 3, indexPath.row == 1 {
                    count = 1
                    tableView.reloadData()
                }
                return 30
            }
        }
        let source = Shrinking()
        let table = table(source)
        table.layoutIfNeeded()
        #expect(source.asked == [0, 1, 0])
        #expect(table.numberOfRows(inSection: 0) == 1 && table.visibleCells.count == 1)
    }

    /// A data source that replaces itself by another one while it is asked for counts.
    @Test func anotherDataSourceWhileRowsAreCounted() {
        final class Replacing: Source {
            let other = Source()
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                tableView.dataSource = other
                return super.tableView(tableView, numberOfRowsInSection: section)
            }
        }
        let source = Replacing()
        source.other.count = 2
        let table = table(source)
        #expect(table.numberOfRows(inSection: 0) == 2)
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 2)
    }

    @Test func noDataSourceWhileRowsAreCounted() {
        final class Leaving: Source {
            override func numberOfSections(in tableView: UITableView) -> Int {
                tableView.dataSource = nil
                return 4
            }
        }
        let source = Leaving()
        let table = table(source)
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
    }

    /// Two data sources that replace each other.
    @Test func dataSourcesThatTakeTurns() {
        final class Turning: Source {
            weak var other: Turning?
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                tableView.dataSource = other
                return count
            }
        }
        let (one, two) = (Turning(), Turning())
        (one.other, two.other) = (two, one)
        let table = table(one)
        table.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    @Test func anotherDataSourceWhileItemsAreCounted() {
        final class Replacing: Items {
            let other = Items()
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int {
                collectionView.dataSource = other
                return super.collectionView(collectionView, numberOfItemsInSection: section)
            }
        }
        let items = Replacing()
        items.other.count = 2
        let collection = collection(items, UICollectionViewFlowLayout())
        #expect(collection.numberOfItems(inSection: 0) == 2)
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.count == 2)
    }

    /// A delegate that reloads the collection whenever it is asked for a size.
    @Test(arguments: Question.allCases) func reloadingInSizes(question: Question) {
        final class Reloading: Items {
            var question = Question.nothing
            override func collectionView(
                _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                collectionView.reloadData()
                switch question {
                case .nothing: break
                case .count: _ = collectionView.numberOfItems(inSection: 0)
                case .place: _ = collectionView.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))
                case .layout: collectionView.layoutIfNeeded()
                case .updates: collectionView.performBatchUpdates(nil)
                }
                return size
            }
        }
        let items = Reloading()
        items.question = question
        let collection = collection(items, UICollectionViewFlowLayout())
        collection.delegate = items
        collection.layoutIfNeeded()
        #expect(collection.numberOfItems(inSection: 0) == 5)
    }

    /// Self-sizing cells that cause a reload when they are created.
    @Test func reloadingInCellsThatSizeThemselves() {
        final class Sized: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                let own = super.preferredLayoutAttributesFitting(layoutAttributes)
                own.size = CGSize(width: 70, height: 30)
                return own
            }
        }
        final class Reloading: Items {
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.reloadData()
                return super.collectionView(collectionView, cellForItemAt: indexPath)
            }
        }
        let (items, layout) = (Reloading(), UICollectionViewFlowLayout())
        layout.estimatedItemSize = CGSize(width: 40, height: 40)
        let collection = collection(items, layout)
        collection.register(Sized.self, forCellWithReuseIdentifier: "c")
        collection.layoutIfNeeded()
        #expect(collection.numberOfItems(inSection: 0) == 5)
    }

    /// A data source is not asked for an item before the first one, whatever index a layout returns.
    @Test(arguments: [[-1, 0], [0, -1], [-1, -1], [0, 5], [1, 0]]) func placesOfNoItems(_ path: [Int]) {
        final class Odd: UICollectionViewLayout {
            var path = IndexPath()
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let cell = UICollectionViewLayoutAttributes(forCellWith: path)
                let view = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "k", with: path)
                for place in [cell, view] { place.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
                return [cell, view]
            }
        }
        final class Asked: Items {
            var paths: [IndexPath] = []
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                paths.append(indexPath)
                return super.collectionView(collectionView, cellForItemAt: indexPath)
            }
            override func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                paths.append(indexPath)
                return UICollectionReusableView()
            }
        }
        let (layout, items) = (Odd(), Asked())
        layout.path = IndexPath(indexes: path)
        let collection = collection(items, layout)
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.isEmpty)
        #expect(items.paths == (path.contains { $0 < 0 } ? [] : [layout.path]))
    }

    @Test func aCollectionThatIsOnlyTheView() {
        final class Controller: UICollectionViewController {
            override func loadView() {
                view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            }
        }
        let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(controller.collectionView != nil && controller.collectionView === controller.view)
    }

    @Test(arguments: [CGFloat.infinity, -.infinity, .nan, -3, 0]) func noWidthOfASegment(_ width: CGFloat) {
        let control = UISegmentedControl(items: ["one", "two"])
        let usual = control.intrinsicContentSize
        control.setWidth(width, forSegmentAt: 0)
        #expect(control.intrinsicContentSize == usual && control.widthForSegment(at: 0) == 0)
    }

    @Test func windowTellsOnce() {
        final class Counting: UIViewController {
            var sizes: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                sizes.append(size)
                super.viewWillTransition(to: size, with: coordinator)
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let controller = Counting()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        #expect(controller.sizes == [CGSize(width: 200, height: 50)])
        #expect(controller.view.frame.size == CGSize(width: 200, height: 50))
    }
}
