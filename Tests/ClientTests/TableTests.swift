import Testing
import UIKit

/// Table views show the cells of their data source; delegate, table or constraints determine their frames.
///
/// Frames are arithmetic on the heights that are given. This file is compiled in language modes 5 and 6.
@MainActor @Suite struct TableTests {
    /// A note whose height is the sum of its parts: 8 points, a title of 20, 4 points, a body of a given height, and 8 points.
    final class NoteCell: UITableViewCell {
        static let reuseIdentifier = "NoteCell"
        let title = UIView()
        let body = UIView()
        private var bodyHeight: NSLayoutConstraint?
        private(set) var uses = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            selectionStyle = .none
            for view in [title, body] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            let bodyHeight = body.heightAnchor.constraint(equalToConstant: 0)
            bodyHeight.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                title.heightAnchor.constraint(equalToConstant: 20),
                body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
                contentView.bottomAnchor.constraint(equalTo: body.bottomAnchor, constant: 8),
                bodyHeight,
            ])
            self.bodyHeight = bodyHeight
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        func show(bodyOf height: CGFloat) { bodyHeight?.constant = height }

        override func prepareForReuse() {
            super.prepareForReuse()
            uses += 1
        }
    }

    final class Notes: NSObject, UITableViewDataSource, UITableViewDelegate {
        var bodies: [[CGFloat]]
        var header: CGFloat = 0
        var asked: [IndexPath] = []
        var scrolled = 0
        init(_ bodies: [[CGFloat]]) { self.bodies = bodies }

        func numberOfSections(in tableView: UITableView) -> Int { bodies.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { bodies[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath)
            let cell = tableView.dequeueReusableCell(withIdentifier: NoteCell.reuseIdentifier, for: indexPath)
            (cell as? NoteCell)?.show(bodyOf: bodies[indexPath.section][indexPath.row])
            return cell
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    }

    private func table(_ notes: Notes, height: CGFloat = 480) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        table.register(NoteCell.self, forCellReuseIdentifier: NoteCell.reuseIdentifier)
        table.dataSource = notes
        table.delegate = notes
        table.layoutIfNeeded()
        return table
    }

    @Test func cellsAreAsHighAsTheirConstraints() throws {
        let notes = Notes([[30, 60], [10]])
        let table = table(notes)
        #expect(table.visibleCells.map(\.frame.minY) == [0, 70, 170])
        #expect(table.visibleCells.map(\.frame.height) == [70, 100, 50])
        #expect(table.contentSize == CGSize(width: 320, height: 220))
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? NoteCell)
        #expect(cell.body.frame == CGRect(x: 16, y: 32, width: 288, height: 60))
        #expect(table.indexPath(for: cell) == IndexPath(row: 1, section: 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 171))?.section == 1)
    }

    @Test func onlyVisibleRowsAreAskedFor() {
        let notes = Notes([Array(repeating: 60, count: 1000)])
        let table = table(notes)
        #expect(notes.asked.count == 5)
        // 995 rows still have the estimated height of 44 points.
        #expect(table.contentSize.height == 44_280)
        table.contentOffset.y = 250
        table.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.map(\.row) == [2, 3, 4, 5, 6, 7])
        #expect(notes.scrolled == 1)
        let uses = table.visibleCells.compactMap { cell in (cell as? NoteCell)?.uses }
        #expect(uses.reduce(0, +) == 2)
    }

    @Test func headersStayWhileTheirSectionPasses() throws {
        let notes = Notes([[60, 60], [60, 60, 60]])
        notes.header = 30
        let table = table(notes, height: 300)
        #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 230, width: 320, height: 30))
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY == 30)
        let header = try #require(table.subviews.first { $0.frame.height == 30 && $0.frame.minY == 0 })
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        #expect(header.frame.minY == 100)
        table.contentOffset.y = 215
        table.layoutIfNeeded()
        #expect(header.frame.minY == 200)
    }

    @Test func changesOfHeights() {
        let notes = Notes([[30]])
        let table = table(notes)
        notes.bodies = [[30, 5]]
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 115 && table.numberOfRows(inSection: 0) == 2)
        (table.visibleCells[0] as? NoteCell)?.show(bodyOf: 100)
        table.beginUpdates()
        table.endUpdates()
        #expect(table.visibleCells.map(\.frame.minY) == [0, 140])
        table.rowHeight = 50
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 50, width: 320, height: 50))
    }

    @Test func viewsAboveAndBelow() {
        let notes = Notes([[30]])
        let table = table(notes)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
        #expect(table.visibleCells.map(\.frame.minY) == [40])
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 110, width: 320, height: 20))
        #expect(table.contentSize.height == 130)
    }

    @Test func anotherWidthAsksForOtherHeights() throws {
        final class Square: NSObject, UITableViewDataSource {
            final class Cell: UITableViewCell {
                override init(style: CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    let picture = UIView()
                    picture.translatesAutoresizingMaskIntoConstraints = false
                    contentView.addSubview(picture)
                    let formats = ["H:|[picture]|", "V:|[picture]|"]
                    for format in formats {
                        NSLayoutConstraint.activate(
                            NSLayoutConstraint.constraints(
                                withVisualFormat: format, options: [], metrics: nil, views: ["picture": picture]))
                    }
                    picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5).isActive = true
                }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "square", for: indexPath)
            }
        }
        let (source, table) = (Square(), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600)))
        table.register(Square.Cell.self, forCellReuseIdentifier: "square")
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.minY) == [0, 160])
        table.frame.size.width = 400
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.minY) == [0, 200] && table.contentSize.height == 400)
    }

    @Test func controllersOfTables() {
        final class Settings: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                tableView.deselectRow(at: indexPath, animated: true)
            }
        }
        let controller = Settings(style: .grouped)
        controller.view.layoutIfNeeded()
        // The first row of a group without a title lies at 18 points, and a row of one line is 44 points high.
        #expect(controller.tableView.visibleCells.map(\.frame.minY) == [18, 62, 106])
        #expect(controller.tableView.visibleCells.map { $0.textLabel?.frame.midY } == [22, 22, 22])
        controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(controller.tableView.visibleCells.map(\.isSelected) == [false, true, false])
        controller.beginAppearanceTransition(true, animated: false)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test func scrollingToRows() {
        let notes = Notes([Array(repeating: 60, count: 20)])
        let table = table(notes, height: 200)
        table.rowHeight = 100
        table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 1000)
        table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .middle, animated: true)
        #expect(table.contentOffset.y == 950)
        table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 1800)
    }

    /// Stored cells of 414 points with a disclosure indicator have content views of 383 points.
    @Test func contentLeavesRoomForAccessories() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 414, height: 44)
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 383, height: 44))
        cell.accessoryType = .none
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 414)
    }

    @Test func unknownIdentifiersAreMisuse() {
        let table = UITableView()
        let misuses = LayoutMisuse.recording {
            let cell = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
            #expect(cell.reuseIdentifier == "none")
        }
        #expect(misuses.map(\.exception) == [.internalInconsistency])
        #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    }

    /// Reconfigured rows keep their cells and are measured again.
    @Test func rowsChangedInTheirPlace() throws {
        let notes = Notes([[10, 20]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(NoteCell.self, forCellReuseIdentifier: NoteCell.reuseIdentifier)
        (table.dataSource, table.delegate) = (notes, notes)
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: [0, 0]) as? NoteCell)
        (notes.bodies, notes.asked) = ([[40, 50]], [])
        table.reconfigureRows(at: [[0, 0]])
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: [0, 0]) === cell && cell.uses == 0 && notes.asked == [[0, 0]])
        #expect(
            cell.frame.height == 80
                && table.cellForRow(at: [0, 1])?.frame == CGRect(x: 0, y: 80, width: 320, height: 60))
    }
}
