import Scene

extension TerminalRenderer {
    /// Writes the text of a view, or the glyphs of its control.
    func drawText(of placed: PlacedView, on canvas: inout TerminalCanvas, grid: TerminalGrid) {
        guard placed.isInsideClip else { return }
        let view = placed.view
        let box = grid.cells(placed.frame)
        if let glyphs = Self.glyphs(of: view, columns: box.columns.count - 1) {
            let text = DisplayText(glyphs + Self.mark(of: view))
            return canvas.write(
                text, column: box.columns.lowerBound, row: grid.row(placed.frame.midY),
                ink: Self.ink(of: view, otherwise: .accent))
        }
        guard let text = view.text, view.showsText else { return }
        switch view.kind {
        case .label: drawLabel(text, of: placed, on: &canvas, grid: grid)
        default: drawBoxed(text, of: placed, on: &canvas, grid: grid)
        }
    }

    /// Returns the glyphs of a control without text.
    private static func glyphs(of view: Scene.View, columns: Int) -> String? {
        let length = min(max(columns, 3), 400)
        switch view.kind {
        case .switch: return "(" + String(repeating: "━", count: max(1, length - 3)) + "●)"
        case .slider:
            let half = (length - 1) / 2
            return String(repeating: "━", count: half) + "●" + String(repeating: "─", count: length - 1 - half)
        case .progressView:
            return String(repeating: "━", count: length / 2) + String(repeating: "─", count: length - length / 2)
        case .stepper:
            let half = max(1, (length - 3) / 2)
            let side = String(repeating: " ", count: (half - 1) / 2)
            return "[" + side + "−" + side + "│" + side + "+" + side + "]"
        case .activityIndicator: return "✳"
        case .pageControl: return "● ○ ○"
        case .segmentedControl: return segments(of: view)
        default: return nil
        }
    }

    /// Returns the titles of segments, which are drawings, or nil if there are none.
    private static func segments(of view: Scene.View) -> String? {
        let titles = view.drawing.compactMap { command in
            if case .text(let text, _) = command { text.string } else { nil }
        }
        return titles.isEmpty ? nil : "[" + titles.joined(separator: "│") + "]"
    }

    /// Writes text without an outline.
    ///
    /// It may use blank cells beside the label, because all letters of a terminal have one width.
    private func drawLabel(
        _ text: Scene.Text, of placed: PlacedView, on canvas: inout TerminalCanvas, grid: TerminalGrid
    ) {
        let box = grid.cells(placed.frame)
        let ink = Self.ink(of: placed.view, otherwise: text.isPlaceholder ? .faint : .plain)
        let lines = text.lines(shownBy: .label, within: placed.frame.size).prefix(max(1, box.rows.count))
        let top = grid.row(placed.frame.midY) - (lines.count - 1) / 2
        for (index, line) in lines.enumerated() {
            let mark = index == lines.count - 1 ? Self.mark(of: placed.view) : ""
            let row = top + index
            let width = DisplayText(line + mark).width
            let span = span(for: width, in: box.columns, alignment: text.alignment, row: row, on: canvas)
            let fitted = Self.fitted(line, mark: mark, to: span.count)
            let start = Self.start(of: fitted.width, in: span, alignment: text.alignment)
            canvas.write(fitted, column: start, row: row, ink: ink)
        }
    }

    /// Returns the columns of a label, extended over blank cells until the text fits.
    private func span(
        for width: Int, in columns: ClosedRange<Int>, alignment: Scene.Text.Alignment, row: Int,
        on canvas: TerminalCanvas
    ) -> ClosedRange<Int> {
        var (first, last) = (columns.lowerBound, columns.upperBound)
        while last - first + 1 < width {
            let growsRight = alignment != .right && canvas.isBlank(column: last + 1, row: row)
            let growsLeft = alignment != .left && alignment != .justified && canvas.isBlank(column: first - 1, row: row)
            if growsRight { last += 1 }
            if growsLeft, last - first + 1 < width { first -= 1 }
            if !growsRight, !growsLeft { break }
        }
        return first...last
    }

    /// Writes text inside an outline, or between brackets if the outline has no row inside.
    private func drawBoxed(
        _ text: Scene.Text, of placed: PlacedView, on canvas: inout TerminalCanvas, grid: TerminalGrid
    ) {
        let box = grid.cells(placed.frame)
        let view = placed.view
        let ink = Self.ink(of: view, otherwise: text.isPlaceholder ? .faint : view.kind == .button ? .accent : .plain)
        guard box.innerHeight > 0, box.innerWidth > 0 else {
            let span = box.columns.lowerBound + 1...max(box.columns.lowerBound + 1, box.columns.upperBound - 1)
            let row = grid.row(placed.frame.midY)
            let content = Self.fitted(text.string, mark: Self.mark(of: view), to: span.count)
            canvas.write(DisplayText("["), column: box.columns.lowerBound, row: row, ink: ink)
            canvas.write(DisplayText("]"), column: span.upperBound + 1, row: row, ink: ink)
            let start = Self.start(of: content.width, in: span, alignment: text.alignment)
            let blanks = String(repeating: " ", count: start - span.lowerBound)
            let line = DisplayText(blanks + content.padded(to: span.upperBound - start + 1))
            return canvas.write(line, column: span.lowerBound, row: row, ink: ink)
        }
        let padding = view.kind == .textField && box.innerWidth > 4 ? 1 : 0
        let span =
            box.columns.lowerBound + 1
            + padding...max(
                box.columns.lowerBound + 1 + padding, box.columns.upperBound - 1 - padding)
        // Titles and fields are truncated to the available columns, because all letters of a terminal have one width.
        let shown = view.kind == .textView ? text.lines(shownBy: .textView, within: placed.frame.size) : text.lines
        let lines = shown.prefix(box.innerHeight)
        let isTopAligned = view.kind == .textView || view.kind == .view
        let top =
            isTopAligned
            ? box.rows.lowerBound + 1
            : max(box.rows.lowerBound + 1, box.middleRow - (lines.count - 1) / 2)
        for (index, line) in lines.enumerated() {
            let mark = index == lines.count - 1 ? Self.mark(of: view) : ""
            let content = Self.fitted(line, mark: mark, to: span.count)
            let start = Self.start(of: content.width, in: span, alignment: text.alignment)
            canvas.write(content, column: start, row: top + index, ink: ink)
        }
    }

    /// Returns a text with its mark, or without it if the mark would truncate the text.
    ///
    /// A truncated text is a finding of its own.
    private static func fitted(_ text: String, mark: String, to columns: Int) -> DisplayText {
        let marked = DisplayText(text + mark)
        return marked.width > columns ? DisplayText(text).truncated(to: columns) : marked
    }

    private static func start(
        of width: Int, in span: ClosedRange<Int>, alignment: Scene.Text.Alignment
    ) -> Int {
        let spare = max(0, span.count - width)
        switch alignment {
        case .left, .justified: return span.lowerBound
        case .center: return span.lowerBound + spare / 2
        case .right: return span.lowerBound + spare
        }
    }
}
