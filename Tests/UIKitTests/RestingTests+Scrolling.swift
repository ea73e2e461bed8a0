import Foundation
import Testing

@testable import UIKit

/// Scrolling in code, refreshing, and the notifications about them.
extension RestingTests {
    @Test func rowsThatGoTakeTheContentBack() {
        let table = make(.table)
        let window = show(table, .bar)
        table.contentOffset.y = 3000
        window.layoutIfNeeded()
        source.count = 3
        (table as? UITableView)?.reloadData()
        window.layoutIfNeeded()
        #expect(table.contentOffset.y == -64)
        #expect((table as? UITableView)?.visibleCells.count == 3)
    }

    /// The frame of a scroll view without constraints stays as it was, although constraints place its content.
    @Test func openScrollViewsKeepTheirFrames() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let frame = CGRect(x: 34, y: 19, width: 37, height: 64)
        let (scroll, content) = (UIScrollView(frame: frame), UIView())
        root.addSubview(scroll)
        scroll.addSubview(content)
        for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 9).isActive = true
        root.layoutIfNeeded()
        #expect(scroll.frame == frame && scroll.frameLayoutGuide.layoutFrame.size == frame.size)
        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor).isActive = true
        content.widthAnchor.constraint(equalToConstant: 12).isActive = true
        root.layoutIfNeeded()
        #expect(scroll.frame == frame && scroll.contentSize.width == 21)
    }

    @Test func changesAreTold() {
        final class Listener: NSObject, UIScrollViewDelegate {
            var told: [CGFloat] = []
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
                told.append(scrollView.adjustedContentInset.top)
            }
        }
        final class Controller: UIViewController {
            var areas: [CGFloat] = []
            override func viewSafeAreaInsetsDidChange() { areas.append(view.safeAreaInsets.top) }
        }
        let (listener, controller, view) = (Listener(), Controller(), make(.plain))
        view.delegate = listener
        controller.view = view
        controller.additionalSafeAreaInsets.top = 10
        view.contentInset.top = 5
        view.contentInset.top = 5
        #expect(listener.told == [10, 15])
        #expect(controller.areas == [10])
    }

    @Test func refreshingMakesRoomAndTakesItBack() {
        let table = make(.table)
        let control = UIRefreshControl()
        table.refreshControl = control
        let window = show(table, .bar)
        control.beginRefreshing()
        #expect(table.contentOffset.y == -64 && table.adjustedContentInset.top == 124)
        table.setContentOffset(CGPoint(x: 0, y: -124), animated: false)
        window.layoutIfNeeded()
        #expect(control.convert(control.bounds, to: window).minY == 64)
        control.endRefreshing()
        control.endRefreshing()
        #expect(table.contentOffset.y == -64 && table.adjustedContentInset.top == 64)
        control.beginRefreshing()
        table.refreshControl = nil
        #expect(table.contentInset.top == 0)
    }

    @Test(
        arguments: [
            // A field below the visible area, one inside it, one above it, and one that is higher than it.
            (300, 30, 30), (10, 30, -64), (-40, 30, -64), (500, 400, 600), (990, 40, 700),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func scrollingToWhatIsSeen(top: CGFloat, height: CGFloat, offset: CGFloat) {
        let view = make(.plain)
        let window = show(view, .bar)
        // A keyboard with a height of 180 points, including the safe area inset of 34.
        view.contentInset.bottom = 146
        view.scrollRectToVisible(CGRect(x: 10, y: top, width: 100, height: height), animated: true)
        window.layoutIfNeeded()
        #expect(view.contentOffset.y == offset)
    }

    /// A layout whose length depends on the insets does not alternate between two states.
    @Test func layoutsAsHighAsTheRoom() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size,
            subitems: [
                NSCollectionLayoutItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            ])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        source.count = 2
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let window = show(view, .nothing)
        #expect(view.contentSize.height == 436)
        #expect(!window.flags.contains(.needsLayout))
    }

    /// Short content moves down for the refresh control, and returns to its place afterwards, also if it was pulled further.
    @Test func refreshingLittle() {
        source.count = 1
        let table = make(.table)
        let control = UIRefreshControl()
        table.refreshControl = control
        let window = show(table, .bar)
        control.beginRefreshing()
        #expect(table.contentOffset.y == -124)
        table.contentOffset.y = -184
        control.endRefreshing()
        window.layoutIfNeeded()
        #expect(table.contentOffset.y == -64)
    }

    /// Pages with the width of the collection view: one is visible, counted from the leading edge.
    @Test(arguments: [(UISemanticContentAttribute.forceLeftToRight, 0.0, 640), (.forceRightToLeft, 1280, 640)])
    func pagesBeginInTheReadingDirection(direction: UISemanticContentAttribute, first: CGFloat, middle: CGFloat) {
        source.count = 5
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 100),
            collectionViewLayout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group), configuration: configuration))
        view.semanticContentAttribute = direction
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.contentOffset.x == first && view.indexPathsForVisibleItems.map(\.item) == [0])
        view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .centeredHorizontally, animated: false)
        view.layoutIfNeeded()
        #expect(view.contentOffset.x == middle && view.indexPathsForVisibleItems.map(\.item) == [2])
        // The visible items stay the same, though in right-to-left layout the new items change the offset.
        source.count = 7
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems.map(\.item) == [2])
        view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
        view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .left, animated: false)
        let cell = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame ?? .null
        #expect(cell.minX - view.bounds.minX == 10)
    }

    final class Notes: NSObject, UITableViewDataSource {
        final class Cell: UITableViewCell {
            let height: NSLayoutConstraint
            let mark = UIView()
            override init(style: CellStyle, reuseIdentifier: String?) {
                height = mark.heightAnchor.constraint(equalToConstant: 0)
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                mark.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(mark)
                let margins = contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    mark.topAnchor.constraint(equalTo: margins.topAnchor),
                    mark.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    mark.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                    mark.bottomAnchor.constraint(equalTo: margins.bottomAnchor), height,
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = Cell(style: .default, reuseIdentifier: nil)
            cell.height.constant = CGFloat(20 + indexPath.row * 7 % 60)
            return cell
        }
    }

    /// Wrong estimates of other rows do not move the row that is scrolled to, and pinned headers do not cover it.
    @Test(
        arguments: [
            (UITableView.Style.plain, UITableView.ScrollPosition.top, 1, 92.0),
            (.plain, .top, 2, 92), (.grouped, .top, 1, 64), (.plain, .none, 1, nil), (.plain, .bottom, 1, nil),
            (.grouped, .bottom, 2, nil),
        ] as [(UITableView.Style, UITableView.ScrollPosition, Int, CGFloat?)])
    func scrollingToRows(style: UITableView.Style, position: UITableView.ScrollPosition, section: Int, top: CGFloat?) {
        let notes = Notes()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        table.dataSource = notes
        let window = show(table, .bar)
        let path = IndexPath(row: 9, section: section)
        table.scrollToRow(at: path, at: position, animated: false)
        window.layoutIfNeeded()
        let row = table.convert(table.rectForRow(at: path), to: window)
        #expect(table.cellForRow(at: path)?.frame.height == 45)
        // Rows have no margins for bars that cover them while scrolling.
        #expect(
            table.visibleCells.allSatisfy {
                $0.contentView.layoutMargins.top + $0.contentView.layoutMargins.bottom == 22
            })
        if let top { #expect(row.minY == top) } else { #expect(row.maxY == 446) }
    }

    /// The content of rows has the margins of stored rows, unless others are set.
    @Test(arguments: [(320, 16), (414, 20)] as [(CGFloat, CGFloat)])
    func marginsOfRows(width: CGFloat, side: CGFloat) throws {
        let notes = Notes()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 480))
        table.dataSource = notes
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Notes.Cell)
        #expect(cell.mark.frame == CGRect(x: side, y: 11, width: width - 2 * side, height: 20))
        cell.contentView.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(cell.mark.frame.origin == CGPoint(x: 8, y: 8))
    }
}
