import Scene

/// Converts points to cells.
///
/// Centers of cells form the grid, so views that touch share a line.
struct TerminalGrid {
    /// The width of a cell in points.
    let columnWidth: Double
    /// The height of a cell in points.
    let rowHeight: Double

    /// Creates a grid with cells of 7 by 14 points, about a letter of body text, or larger if the scene does not fit.
    init(fitting size: Scene.Size, columns: Int, rows: Int) {
        let wide = size.width / Double(max(1, columns - 1))
        let tall = size.height / 2 / Double(max(1, rows - 1))
        let width = max(7, wide.isFinite ? wide : 7, tall.isFinite ? tall : 7)
        columnWidth = width
        rowHeight = width * 2
    }

    /// Returns the column nearest to an x coordinate.
    ///
    /// Distant coordinates are limited to countable columns.
    func column(_ x: Double) -> Int { Self.nearest(x / columnWidth) }

    /// Returns the row nearest to a y coordinate.
    func row(_ y: Double) -> Int { Self.nearest(y / rowHeight) }

    /// Returns the cells of a rectangle's edges.
    func cells(_ rectangle: Scene.Rectangle) -> TerminalBox {
        let left = column(rectangle.x)
        let top = row(rectangle.y)
        return TerminalBox(
            columns: left...max(left, column(rectangle.maxX)), rows: top...max(top, row(rectangle.maxY)))
    }

    private static func nearest(_ value: Double) -> Int {
        guard value.isFinite else { return 0 }
        return Int(min(max(value.rounded(), -1_000_000), 1_000_000))
    }
}

/// A rectangle of cells, edges included.
struct TerminalBox {
    let columns: ClosedRange<Int>
    let rows: ClosedRange<Int>

    /// The number of columns between the edges.
    var innerWidth: Int { max(0, columns.count - 2) }
    /// The number of rows between the edges.
    var innerHeight: Int { max(0, rows.count - 2) }
    /// The middle row, or the upper one of two.
    var middleRow: Int { (rows.lowerBound + rows.upperBound) / 2 }

    /// Returns the common cells of two rectangles, or nil.
    func intersection(_ other: TerminalBox) -> TerminalBox? {
        guard columns.overlaps(other.columns), rows.overlaps(other.rows) else { return nil }
        return TerminalBox(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }
}
