import Testing
import UIKit

/// Rows whose content is indented.
@MainActor @Suite struct IndentationTests {
    final class Rows: UITableViewController {
        var levels = [0, 1, 2]
        var style = UITableViewCell.CellStyle.default
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { levels.count }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            return cell
        }
        override func tableView(
            _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
        ) -> Int { levels[indexPath.row] }
    }

    @Test func theDelegateSaysHowOften() {
        let rows = Rows()
        _ = Phone.show(rows)
        let starts = (0..<3).map { row in
            rows.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.frame.minX
        }
        #expect(starts == [16, 26, 36])
        rows.levels = [0, 0, 0]
        rows.tableView.reloadData()
        rows.tableView.layoutIfNeeded()
        #expect(rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.frame.minX == 16)
    }

    @Test func theCellSaysHowFar() {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Value"
        (cell.indentationLevel, cell.indentationWidth) = (2, 15)
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 46 && cell.detailTextLabel?.frame.maxX == 304)
        #expect(cell.contentView.frame == cell.bounds)
    }

    @Test func configurationsFollow() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Name"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        let view = try #require(cell.contentView.subviews.first as? UIListContentView)
        let guide = try #require(view.textLayoutGuide)
        let former = guide.layoutFrame.minX
        cell.indentationLevel = 3
        cell.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == former + 30)
    }

    @Test func backgrounds() {
        let rows = Rows(style: .insetGrouped)
        _ = Phone.show(rows)
        let cell = rows.tableView.visibleCells.first
        #expect(cell?.defaultBackgroundConfiguration().backgroundColor == .secondarySystemGroupedBackground)
        #expect(UITableViewCell().defaultBackgroundConfiguration().backgroundColor == .systemBackground)
    }
}
