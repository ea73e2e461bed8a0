import Diagnostics

extension SweepChart {
    /// Returns the chart as text: the ruler, and below it a bar for each finding.
    ///
    /// A full block means that the finding holds at every value of the column, a shaded one that it holds at some. The chart has at
    /// least 20 columns and at most 120.
    public func text(columns: Int, isColored: Bool) -> String {
        let columns = min(max(columns, 20), 120, max(range.count, 20))
        guard !bars.isEmpty else { return "" }
        let rows = bars.map { bar in
            let line = self.line(of: bar, columns)
            let code = bar.isError ? 31 : 33
            return bar.label.shownByTerminal + "\n" + (isColored ? "\u{1B}[\(code)m\(line)\u{1B}[0m" : line) + "\n"
        }
        return ruler(columns) + rows.joined()
    }

    /// Returns the numbers of the marks and their ticks.
    private func ruler(_ columns: Int) -> String {
        var ticks = [Character](repeating: "─", count: columns)
        var numbers = ""
        for mark in marks {
            let column = column(of: mark.value, columns)
            ticks[column] = "┴"
            // A number that has no space is left out.
            let start = min(column, columns - mark.label.count)
            guard numbers.isEmpty || start > numbers.count, start >= numbers.count else { continue }
            numbers += String(repeating: " ", count: start - numbers.count) + mark.label
        }
        return numbers + "\n" + String(ticks) + "\n"
    }

    private func line(of bar: Bar, _ columns: Int) -> String {
        String(
            (0..<columns).map { column -> Character in
                let values = values(of: column, columns)
                let count = bar.intervals.reduce(0) { count, interval in
                    count + (interval.overlaps(values) ? interval.clamped(to: values).count : 0)
                }
                return count == 0 ? "·" : count == values.count ? "█" : "▒"
            })
    }

    private func column(of value: Int, _ columns: Int) -> Int {
        min(columns - 1, max(0, (value - range.lowerBound) * columns / range.count))
    }

    /// Returns the values of a column, of which there is at least one.
    private func values(of column: Int, _ columns: Int) -> ClosedRange<Int> {
        let first = range.lowerBound + (column * range.count + columns - 1) / columns
        let next = range.lowerBound + ((column + 1) * range.count + columns - 1) / columns
        let low = min(first, range.upperBound)
        return low...max(low, next - 1)
    }
}
