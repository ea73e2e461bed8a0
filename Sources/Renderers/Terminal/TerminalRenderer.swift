import Scene

/// Renders a scene with box-drawing characters for the terminal.
///
/// - Views are boxes with their names in the upper edge. Buttons have round corners. Views that touch share a line.
/// - A stack view is invisible on the screen, so it is dashed, and drawn only if it is empty or has a problem.
/// - Text is at its position on the screen, in the size of the terminal.
/// - A `?` after a name marks an ambiguous view, and a `!` marks a conflict.
public struct TerminalRenderer: SceneRenderer {
    /// The maximum number of columns of a picture.
    public let columns: Int
    /// The maximum number of rows of a picture.
    ///
    /// Taller scenes are scaled down.
    public let rows: Int
    /// A Boolean value that indicates whether the picture has ANSI colors.
    public let isColored: Bool

    /// Creates a renderer.
    ///
    /// The numbers are clamped to at least 16 columns or 8 rows, and at most 400.
    public init(columns: Int = 80, rows: Int = 60, isColored: Bool = false) {
        self.columns = min(max(columns, 16), 400)
        self.rows = min(max(rows, 8), 400)
        self.isColored = isColored
    }

    /// Returns the picture.
    public func render(_ scene: Scene) -> String {
        let size = Scene.Size(width: Self.length(scene.size.width), height: Self.length(scene.size.height))
        let grid = TerminalGrid(fitting: size, columns: columns, rows: rows)
        var canvas = TerminalCanvas(
            columns: min(grid.column(size.width) + 1, columns), rows: min(grid.row(size.height) + 1, rows))
        let views = scene.placedViews().filter { placed in
            placed.isShown && placed.frame.isFinite && placed.frame.width > 0 && placed.frame.height > 0
        }
        for placed in views where !placed.isInvisibleFrame { drawLines(of: placed, on: &canvas, grid: grid) }
        for placed in views where placed.isInvisibleFrame && (placed.isLeaf || placed.view.isInTrouble) {
            drawLines(of: placed, on: &canvas, grid: grid, onlyBlank: true)
        }
        for placed in views { drawText(of: placed, on: &canvas, grid: grid) }
        for placed in views.reversed() { drawName(of: placed, on: &canvas, grid: grid) }
        return canvas.text(isColored: isColored)
    }

    private static func length(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }

    // MARK: Lines

    private func drawLines(
        of placed: PlacedView, on canvas: inout TerminalCanvas, grid: TerminalGrid, onlyBlank: Bool = false
    ) {
        guard let style = Self.outline(of: placed), placed.isInsideClip else { return }
        let box = grid.cells(placed.frame)
        let isSimulatedBar = placed.view.kind == .bar && !placed.view.drawing.isEmpty
        if placed.depth > 0, isSimulatedBar || placed.view.background.map({ color in color.alpha > 0.5 }) == true {
            canvas.clear(columns: box.columns, rows: box.rows)
        }
        // Without a row between the edges, the text is drawn between brackets.
        if placed.view.showsText, box.innerHeight == 0 { return }
        let room = grid.cells(placed.clip)
        if room.intersection(box) == nil { return }
        canvas.drawBox(
            columns: box.columns.clamped(to: room.columns), rows: box.rows.clamped(to: room.rows), style: style,
            ink: Self.ink(of: placed.view), onlyBlank: onlyBlank)
    }

    /// Returns the line style of a view's outline; nil for views that are only text.
    private static func outline(of placed: PlacedView) -> BoxLine? {
        switch placed.view.kind {
        case .label, .switch, .slider, .stepper, .progressView, .activityIndicator, .pageControl, .decoration: nil
        case .button: .rounded
        case .stackView: .dashed
        default: []
        }
    }

    static func ink(of view: Scene.View, otherwise ink: TerminalCanvas.Ink = .plain) -> TerminalCanvas.Ink {
        view.isConflicting ? .conflicting : view.isAmbiguous ? .ambiguous : ink
    }

    // MARK: Names

    /// Writes the name of a view without text into its middle or its upper edge, if it fits.
    private func drawName(of placed: PlacedView, on canvas: inout TerminalCanvas, grid: TerminalGrid) {
        let view = placed.view
        guard placed.isInsideClip, Self.outline(of: placed) != nil, !view.showsText else { return }
        if placed.isInvisibleFrame, !placed.isLeaf, !view.isInTrouble { return }
        let box = grid.cells(placed.frame)
        let name = DisplayText((view.name ?? view.className) + Self.mark(of: view))
        let ink = Self.ink(of: view, otherwise: .faint)
        let row = box.middleRow
        let short = name.truncated(to: box.innerWidth)
        if placed.isLeaf, box.innerHeight > 0, short.width > 0 {
            let start = box.columns.lowerBound + 1 + (box.innerWidth - short.width) / 2
            if (start..<start + short.width).allSatisfy({ column in canvas.isBlank(column: column, row: row) }) {
                return canvas.write(short, column: start, row: row, ink: ink)
            }
        }
        let title = DisplayText(" " + String(name.truncated(to: box.innerWidth - 4).characters) + " ")
        let top = box.rows.lowerBound
        let width = title.width
        guard width > 2, box.rows.count > 1 else { return }
        let starts = box.columns.lowerBound + 2..<max(box.columns.lowerBound + 3, box.columns.upperBound - width)
        // A frame may be a million columns wide. Only the columns of the canvas count.
        let place = starts.clamped(to: 0..<canvas.columns).first { start in
            (start - 1...start + width).allSatisfy { column in
                canvas.isRule(column: column, row: top, dashed: placed.isInvisibleFrame)
            }
        }
        if let place { canvas.write(title, column: place, row: top, ink: ink) }
    }

    /// Returns the marks after the name of a view with problems.
    static func mark(of view: Scene.View) -> String {
        (view.isConflicting ? " !" : "") + (view.isAmbiguous ? " ?" : "")
    }
}

extension PlacedView {
    /// A Boolean value that indicates whether the view is a stack view without background and border.
    var isInvisibleFrame: Bool { view.kind == .stackView && view.background == nil && view.border.width == 0 }

    /// A Boolean value that indicates whether the view intersects the visible part of its ancestors.
    var isInsideClip: Bool {
        frame.x <= clip.maxX && frame.maxX >= clip.x && frame.y <= clip.maxY && frame.maxY >= clip.y
    }
}

extension Scene.View {
    /// A Boolean value that indicates whether the view is ambiguous or in a conflict.
    var isInTrouble: Bool { isAmbiguous || isConflicting }

    /// A Boolean value that indicates whether the view has text.
    var showsText: Bool { text.map { text in !text.string.isEmpty } ?? false }
}
