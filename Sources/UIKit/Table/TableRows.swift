import Foundation

/// The heights and positions of a table's parts, in points from the top of the content.
struct TableRows {
    /// A row height, which may be an estimate until the row is shown.
    struct Extent {
        var height: CGFloat
        var isEstimate = false
        /// A Boolean value that indicates whether the measured height of the content replaced an estimate.
        var isMeasured = false
    }

    /// The parts of one section.
    struct Section {
        var header: CGFloat = 0
        var rows: [Extent] = []
        var footer: CGFloat = 0
        /// The top of the section, of each row and of the footer, in points; `place(from:)` sets them.
        fileprivate(set) var top: CGFloat = 0
        fileprivate(set) var tops: [CGFloat] = []
        fileprivate(set) var footerTop: CGFloat = 0

        var bottom: CGFloat { footerTop + footer }

        /// Creates a section with a number of rows whose heights are 0.
        init(count: Int) {
            rows = Array(repeating: Extent(height: 0), count: count)
            tops = Array(repeating: 0, count: count)
        }

        /// Stacks the parts of the section, beginning at a row, and returns the bottom of the section.
        fileprivate mutating func place(from start: CGFloat, firstRow: Int) -> CGFloat {
            top = start
            var y = firstRow == 0 ? start + header : tops[firstRow]
            tops.withUnsafeMutableBufferPointer { tops in
                for row in firstRow..<rows.count {
                    tops[row] = y
                    y += rows[row].height
                }
            }
            footerTop = y
            return bottom
        }

        /// Sets the top of the section without placing its rows.
        fileprivate mutating func begin(at start: CGFloat) { top = start }

        /// Places one row below the previous row, which must have its position.
        fileprivate mutating func placeRow(_ row: Int) {
            tops[row] = row == 0 ? top + header : tops[row - 1] + rows[row - 1].height
        }

        /// Places the footer below the last row, which must have its position.
        fileprivate mutating func end() {
            footerTop = rows.isEmpty ? top + header : tops[rows.count - 1] + rows[rows.count - 1].height
        }

        /// Sets the heights; `rows` must have one element for each row.
        fileprivate mutating func take(header: CGFloat, rows: [Extent], footer: CGFloat) {
            (self.header, self.rows, self.footer) = (header, rows, footer)
        }
    }

    private(set) var sections: [Section] = []
    /// The top of the first section at the last placement; nil before the first placement.
    private var placedTop: CGFloat?
    /// The section and row of the first position that is out of date; nil if all are up to date.
    private var stale: (section: Int, row: Int)? = (0, 0)
    /// A Boolean value that indicates whether only the first rows have been placed.
    private(set) var isPlacedInPart = false

    /// Creates an empty table.
    init() {}

    /// Creates a number of sections without rows.
    init(sectionCount: Int) { sections = Array(repeating: Section(count: 0), count: sectionCount) }

    /// Sets the number of rows of a section; their heights become 0.
    mutating func setCount(_ count: Int, ofSection section: Int) {
        sections[section] = Section(count: count)
        noteChange(at: (section, 0))
    }

    /// Sets the heights of a section; `rows` must have one element for each row.
    mutating func setHeights(ofSection section: Int, header: CGFloat, rows: [Extent], footer: CGFloat) {
        sections[section].take(header: header, rows: rows, footer: footer)
        noteChange(at: (section, 0))
    }

