import Foundation
import Testing

@testable import UIKit

/// The titles of sections: their heights, their appearance and the positions of their text.
@MainActor @Suite struct SectionTitleTests {
    final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
        var headers: [String?] = []
        var footers: [String?] = []
        var shown: [String] = []
        func numberOfSections(in tableView: UITableView) -> Int { headers.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            shown.append((view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "")
        }
        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
            shown.append((view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "")
        }
    }

    static let long = "What is said below a group may well take more than a line of the width that there is here"

    private func table(_ style: UITableView.Style, _ titles: Titles) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 800), style: style)
        table.dataSource = titles
        table.delegate = titles
        table.layoutIfNeeded()
        return table
    }

    private func titles(_ headers: [String?], _ footers: [String?]) -> Titles {
        let titles = Titles()
        (titles.headers, titles.footers) = (headers, footers)
        return titles
    }

    /// Headers and footers of stored tables: of one line, of two lines if the text is long, and without titles.
    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func titlesAreAsHighAsStored(style: UITableView.Style) {
        let long = String(Self.long.prefix(60))
        let table = table(style, titles(["One", nil, "Two", long], [nil, "Below", nil, long]))
        let isPlain = style == .plain
        // A second line of a footnote adds 18 points.
        let headers: [CGFloat] = isPlain ? [28, 0, 28, 28] : [55.5, 18, 38, 56]
        let footers: [CGFloat] = isPlain ? [0, 28, 0, 28] : [18, 30, 18, 48]
        #expect((0..<4).map { table.rectForHeader(inSection: $0).height } == headers)
        #expect((0..<4).map { table.rectForFooter(inSection: $0).height } == footers)
    }

    @Test(
        arguments: [(UITableView.Style.plain, "One", 17), (.grouped, "ONE", 13)]
            as [(UITableView.Style, String, CGFloat)])
    func titlesHaveTheTextAndSizeOfTheirStyle(style: UITableView.Style, header: String, size: CGFloat) throws {
        let titles = titles(["One"], ["Below"])
        let table = table(style, titles)
        let labels = [
            try #require(table.headerView(forSection: 0)?.textLabel),
            try #require(table.footerView(forSection: 0)?.textLabel),
        ]
        #expect(labels.map(\.text) == [header, "Below"])
        #expect(labels.map(\.font.pointSize) == [size, size])
        #expect(titles.shown == [header, "Below"])
    }

    @Test func textsStandNearTheRows() throws {
        let table = table(.grouped, titles(["One", Self.long], [Self.long, "Below"]))
        let header = try #require(table.headerView(forSection: 0)?.textLabel)
        #expect(header.frame.maxY == 50 && header.frame.minX == 16)
        let footer = try #require(table.footerView(forSection: 0)?.textLabel)
        #expect(footer.frame.minY == 7 && footer.frame.height > 31 && footer.frame.maxX <= 304)
        #expect(table.footerView(forSection: 1)?.textLabel?.frame.height ?? 0 == 16)
    }

    /// The titles of a right-to-left table are mirrored.
    @Test func fromRightToLeft() throws {
        let table = table(.grouped, titles(["One"], [nil]))
        let header = try #require(table.headerView(forSection: 0))
        header.semanticContentAttribute = .forceRightToLeft
        header.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(header.textLabel?.frame.maxX == 304)
    }
}
