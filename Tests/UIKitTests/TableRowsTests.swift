import Foundation
import Testing

@testable import UIKit

/// The rows of a table are placed one after the other, only as far as they are visible.
@MainActor @Suite struct TableRowsTests {
    /// Sections of rows with given estimated heights, and a header and a footer of 5 points.
    private func rows(_ heights: [[CGFloat]]) -> TableRows {
        var rows = TableRows(sectionCount: heights.count)
        for (section, heights) in heights.enumerated() {
            rows.setCount(heights.count, ofSection: section)
            let extents = heights.map { height in TableRows.Extent(height: height, isEstimate: true) }
            rows.setHeights(ofSection: section, header: 5, rows: extents, footer: 5)
        }
        rows.place(from: 7)
        return rows
    }

    /// Placing row by row gives the same rows and frames as placing all again after each change of a height.
    @Test(arguments: [10.0, 30, 3, 0.5], [0.0, 25, 60])
    func rowsComeOneByOne(measured: CGFloat, top: CGFloat) throws {
        let heights: [[CGFloat]] = [[10, 10, 0, 10], [], [10], [], [0], [10, 10, 10, 10, 10, 10, 10, 10]]
        var (one, all) = (rows(heights), rows(heights))
        let bottom = top + 60
        var next = one.paths(from: top, to: bottom).first
        var found: [IndexPath] = []
        while let path = next {
            #expect(path == all.paths(from: top, to: bottom).first { path in !found.contains(path) })
            found.append(path)
            one.setHeight(measured, of: path)
            all.setHeight(measured, of: path)
            all.place(from: 7)
            next = one.path(after: path, from: top, to: bottom)
            if let next { #expect(one.span(of: next)?.top == all.span(of: next)?.top) }
        }
        #expect(!found.isEmpty)
        #expect(all.paths(from: top, to: bottom).allSatisfy(found.contains))
        one.placeRest()
        #expect(one.place(from: 7) == all.place(from: 7))
        for (section, heights) in heights.enumerated() {
            for row in heights.indices {
                let path = IndexPath(row: row, section: section)
                #expect(one.span(of: path)?.top == all.span(of: path)?.top)
            }
        }
    }

    /// Looking up a row places no rows after it, however many there are.
    @Test func whatFollowsIsNotPlaced() {
        var rows = rows([Array(repeating: 10, count: 1000)])
        let path = IndexPath(row: 3, section: 0)
        rows.setHeight(30, of: path)
        #expect(rows.path(after: path, from: 0, to: 100) == IndexPath(row: 4, section: 0))
        #expect(rows.isPlacedInPart)
        #expect(rows.span(of: IndexPath(row: 4, section: 0))?.top == 72)
        #expect(rows.span(of: IndexPath(row: 999, section: 0))?.top == 10002)
        rows.placeRest()
        #expect(rows.span(of: IndexPath(row: 999, section: 0))?.top == 10022)
    }

    /// Provides cells of a given height, and asks for the frame of the last row each time.
    private final class Source: NSObject, UITableViewDataSource {
        var ends: [CGFloat] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            ends.append(tableView.rectForRow(at: IndexPath(row: 39, section: 0)).maxY)
            let cell = UITableViewCell()
            cell.contentView.heightAnchor.constraint(equalToConstant: 60).isActive = true
            return cell
        }
    }

    /// While it provides a cell, a data source that asks for frames gets those of all rows, as far as they are known at that time.
    @Test func whoAsksMeanwhileHearsPlaces() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let source = Source()
        table.estimatedRowHeight = 50
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(source.ends == [2000, 2010, 2020, 2030])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 60, 120, 180])
    }

    /// While cells are requested, the rows after the measured ones are not placed each time, but once at the end.
    @Test func rowsBehindArePlacedOnce() {
        final class Counting: NSObject, UITableViewDataSource {
            var placesInPart: [Bool?] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                // Asking for a number of rows places nothing.
                _ = tableView.numberOfRows(inSection: indexPath.section)
                placesInPart.append(tableView.rows?.isPlacedInPart)
                let cell = UITableViewCell()
                cell.contentView.heightAnchor.constraint(equalToConstant: 60).isActive = true
                return cell
            }
        }
        let source = Counting()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        table.estimatedRowHeight = 50
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(source.placesInPart == [false, true, true, true])
        #expect(table.rows?.isPlacedInPart == false)
        #expect(table.contentSize.height == 2040)
    }
}
