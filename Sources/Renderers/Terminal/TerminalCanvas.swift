import Diagnostics

/// A grid of terminal cells for lines and text.
///
/// Parts outside are clipped.
struct TerminalCanvas {
    /// The content of cells, which determines their color.
    enum Ink: UInt8 {
        case plain, accent, faint, ambiguous, conflicting

        /// The parameters of the escape sequence that selects the graphic rendition.
        var rendition: String? {
            switch self {
            case .plain: nil
            case .accent: "34"
            case .faint: "2"
            case .ambiguous: "33"
            case .conflicting: "31"
            }
        }
    }

    private enum Mark: Equatable {
        case blank
        case line(BoxLine)
        case character(Character)
        /// The right half of a wide character.
        case covered
    }

    let columns: Int
    let rows: Int
    private var marks: [Mark]
    private var inks: [Ink]

    init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
        marks = Array(repeating: .blank, count: self.columns * self.rows)
        inks = Array(repeating: .plain, count: marks.count)
    }

    private func index(_ column: Int, _ row: Int) -> Int? {
        guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
        return row * columns + column
    }

    /// Returns whether a cell is blank.
    ///
    /// Cells outside are not blank.
    func isBlank(column: Int, row: Int) -> Bool {
        index(column, row).map { index in marks[index] == .blank } ?? false
    }

    /// Returns whether a cell contains exactly a straight horizontal line, solid or dashed.
    func isRule(column: Int, row: Int, dashed: Bool) -> Bool {
        guard let index = index(column, row), case .line(let line) = marks[index] else { return false }
        return line.isSuperset(of: .horizontal) && line.isDisjoint(with: .vertical)
            && line.contains(.dashed) == dashed
    }

    /// Makes all cells of a rectangle blank.
    mutating func clear(columns range: ClosedRange<Int>, rows: ClosedRange<Int>) {
        for row in rows.clamped(to: -1...self.rows) {
            for column in range.clamped(to: -1...columns) {
                guard let index = index(column, row) else { continue }
                marks[index] = .blank
                inks[index] = .plain
            }
        }
    }

    /// Adds a line to the content of a cell.
    mutating func draw(_ line: BoxLine, column: Int, row: Int, ink: Ink) {
        guard let index = index(column, row) else { return }
        if case .line(let present) = marks[index] {
            marks[index] = .line(present.merged(with: line))
        } else {
            marks[index] = .line(line)
        }
        // The color of a problem stays if something is drawn over it.
        inks[index] = ink.rawValue >= inks[index].rawValue ? ink : inks[index]
    }

    /// Draws the outline of a rectangle with its edges on cells.
    ///
    /// A rectangle without height or width is a line. With `onlyBlank`, it is drawn behind everything else.
    mutating func drawBox(
        columns range: ClosedRange<Int>, rows: ClosedRange<Int>, style: BoxLine = [], ink: Ink = .plain,
        onlyBlank: Bool = false
    ) {
        let before = marks
        let straight = style.intersection(.dashed)
        let visible = range.clamped(to: -1...self.columns)
        for row in Set([rows.lowerBound, rows.upperBound]).sorted() {
            for column in visible where column > range.lowerBound && column < range.upperBound {
                draw(straight.union(.horizontal), column: column, row: row, ink: ink)
            }
        }
        let tall = rows.clamped(to: -1...self.rows)
        for column in Set([range.lowerBound, range.upperBound]).sorted() {
            for row in tall where row > rows.lowerBound && row < rows.upperBound {
                draw(straight.union(.vertical), column: column, row: row, ink: ink)
            }
        }
        let right: BoxLine = range.count > 1 ? .right : []
        let left: BoxLine = range.count > 1 ? .left : []
        let down: BoxLine = rows.count > 1 ? .down : []
        let up: BoxLine = rows.count > 1 ? .up : []
        let (first, last, top, bottom) = (range.lowerBound, range.upperBound, rows.lowerBound, rows.upperBound)
        draw(style.union(right).union(down), column: first, row: top, ink: ink)
        draw(style.union(left).union(down), column: last, row: top, ink: ink)
        draw(style.union(right).union(up), column: first, row: bottom, ink: ink)
        draw(style.union(left).union(up), column: last, row: bottom, ink: ink)
        if onlyBlank {
            for index in marks.indices where before[index] != .blank { marks[index] = before[index] }
        }
    }

    /// Writes text to the right of a cell over its content.
    ///
    /// A wide character that would be cut is omitted.
    mutating func write(_ text: DisplayText, column: Int, row: Int, ink: Ink = .plain) {
        var column = column
        for character in text.characters {
            let width = CaretWriter.columns(of: character)
            if width > 0, let first = index(column, row), width == 1 || index(column + 1, row) != nil {
                uncover(first)
                if width == 2 { uncover(first + 1) }
                marks[first] = .character(character)
                inks[first] = ink
                if width == 2 {
                    marks[first + 1] = .covered
                    inks[first + 1] = ink
                }
            }
            column += width
        }
    }

    /// Clears the other half of a wide character before one half is overwritten.
    private mutating func uncover(_ index: Int) {
        if marks[index] == .covered, index > 0 { marks[index - 1] = .character(" ") }
        if index + 1 < marks.count, marks[index + 1] == .covered { marks[index + 1] = .character(" ") }
    }

    /// Returns the rows as lines without trailing spaces, each with a line feed, and with colors on request.
    func text(isColored: Bool) -> String {
        var text = ""
        for row in 0..<rows {
            let cells = row * columns..<(row + 1) * columns
            let last = cells.last { index in marks[index] != .blank && marks[index] != .character(" ") }
            var ink = Ink.plain
            for index in cells where index <= last ?? -1 {
                if isColored, marks[index] != .blank, inks[index] != ink {
                    ink = inks[index]
                    text += "\u{1B}[0m" + (ink.rendition.map { rendition in "\u{1B}[\(rendition)m" } ?? "")
                }
                switch marks[index] {
                case .blank: text.append(" ")
                case .line(let line): text.append(line.character)
                case .character(let character): text.append(character)
                case .covered: break
                }
            }
            if isColored, ink != .plain { text += "\u{1B}[0m" }
            text += "\n"
        }
        return text
    }
}
