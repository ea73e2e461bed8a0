import Testing
import UIKit

/// Cells that are kept while others are inserted and deleted, and cells that invalidate their size.
///
/// Compiled in language modes 5 and 6.
@MainActor @Suite struct StayingCellTests {
    final class NoteCell: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    /// Two notes in each row, in a collection view that records the requested items.
    @MainActor final class Notes {
        let collection: UICollectionView
        var source: UICollectionViewDiffableDataSource<Int, Int>?
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        var asked: [Int] = []
        let texts = ["a", "b\nb\nb", "c", "d", "e"]

        init(_ height: NSCollectionLayoutDimension) {
            collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: Self.layout(height))
            let cells = UICollectionView.CellRegistration<NoteCell, Int> { [unowned self] cell, _, item in
                asked.append(item)
                cell.label.text = texts[item]
            }
            source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
                collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
            snapshot.appendSections([0])
            snapshot.appendItems([0, 1, 2, 3])
            apply()
        }

        static func layout(_ height: NSCollectionLayoutDimension) -> UICollectionViewCompositionalLayout {
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: height))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)), subitems: [item])
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }

        func apply() {
            source?.apply(snapshot)
            collection.layoutIfNeeded()
        }
        func cell(_ item: Int) -> NoteCell? {
            collection.cellForItem(at: IndexPath(item: item, section: 0)) as? NoteCell
        }
        var heights: [CGFloat] { (0..<4).map { cell($0)?.frame.height ?? -1 } }
    }

    @Test func snapshotsKeepCells() {
        let notes = Notes(.estimated(50))
        #expect(notes.asked == [0, 1, 2, 3] && notes.heights == [36.5, 77, 36.5, 36.5])
        let first = notes.cell(0)
        notes.apply()
        #expect(notes.asked.count == 4 && notes.cell(0) === first)
        notes.snapshot.insertItems([4], beforeItem: 0)
        notes.snapshot.deleteItems([2])
        notes.apply()
        // e, a / b, d: only the new cell is requested.
        #expect(notes.asked == [0, 1, 2, 3, 4] && notes.cell(1) === first)
        #expect(notes.heights == [36.5, 36.5, 77, 36.5])
        #expect(notes.cell(2)?.frame.origin == CGPoint(x: 0, y: 36.5))
        notes.snapshot.reloadItems([3])
        notes.snapshot.reconfigureItems([0])
        notes.apply()
        #expect(notes.asked.dropFirst(5) == [0, 3] && notes.cell(1) === first)
    }

    @Test func anotherLayoutAsksForSizes() {
        let notes = Notes(.absolute(50))
        #expect(notes.heights == [50, 50, 50, 50])
        notes.collection.setCollectionViewLayout(Notes.layout(.estimated(50)), animated: false)
        notes.collection.layoutIfNeeded()
        #expect(notes.heights == [36.5, 77, 36.5, 36.5])
        notes.collection.collectionViewLayout = Notes.layout(.uniformAcrossSiblings(estimate: 50))
        notes.collection.layoutIfNeeded()
        #expect(notes.heights == [77, 77, 36.5, 36.5])
        #expect(notes.asked.count == 4)
    }

    @Test func cellsSayThatTheirSizeIsAnother() {
        let notes = Notes(.estimated(50))
        notes.cell(0)?.label.text = "a\na\na\na\na"
        notes.cell(0)?.invalidateIntrinsicContentSize()
        notes.collection.layoutIfNeeded()
        // Five lines of 20.29 points, and 16 around them, at two pixels a point.
        #expect(notes.heights == [117.5, 77, 36.5, 36.5])
        notes.collection.selfSizingInvalidation = .disabled
        notes.cell(0)?.label.text = "a"
        notes.cell(0)?.contentView.invalidateIntrinsicContentSize()
        notes.collection.layoutIfNeeded()
        #expect(notes.heights.first == 117.5)
        notes.collection.collectionViewLayout.invalidateLayout()
        notes.collection.layoutIfNeeded()
        #expect(notes.heights == [36.5, 77, 36.5, 36.5])
    }

    /// Rows of a table whose cells contain text that nothing else stores.
    final class Rows: NSObject, UITableViewDataSource {
        var rows = ["a", "b", "c"]
        var asked = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            var content = UIListContentConfiguration.cell()
            content.text = rows[indexPath.row]
            cell.contentConfiguration = content
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Rows" }
    }

    private static func table(_ rows: Rows) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.layoutIfNeeded()
        return table
    }

    /// Of two rows that are moved to the same place, one arrives there, and nothing remains of the other.
    @Test func rowsThatGoToOnePlace() {
        let rows = Rows()
        let table = Self.table(rows)
        table.performBatchUpdates {
            for row in 0..<2 { table.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: 2, section: 0)) }
        }
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 3 && table.subviews.filter { $0 is UITableViewCell }.count == 3)
    }

    /// Returns automatic heights, and counts the requests.
    final class Heights: NSObject, UITableViewDelegate {
        var asked = 0
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked += 1
            return UITableView.automaticDimension
        }
    }

    /// If the content changes before the table deletes a row, the table asks nothing for that row.
    @Test func rowsThatHaveGoneAreNotAskedFor() {
        let (rows, heights) = (Rows(), Heights())
        let table = Self.table(rows)
        table.delegate = heights
        table.reloadData()
        table.layoutIfNeeded()
        let before = heights.asked
        rows.rows = ["a", "b"]
        var content = UIListContentConfiguration.cell()
        content.text = "one\ntwo\nthree\nfour"
        table.visibleCells[2].contentConfiguration = content
        #expect(heights.asked == before)
        table.visibleCells[1].contentConfiguration = content
        table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 2 && table.visibleCells[1].frame.height > 80)
    }

    /// A cell that asks for a larger size each time, and invalidates the layout.
    final class GrowingCell: UICollectionViewCell {
        static var asked = 0
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            Self.asked += 1
            let context = UICollectionViewLayoutInvalidationContext()
            context.invalidateItems(at: [layoutAttributes.indexPath])
            (superview as? UICollectionView)?.collectionViewLayout.invalidateLayout(with: context)
            if Self.asked < 5000 { layoutAttributes.size.height += 0.01 }
            return layoutAttributes
        }
    }

    @Test func cellsThatAlwaysGrowAreAskedAgainInTheNextLayout() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: Notes.layout(.estimated(50)))
        let cells = UICollectionView.CellRegistration<GrowingCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        source.apply(snapshot)
        GrowingCell.asked = 0
        collection.layoutSubviews()
        #expect(GrowingCell.asked == 1)
    }

    @Test func rowsKeepTheirCells() {
        let rows = Rows()
        let table = Self.table(rows)
        let cells = table.visibleCells
        let header = table.headerView(forSection: 0)
        rows.rows = ["new", "a", "c"]
        table.performBatchUpdates {
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        }
        #expect(rows.asked == 4 && table.visibleCells[1] === cells[0] && table.visibleCells[2] === cells[2])
        #expect(table.visibleCells.map(\.frame.minY) == [28, 72, 116] && header != nil)
        #expect(table.headerView(forSection: 0) === header)
        table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        table.layoutIfNeeded()
        #expect(rows.asked == 5 && table.visibleCells[1] === cells[0])
        // A change of a visible cell's content updates its height automatically.
        var content = UIListContentConfiguration.cell()
        content.text = "one\ntwo\nthree\nfour"
        cells[0].contentConfiguration = content
        table.layoutIfNeeded()
        #expect(cells[0].frame.height > 80 && table.visibleCells[2].frame.minY == cells[0].frame.maxY)
    }

    @Test func collectionsGiveUpWhatWasChosen() {
        for clears in [false, true] {
            let screen = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
            let notes = Notes(.absolute(50))
            screen.collectionView = notes.collection
            screen.clearsSelectionOnViewWillAppear = clears
            notes.collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
            _ = Phone.show(screen)
            #expect((notes.collection.indexPathsForSelectedItems == nil) == clears)
        }
    }

    /// A layout that records its invalidations, both those for changed items and those for everything.
    final class Listening: UICollectionViewFlowLayout {
        var heard: [String] = []
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            heard.append("\(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
            super.invalidateLayout(with: context)
        }
    }

    @Test func contextsSayWhatIsNoLongerRight() {
        let layout = Listening()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        layout.heard = []
        layout.invalidateLayout()
        collection.reloadData()
        #expect(layout.heard == ["true false", "true true"])
    }

    @Test func attributesAreEqualThatSayTheSame() {
        func made(_ item: Int, _ x: CGFloat) -> UICollectionViewLayoutAttributes {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: x, y: 0, width: 10, height: 10)
            return attributes
        }
        let (one, header) = (
            made(0, 1), UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: [0, 0])
        )
        header.frame = one.frame
        #expect(one == made(0, 1) && one != made(1, 1) && one != made(0, 2) && one != header)
        #expect(Set([made(0, 1), made(0, 1), header]).count == 2 && one.copy() as? NSObject == one)
        // Attributes that differ only in depth are not equal either.
        let (near, far) = (made(0, 1), made(0, 1))
        near.transform3D.m34 = -1 / 500
        #expect(near != far && near.copy() as? NSObject == near)
    }

    /// Items that are inserted one by one, as in a loop, and deleted again.
    @Test func outlinesKnowTheirItems() {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        for item in 0..<4000 {
            outline.append([item])
            outline.append([-item - 1], to: item)
        }
        #expect(outline.items.count == 8000 && outline.parent(of: -7) == 6 && outline.index(of: 6) == 12)
        outline.delete([6])
        #expect(!outline.contains(-7) && outline.index(of: 7) == 12)
        var inside = NSDiffableDataSourceSectionSnapshot<Int>()
        inside.append([-7, 8])
        outline.replace(childrenOf: 0, using: inside)
        #expect(outline.snapshot(of: 0).items == [-7] && outline.items.filter { $0 == 8 }.count == 1)
    }

    @Test func subtitlesHaveALabel() {
        var tinted = UIButton.Configuration.borderedTinted()
        tinted.title = "Title"
        tinted.subtitle = "Subtitle"
        let button = UIButton(configuration: tinted)
        #expect(button.subtitleLabel?.text == "Subtitle" && button.subtitleLabel?.superview === button)
    }

    @Test func cornersAreNotNegative() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.cornerConfiguration = .capsule(maximumRadius: -3)
        #expect(view.effectiveRadius(corner: .topLeft) == 0)
        view.cornerConfiguration = .uniformCorners(radius: .fixed(-5))
        #expect(view.effectiveRadius(corner: .allCorners) == 0)
    }
}
