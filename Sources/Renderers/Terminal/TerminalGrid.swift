import Scene

/// Converts points to cells.
///
/// Centers of cells form the grid, so views that touch share a line.
struct TerminalGrid {
    /// The width of a cell in points.
    let columnWidth: Double
    /// The height of a cell in points.
    let rowHeight: Double

    /// A cell is 7 by 14 points, about a letter of body text, or larger where the scene would not fit.
    init(fitting size: Scene.Size, columns: Int, rows: Int) {
        let wide = size.width / Double(max(1, columns - 1))
        let tall = size.height / 2 / Double(max(1, rows - 1))
        let width = max(7, wide.isFinite ? wide : 7, tall.isFinite ? tall : 7)
        columnWidth = width
        rowHeight = width * 2
    }

    /// The column nearest to a horizontal place; places far outside come close to the edge of what can be counted.
    func column(_ x: Double) -> Int { Self.nearest(x / columnWidth) }

    /// The row nearest to a vertical place.
    func row(_ y: Double) -> Int { Self.nearest(y / rowHeight) }

    /// The cells that a rectangle's edges lie on.
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
    /// The row in the middle, the upper of two.
    var middleRow: Int { (rows.lowerBound + rows.upperBound) / 2 }

    /// The cells that both rectangles have, if any.
    func intersection(_ other: TerminalBox) -> TerminalBox? {
        guard columns.overlaps(other.columns), rows.overlaps(other.rows) else { return nil }
        return TerminalBox(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }
}
