import Testing
import UIKit

/// The selection follows its row and item through insertions, deletions and moves, and counts that do not match the changes are a misuse.
///
/// The expected index paths are counted by hand; the messages are Apple's. This file is compiled in language modes 5 and 6.
@MainActor @Suite struct TableUpdateTests {
    /// The data source of a table and a collection view, with changeable counts.
    final class Lists: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var counts: [Int]
        init(_ counts: [Int]) { self.counts = counts }
        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
    }

    /// A change of both views.
    enum Change: Sendable {
        case insert([[Int]]), delete([[Int]]), move([Int], [Int]), reload(Int), reloadRow([Int])
        case insertSection(Int), deleteSection(Int), moveSection(Int, Int)

        private func paths(_ places: [[Int]]) -> [IndexPath] { places.map { IndexPath(row: $0[1], section: $0[0]) } }

        @MainActor func make(in table: UITableView) {
            switch self {
            case .insert(let places): table.insertRows(at: paths(places), with: .none)
            case .delete(let places): table.deleteRows(at: paths(places), with: .none)
            case .move(let old, let new): table.moveRow(at: paths([old])[0], to: paths([new])[0])
            case .reload(let section): table.reloadSections([section], with: .none)
            case .reloadRow(let place): table.reloadRows(at: paths([place]), with: .none)
            case .insertSection(let section): table.insertSections([section], with: .none)
            case .deleteSection(let section): table.deleteSections([section], with: .none)
            case .moveSection(let old, let new): table.moveSection(old, toSection: new)
            }
        }
        @MainActor func make(in collection: UICollectionView) {
            switch self {
            case .insert(let places): collection.insertItems(at: paths(places))
            case .delete(let places): collection.deleteItems(at: paths(places))
            case .move(let old, let new): collection.moveItem(at: paths([old])[0], to: paths([new])[0])
            case .reload(let section): collection.reloadSections([section])
            case .reloadRow(let place): collection.reloadItems(at: paths([place]))
            case .insertSection(let section): collection.insertSections([section])
            case .deleteSection(let section): collection.deleteSections([section])
            case .moveSection(let old, let new): collection.moveSection(old, toSection: new)
            }
        }
    }

    /// What a table and a collection view have selected after the changes, and which misuses were reported.
    private func outcome(
        of changes: [Change], from before: [Int], to after: [Int], choosing chosen: [[Int]]
    ) -> (rows: [IndexPath], items: [IndexPath], misuses: [LayoutMisuse]) {
        let lists = Lists(before)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.allowsMultipleSelection = true
        table.dataSource = lists
        let collection = UICollectionView(frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
        collection.allowsMultipleSelection = true
        collection.dataSource = lists
        for place in chosen {
            table.layoutIfNeeded()
            collection.layoutIfNeeded()
            let path = IndexPath(row: place[1], section: place[0])
            table.selectRow(at: path, animated: false, scrollPosition: .none)
            collection.selectItem(at: path, animated: false, scrollPosition: [])
        }
        let misuses = LayoutMisuse.recording {
            lists.counts = after
            table.performBatchUpdates { for change in changes { change.make(in: table) } }
            collection.performBatchUpdates { for change in changes { change.make(in: collection) } }
        }
        #expect(table.numberOfSections == after.count && collection.numberOfSections == after.count)
        return (
            (table.indexPathsForSelectedRows ?? []).sorted(), (collection.indexPathsForSelectedItems ?? []).sorted(),
            misuses
        )
    }

    @Test(
        arguments: [
            ([.insert([[0, 0]])], [3], [4], [[0, 1]], [[0, 2]]),
            ([.insert([[0, 2]])], [3], [4], [[0, 1]], [[0, 1]]),
            ([.insert([[0, 0], [0, 1], [0, 5]])], [3], [6], [[0, 0], [0, 2]], [[0, 2], [0, 4]]),
            ([.delete([[0, 0]])], [3], [2], [[0, 1]], [[0, 0]]),
            ([.delete([[0, 1]])], [3], [2], [[0, 1]], []),
            ([.delete([[0, 0], [0, 1]]), .insert([[0, 0]])], [4], [3], [[0, 3]], [[0, 2]]),
            ([.insert([[0, 0]]), .delete([[0, 0]])], [2], [2], [[0, 0], [0, 1]], [[0, 1]]),
            ([.move([0, 0], [0, 2])], [3], [3], [[0, 0], [0, 1]], [[0, 0], [0, 2]]),
            ([.move([0, 0], [1, 0])], [2, 2], [1, 3], [[0, 0], [0, 1], [1, 1]], [[0, 0], [1, 0], [1, 2]]),
            ([.insertSection(0)], [2], [5, 2], [[0, 1]], [[1, 1]]),
            ([.deleteSection(0)], [2, 2], [2], [[0, 1], [1, 0]], [[0, 0]]),
            ([.deleteSection(0), .insert([[0, 0]])], [2, 2], [3], [[1, 0]], [[0, 1]]),
            ([.moveSection(0, 2)], [1, 2, 3], [2, 3, 1], [[0, 0], [2, 2]], [[1, 2], [2, 0]]),
            ([.reload(0)], [2, 2], [5, 2], [[1, 1]], [[1, 1]]),
        ] as [([Change], [Int], [Int], [[Int]], [[Int]])])
    func chosenRowsAndItemsFollow(
        changes: [Change], before: [Int], after: [Int], chosen: [[Int]], expected: [[Int]]
    ) {
        let outcome = outcome(of: changes, from: before, to: after, choosing: chosen)
        let paths = expected.map { IndexPath(row: $0[1], section: $0[0]) }
        #expect(outcome.rows == paths && outcome.items == paths && outcome.misuses == [])
    }

    @Test func aSingleChangeIsOneOfItsOwn() {
        let lists = Lists([3])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = lists
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        table.layoutIfNeeded()
        for count in [4, 5] {
            lists.counts = [count]
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        #expect(table.indexPathForSelectedRow == IndexPath(row: 4, section: 0))
    }

    @Test(
        arguments: [
            (
                [.delete([[0, 1]])], [15], [15],
                "invalid number of {rows} in section 0. The number of {rows} contained in an existing section after the "
                    + "update (15) must be equal to the number of {rows} contained in that section before the update (15), "
                    + "plus or minus the number of {rows} inserted or deleted from that section (0 inserted, 1 deleted) and "
                    + "plus or minus the number of {rows} moved into or out of that section (0 moved in, 0 moved out)."
            ),
            (
                [.insertSection(0)], [1, 1], [1, 1],
                "invalid number of sections. The number of sections contained in the {table} view after the update (2) must "
                    + "be equal to the number of sections contained in the {table} view before the update (2), plus or minus "
                    + "the number of sections inserted or deleted (1 inserted, 0 deleted)."
            ),
            (
                [], [4], [5],
                "invalid number of {rows} in section 0. The number of {rows} contained in an existing section after the "
                    + "update (5) must be equal to the number of {rows} contained in that section before the update (4), "
                    + "plus or minus the number of {rows} inserted or deleted from that section (0 inserted, 0 deleted) and "
                    + "plus or minus the number of {rows} moved into or out of that section (0 moved in, 0 moved out)."
            ),
        ] as [([Change], [Int], [Int], String)])
    func numbersThatDoNotGoWithTheChanges(changes: [Change], before: [Int], after: [Int], text: String) {
        let misuses = outcome(of: changes, from: before, to: after, choosing: [[0, 0]]).misuses
        let texts = [("rows", "table"), ("items", "collection")].map { parts, list in
            "Invalid update: "
                + text.replacingOccurrences(of: "{rows}", with: parts)
                .replacingOccurrences(of: "{table}", with: list)
        }
        #expect(misuses == texts.map { LayoutMisuse(.internalInconsistency, $0) })
    }

    /// The counts match the changes, but the rows and sections do not exist.
    @Test(
        arguments: [
            (
                [.delete([[0, 1]]), .insert([[0, 0]])], [1], [1],
                "attempt to delete {row} 1 from section 0 which only contains 1 {row}s before the update"
            ),
            (
                [.delete([[2, 0]])], [1, 1], [1, 1],
                "attempt to delete {row} 0 from section 2, but there are only 2 sections before the update"
            ),
            (
                [.insert([[0, 8]])], [7], [8],
                "attempt to insert {row} 8 into section 0, but there are only 8 {row}s in section 0 after the update"
            ),
            (
                [.insert([[1, 0]])], [1], [1],
                "attempt to insert {row} 0 into section 1, but there are only 1 sections after the update"
            ),
            (
                [.move([0, 3], [0, 0])], [2], [2],
                "attempt to move index path ({length = 2, path = 0 - 3}) that does not exist - there are only 2 {row}s in "
                    + "section 0 before the update"
            ),
            (
                [.move([0, 0], [0, 3])], [2], [2],
                "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = 0 - 3}) that "
                    + "does not exist - there are only 2 {row}s in section 0 after the update"
            ),
            (
                [.reloadRow([0, 2])], [2], [2],
                "attempt to delete {row} 2 from section 0 which only contains 2 {row}s before the update"
            ),
            (
                [.deleteSection(5)], [1, 1], [1],
                "attempt to delete section 5, but there are only 2 sections before the update"
            ),
            (
                [.reload(2)], [1, 1], [1, 1],
                "attempt to delete section 2, but there are only 2 sections before the update"
            ),
            (
                [.insertSection(3)], [1], [1, 1],
                "attempt to insert section 3 but there are only 2 sections after the update"
            ),
            (
                [.moveSection(4, 0)], [1, 1], [1, 1],
                "attempt to move section 4, but there are only 2 sections before the update"
            ),
            (
                [.moveSection(0, 4)], [1, 1], [1, 1],
                "attempt to move a section to section 4, but there are only 2 sections after the update"
            ),
        ] as [([Change], [Int], [Int], String)])
    func whatIsNotThereDoesNotChange(changes: [Change], before: [Int], after: [Int], text: String) {
        let misuses = outcome(of: changes, from: before, to: after, choosing: [[0, 0]]).misuses
        #expect(misuses.map(\.reason) == ["row", "item"].map { text.replacingOccurrences(of: "{row}", with: $0) })
    }

    /// The cost is proportional to the sum of rows, sections and changes, not to a product.
    ///
    /// The measured time includes other tests that run on the main actor.
    @Test(.timeLimit(.minutes(10))) func manySectionsWithAChangeEach() {
        let count = 20_000
        let changes = (0..<count).map { Change.insert([[$0, 0]]) }
        let outcome = outcome(
            of: changes, from: Array(repeating: 1, count: count), to: Array(repeating: 2, count: count),
            choosing: [[count - 1, 0]])
        #expect(outcome.rows == [IndexPath(row: 1, section: count - 1)] && outcome.misuses == [])
    }

    /// An override may change the attributes that it is given.
    @Test func attributesThatAreChangedInPlaceCount() {
        final class Cell: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                layoutAttributes.frame.size.height = 70
                return layoutAttributes
            }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 40)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        collection.dataSource = source
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.map(\.frame.minY) == [0, 80] && collection.visibleCells[0].frame.height == 70)
    }
}
