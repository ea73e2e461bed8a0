import Testing
import UIKit

/// Cells show content configurations, and have the size of their content.
@MainActor @Suite struct ContentTests {
    final class Rows: NSObject, UITableViewDataSource {
        let cells: [UITableViewCell]
        init(_ cells: [UITableViewCell]) { self.cells = cells }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cells[indexPath.row]
        }
    }

    private func show(_ rows: Rows) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = rows
        table.layoutIfNeeded()
        for cell in rows.cells { cell.layoutIfNeeded() }
        return table
    }

    private func labels(_ cell: UIView) -> [UILabel] {
        cell.subviews.flatMap { view in (view as? UILabel).map { [$0] } ?? labels(view) }
    }

    private func height(_ text: String, _ font: UIFont, width: CGFloat = 0) -> CGFloat {
        let label = UILabel()
        (label.text, label.font, label.numberOfLines) = (text, font, 0)
        return label.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    @Test func rowsOfText() {
        let cells = (0..<3).map { _ in UITableViewCell(style: .subtitle, reuseIdentifier: nil) }
        let long = String(repeating: "many words ", count: 20)
        for (cell, texts) in zip(cells, [("one", nil), ("one", "two"), (long, nil)] as [(String, String?)]) {
            var content = cell.defaultContentConfiguration()
            (content.text, content.secondaryText) = texts
            cell.contentConfiguration = content
        }
        let rows = Rows(cells)
        let table = show(rows)
        let body = UIFont.preferredFont(forTextStyle: .body)
        let both = height("one", body) + 3 + height("two", .preferredFont(forTextStyle: .caption1))
        // 16 points before and after, 11 above and below, and 44 at least.
        let expected = [44, max(44, both + 22), height(long, body, width: 288) + 22]
        let heights = table.visibleCells.map(\.frame.height)
        #expect(zip(heights, expected).allSatisfy { abs($0 - $1) <= 0.5 } && heights[2] > 100)
        #expect(labels(cells[0])[0].frame.minX == 16)
        #expect(labels(cells[0])[0].frame.midY == 22)
        let (first, second) = (labels(cells[1])[0].frame, labels(cells[1])[1].frame)
        #expect(second.minY - first.maxY == 3 && second.minX == 16)
    }

    @Test func picturesAndValues() {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText, content.image) = ("left", "right", UIImage(systemName: "star"))
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        let rows = Rows([cell])
        let table = show(rows)
        let texts = labels(cell).map(\.frame)
        // A symbol is 24 points wide, with 16 points before and after it. The disclosure indicator takes 27 points, with 8 points before
        // it.
        #expect(texts[0].minX == 56 && texts[1].maxX == 320 - 27 - 8 && texts[0].midY == texts[1].midY)
        #expect(table.contentSize.height == 44)
        content.text = String(repeating: "words ", count: 9)
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        #expect(labels(cell).map(\.frame)[1].minX == 56)
    }

    @Test func aViewIsUsedAgain() {
        let cell = UITableViewCell()
        var content = UIListContentConfiguration.cell()
        content.text = "a"
        cell.contentConfiguration = content
        let view = cell.contentView.subviews.first as? UIListContentView
        content.text = "b"
        content.textProperties.transform = .uppercase
        cell.contentConfiguration = content
        #expect(cell.contentView.subviews.first === view && view.map(labels)?.first?.text == "B")
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty && view != nil)
    }

    struct Badge: UIContentConfiguration {
        final class View: UIView, UIContentView {
            var configuration: any UIContentConfiguration { didSet { show() } }
            init(_ badge: Badge) {
                configuration = badge
                super.init(frame: .zero)
                heightAnchor.constraint(equalToConstant: badge.height).isActive = true
                show()
            }
            required init?(coder: NSCoder) { nil }
            private func show() { tag = (configuration as? Badge)?.isMarked == true ? 1 : 0 }
        }
        var height: CGFloat
        var isMarked = false
        func makeContentView() -> any UIView & UIContentView { View(self) }
        func updated(for state: any UIConfigurationState) -> Badge {
            var made = self
            made.isMarked = (state as? UICellConfigurationState)?.isSelected ?? false
            return made
        }
    }

    @Test func contentOfOnesOwnFollowsTheState() {
        let cell = UITableViewCell()
        var selections: [Bool] = []
        cell.configurationUpdateHandler = { _, state in selections.append(state.isSelected) }
        cell.contentConfiguration = Badge(height: 70)
        let rows = Rows([cell])
        let table = show(rows)
        #expect(table.contentSize.height == 70 && cell.contentView.subviews.first?.tag == 0)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.contentView.subviews.first?.tag == 1 && selections == [false, true])
    }

    @Test(arguments: [
        (UICollectionLayoutListConfiguration.Appearance.plain, CGFloat(0), CGFloat(0)), (.grouped, 18, 0),
        (.insetGrouped, 18, 16),
    ])
    func lists(appearance: UICollectionLayoutListConfiguration.Appearance, top: CGFloat, side: CGFloat) {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: appearance)))
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["one", String(repeating: "many words ", count: 20)])
        source.apply(snapshot)
        view.layoutIfNeeded()
        let frames = view.visibleCells.map(\.frame)
        #expect(frames[0] == CGRect(x: side, y: top, width: 320 - 2 * side, height: 44))
        #expect(frames[1].minY == top + 44 && frames[1].height > 100)
        #expect(view.contentSize.height == frames[1].maxY + top)
        let cell = view.visibleCells[0]
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 320 - 2 * side - 27)
    }

    @Test func viewsAtTheEndsOfRows() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let (mark, button) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView(frame: mark(30)))
        cell.accessories = [
            .customView(configuration: .init(customView: mark, placement: .leading())),
            .customView(configuration: .init(customView: button, placement: .trailing())),
        ]
        cell.indentationLevel = 1
        cell.layoutIfNeeded()
        // Before it lie 10 for the indentation level, 16 and 20; after it 30, 16 and the margin of 16.
        #expect(cell.contentView.frame == CGRect(x: 46, y: 0, width: 320 - 46 - 62, height: 44))
        #expect(mark.frame.origin == CGPoint(x: 26, y: 12) && button.frame.origin == CGPoint(x: 274, y: 7))
        cell.accessories = []
        #expect(mark.superview == nil)
    }

    private func mark(_ side: CGFloat) -> CGRect { CGRect(x: 0, y: 0, width: side, height: side) }
}
