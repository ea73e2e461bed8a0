import Scene

/// Renders a scene as a table of frames, with one view per line, indented by depth.
///
/// ```
/// view                    x     y  width  height
/// Card (UIView)           0     0    320     100
///   Title (UILabel)      16    20     40    20.5  ambiguous
/// ```
public struct TableRenderer: SceneRenderer {
    /// A Boolean value that indicates whether the table shows ids that are not the name of the view.
    public let showsIdentifiers: Bool

    /// Creates a renderer.
    public init(showsIdentifiers: Bool = true) {
        self.showsIdentifiers = showsIdentifiers
    }

    /// Returns the table.
    ///
    /// Columns are as wide as their content.
    public func render(_ scene: Scene) -> String {
        let rows = [heading] + scene.placedViews().map { placed in row(of: placed) }
        let widths = heading.cells.indices.map { column in
            rows.reduce(0) { width, row in max(width, DisplayText(row.cells[column]).width) }
        }
        var text = ""
        for row in rows {
            var line = ""
            for (column, cell) in row.cells.enumerated() {
                let isNumber = Self.numbers.contains(column)
                if column > 0 { line += "  " }
                line += DisplayText(cell).padded(to: widths[column], leading: isNumber)
            }
            if !row.marks.isEmpty { line += "  " + row.marks.joined(separator: ", ") }
            while line.last == " " { line.removeLast() }
            text += line + "\n"
        }
        return text
    }

    private struct Row {
        var cells: [String]
        var marks: [String] = []
    }

    private static let numbers = 2..<6

    private var heading: Row { Row(cells: ["view", showsIdentifiers ? "id" : "", "x", "y", "width", "height"]) }

    private func row(of placed: PlacedView) -> Row {
        let view = placed.view
        let indent = String(repeating: "  ", count: min(placed.depth, 24))
        let name = view.name ?? Self.excerpt(of: view)
        let title = name.map { name in "\(name) (\(view.className))" } ?? view.className
        let id = showsIdentifiers && view.id != view.name ? view.id : ""
        let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
        var marks: [String] = []
        if view.isHidden { marks.append("hidden") }
        if view.isConflicting { marks.append("conflicting") }
        if view.isAmbiguous { marks.append("ambiguous") }
        return Row(
            cells: [indent + title, id] + frame.map { number in ShortNumber.text(of: number) }, marks: marks)
    }

    /// Returns a short quotation of the text of a view without a name.
    private static func excerpt(of view: Scene.View) -> String? {
        guard let text = view.text, !text.string.isEmpty else { return nil }
        return "“" + String(DisplayText(text.string).truncated(to: 24).characters) + "”"
    }
}