    /// Replaces the estimated height of a row by the measured height of its content.
    mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
        sections[path.section].rows[path.row] = Extent(height: height, isMeasured: true)
        noteChange(at: (path.section, path.row))
    }

    /// Marks the height of a row as an estimate again.
    mutating func forgetMeasure(of path: IndexPath) {
        let height = sections[path.section].rows[path.row].height
        sections[path.section].rows[path.row] = Extent(height: height, isEstimate: true)
    }

    private mutating func noteChange(at place: (section: Int, row: Int)) {
        if stale.map({ place < $0 }) ?? true { stale = place }
    }

    /// Places all parts whose position is out of date and returns the bottom of the last one.
    @discardableResult
    mutating func place(from top: CGFloat) -> CGFloat {
        if top != placedTop { stale = (0, 0) }
        placedTop = top
        isPlacedInPart = false
        if let first = stale {
            stale = nil
            var y = first.section == 0 ? top : sections[first.section - 1].bottom
            for index in sections.indices.dropFirst(first.section) {
                y = sections[index].place(from: y, firstRow: index == first.section ? first.row : 0)
            }
        }
        return sections.last?.bottom ?? top
    }

    /// Places the remaining rows after an incremental placement.
    mutating func placeRest() {
        if isPlacedInPart, let placedTop { place(from: placedTop) }
    }

    /// Returns the next row that intersects a vertical range; nil if there is none.
    ///
    /// The method places rows up to the result and not the rows after it. The row at `path` must have its position.
    mutating func path(after path: IndexPath, from top: CGFloat, to bottom: CGFloat) -> IndexPath? {
        // A change before the row would move it, so all rows are placed.
        if let stale, let placedTop, stale != (path.section, path.row) { place(from: placedTop) }
        var place = (section: path.section, row: path.row)
        while let next = self.place(after: place) {
            let (y, height) = (sections[next.section].tops[next.row], sections[next.section].rows[next.row].height)
            guard y < bottom else { return nil }
            if height > 0, y + height > top { return IndexPath(row: next.row, section: next.section) }
            place = next
        }
        return nil
    }

    /// Places the row after a given row and returns it; nil after the last row.
    private mutating func place(after place: (section: Int, row: Int)) -> (section: Int, row: Int)? {
        var (number, row) = (place.section, place.row + 1)
        let isStale = stale != nil
        while row >= sections[number].rows.count {
            if isStale { sections[number].end() }
            guard number + 1 < sections.count else { return nil }
            if isStale { sections[number + 1].begin(at: sections[number].bottom) }
            (number, row) = (number + 1, 0)
        }
        if isStale {
            sections[number].placeRow(row)
            stale = (number, row)
            isPlacedInPart = true
        }
        return (number, row)
    }

    /// Returns whether the row exists.
    func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
    }

    /// Returns whether the row exists and has the measured height of its content.
    func isMeasured(_ path: IndexPath) -> Bool {
        contains(path) && sections[path.section].rows[path.row].isMeasured
    }

    /// Returns whether the row exists and its height is an estimate.
    func isEstimate(_ path: IndexPath) -> Bool { contains(path) && sections[path.section].rows[path.row].isEstimate }

    /// Returns the top and height of a row, in points; nil if the row does not exist.
    func span(of path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
        guard contains(path) else { return nil }
        let section = sections[path.section]
        return (section.tops[path.row], section.rows[path.row].height)
    }

    /// Returns the rows that intersect a vertical range, in ascending order; rows of height 0 are omitted.
    func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        var paths: [IndexPath] = []
        for number in sections(from: top, to: bottom) {
            let section = sections[number]
            for row in firstRow(of: section, endingBelow: top)..<section.rows.count {
                guard section.tops[row] < bottom else { break }
                if section.rows[row].height > 0 { paths.append(IndexPath(row: row, section: number)) }
            }
        }
        return paths
    }

    /// Returns the sections that intersect a vertical range.
    func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let first = firstPlace(among: sections.count) { sections[$0].bottom > top }
        return first..<max(first, firstPlace(among: sections.count) { sections[$0].top >= bottom })
    }

    /// Returns the first row of a section whose bottom is below a position.
    private func firstRow(of section: Section, endingBelow top: CGFloat) -> Int {
        firstPlace(among: section.rows.count) { section.tops[$0] + section.rows[$0].height > top }
    }

    /// Returns the first index for which a monotonic condition holds, by binary search.
    private func firstPlace(among count: Int, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
