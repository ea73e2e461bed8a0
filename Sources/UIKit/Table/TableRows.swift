import Foundation

/// How high the parts of a table are, and where they stand: counted from the top of the content, in points.
struct TableRows {
    /// A height, and whether it is an estimate until the row is shown.
    struct Extent {
        var height: CGFloat
        var isEstimate = false
        /// Whether it was an estimate and is that of the content now.
        var isMeasured = false
    }

    /// The parts of one section.
    struct Section {
        var header: CGFloat = 0
        var rows: [Extent] = []
        var footer: CGFloat = 0
        /// Where the section, each row and the footer begin; set by `place(from:)`.
        fileprivate(set) var top: CGFloat = 0
        fileprivate(set) var tops: [CGFloat] = []
        fileprivate(set) var footerTop: CGFloat = 0

        var bottom: CGFloat { footerTop + footer }

        /// A section of so many rows without heights.
        init(count: Int) {
            rows = Array(repeating: Extent(height: 0), count: count)
            tops = Array(repeating: 0, count: count)
        }

        /// Puts its parts below one another, rows from one on, and gives where it ends.
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

        /// Has it begin at a place, without its rows.
        fileprivate mutating func begin(at start: CGFloat) { top = start }

        /// Puts one row below the one before it, which has its place.
        fileprivate mutating func placeRow(_ row: Int) {
            tops[row] = row == 0 ? top + header : tops[row - 1] + rows[row - 1].height
        }

        /// Puts the footer below the last row, which has its place.
        fileprivate mutating func end() {
            footerTop = rows.isEmpty ? top + header : tops[rows.count - 1] + rows[rows.count - 1].height
        }

        /// Takes heights, for as many rows as it has.
        fileprivate mutating func take(header: CGFloat, rows: [Extent], footer: CGFloat) {
            (self.header, self.rows, self.footer) = (header, rows, footer)
        }
    }

    private(set) var sections: [Section] = []
    /// Where the first section began when the parts were last placed; nil before.
    private var placedTop: CGFloat?
    /// The section and the row from which on places are to be found again; nil where none are.
    private var stale: (section: Int, row: Int)? = (0, 0)
    /// Whether rows were placed one by one as far as somebody wanted, and those behind them not.
    private(set) var isPlacedInPart = false

    /// Nothing yet.
    init() {}

    /// So many sections without rows.
    init(sectionCount: Int) { sections = Array(repeating: Section(count: 0), count: sectionCount) }

    /// Gives a section so many rows without heights.
    mutating func setCount(_ count: Int, ofSection section: Int) {
        sections[section] = Section(count: count)
        noteChange(at: (section, 0))
    }

    /// Takes the heights of a section, for as many rows as it has.
    mutating func setHeights(ofSection section: Int, header: CGFloat, rows: [Extent], footer: CGFloat) {
        sections[section].take(header: header, rows: rows, footer: footer)
        noteChange(at: (section, 0))
    }

    /// Takes the height that the content of a row has, in place of its estimate.
    mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
        sections[path.section].rows[path.row] = Extent(height: height, isMeasured: true)
        noteChange(at: (path.section, path.row))
    }

    /// Takes the height of a row for an estimate again.
    mutating func forgetMeasure(of path: IndexPath) {
        let height = sections[path.section].rows[path.row].height
        sections[path.section].rows[path.row] = Extent(height: height, isEstimate: true)
    }

    private mutating func noteChange(at place: (section: Int, row: Int)) {
        if stale.map({ place < $0 }) ?? true { stale = place }
    }

    /// Puts all parts below one another that have not their places yet, and gives where they end.
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

    /// Places the rows that were left out when some were placed one by one.
    mutating func placeRest() {
        if isPlacedInPart, let placedTop { place(from: placedTop) }
    }

    /// The next row behind one in its place that reaches into a span, placed without those behind it; nil where there is none.
    mutating func path(after path: IndexPath, from top: CGFloat, to bottom: CGFloat) -> IndexPath? {
        // What changed before the row would move it: then all are placed.
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

    /// The row behind one in its place, put below it; nil behind the last.
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

    /// Whether there is such a row.
    func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
    }

    /// Whether there is such a row with the height of its content.
    func isMeasured(_ path: IndexPath) -> Bool {
        contains(path) && sections[path.section].rows[path.row].isMeasured
    }

    /// Whether there is such a row with a height that is an estimate.
    func isEstimate(_ path: IndexPath) -> Bool { contains(path) && sections[path.section].rows[path.row].isEstimate }

    /// Where a row begins and how high it is; nil where there is no such row.
    func span(of path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
        guard contains(path) else { return nil }
        let section = sections[path.section]
        return (section.tops[path.row], section.rows[path.row].height)
    }

    /// The rows that reach into a span, in their order; rows without a height are left out.
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

    /// The sections that reach into a span.
    func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let first = firstPlace(among: sections.count) { sections[$0].bottom > top }
        return first..<max(first, firstPlace(among: sections.count) { sections[$0].top >= bottom })
    }

    /// The first row of a section that ends below a place.
    private func firstRow(of section: Section, endingBelow top: CGFloat) -> Int {
        firstPlace(among: section.rows.count) { section.tops[$0] + section.rows[$0].height > top }
    }

    /// The first of so many places from which on something holds, by halving.
    private func firstPlace(among count: Int, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
