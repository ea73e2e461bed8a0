import Foundation

/// How high the parts of a table are, and where they stand: counted from the top of the content, in points.
struct TableRows {
    /// A height, and whether it is an estimate until the row is shown.
    struct Extent {
        var height: CGFloat
        var isEstimate = false
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

        /// Takes heights, for as many rows as it has.
        mutating func take(header: CGFloat, rows: [Extent], footer: CGFloat) {
            (self.header, self.rows, self.footer) = (header, rows, footer)
        }
    }

    var sections: [Section] = []

    /// Puts all parts below one another, and gives where they end.
    @discardableResult
    mutating func place(from top: CGFloat) -> CGFloat {
        var y = top
        for index in sections.indices {
            sections[index].top = y
            y += sections[index].header
            var tops: [CGFloat] = []
            tops.reserveCapacity(sections[index].rows.count)
            for row in sections[index].rows {
                tops.append(y)
                y += row.height
            }
            sections[index].tops = tops
            sections[index].footerTop = y
            y += sections[index].footer
        }
        return y
    }

    /// Whether there is such a row.
    func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
    }

    /// Where a row begins and how high it is; nil where there is no such row.
    func span(of path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
        guard contains(path) else { return nil }
        let section = sections[path.section]
        return (section.tops[path.row], section.rows[path.row].height)
    }

    /// The rows that reach into a span, in their order; rows without a height are left out.
    func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        var paths: [IndexPath] = []
        for (number, section) in sections.enumerated() where section.bottom > top && section.top < bottom {
            for row in firstRow(of: section, endingBelow: top)..<section.rows.count {
                guard section.tops[row] < bottom else { break }
                if section.rows[row].height > 0 { paths.append(IndexPath(row: row, section: number)) }
            }
        }
        return paths
    }

    /// The first row of a section that ends below a place, by halving.
    private func firstRow(of section: Section, endingBelow top: CGFloat) -> Int {
        var (low, high) = (0, section.rows.count)
        while low < high {
            let middle = (low + high) / 2
            if section.tops[middle] + section.rows[middle].height > top { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
