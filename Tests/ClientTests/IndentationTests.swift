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

    /// A field that is only centered in the content view does not determine the height of the view.
    @Test func constraintsWithoutAHeight() {
        final class Form: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let (cell, field) = (UITableViewCell(style: .value1, reuseIdentifier: nil), UITextField())
                cell.textLabel?.text = "Name:"
                field.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(field)
                NSLayoutConstraint.activate([
                    field.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
                    field.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
                ])
                return cell
            }
        }
        let form = Form()
        _ = Phone.show(form)
        #expect(form.tableView.visibleCells.map(\.frame.height) == [44, 44])
        #expect(form.tableView.contentSize.height == 88)
    }

    struct Configuration: UIContentConfiguration {
        var text = "Title"
        func makeContentView() -> any UIView & UIContentView { Content(self) }
    }
    final class Content: UIView, UIContentView {
        let label = UILabel()
        var configuration: any UIContentConfiguration {
            didSet { label.text = (configuration as? Configuration)?.text }
        }
        init(_ configuration: Configuration) {
            self.configuration = configuration
            super.init(frame: .zero)
            label.text = configuration.text
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            let margins = layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                label.topAnchor.constraint(equalTo: margins.topAnchor),
                label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    /// In UIKit the view of a custom configuration is the content view, so it has the margins of a row.
    @Test func viewsOfConfigurationsHaveTheMarginsOfRows() throws {
        final class Table: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.contentConfiguration = Configuration()
                return cell
            }
        }
        let table = Table()
        let window = Phone.show(table)
        let cell = try #require(table.tableView.visibleCells.first)
        let content = try #require(cell.contentView.subviews.first as? Content)
        #expect(content.label.frame.minX == 16 && content.label.frame.minY == 11)
        #expect(cell.frame.height == content.label.frame.height + 22)
        // One that comes later, too.
        cell.contentConfiguration = nil
        cell.contentConfiguration = Configuration(text: "Other")
        window.layoutIfNeeded()
        #expect((cell.contentView.subviews.first as? Content)?.label.frame.minX == 16)
        let list = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        list.contentConfiguration = Configuration()
        list.layoutIfNeeded()
        #expect((list.contentView.subviews.first as? Content)?.label.frame.minX == 16)
        // Margins that somebody gave stay.
        let own = Content(Configuration())
        own.directionalLayoutMargins = .zero
        #expect(own.layoutMargins == .zero)
    }

    @Test func backgrounds() {
        let rows = Rows(style: .insetGrouped)
        _ = Phone.show(rows)
        let cell = rows.tableView.visibleCells.first
        #expect(cell?.defaultBackgroundConfiguration().backgroundColor == .secondarySystemGroupedBackground)
        #expect(UITableViewCell().defaultBackgroundConfiguration().backgroundColor == .systemBackground)
    }
}
