import UIKit

/// The constraints of an `NSGridView`.
///
/// Rows and columns fit their largest content, and each content has a position in its cell.
@MainActor struct AppKitGrid {
    /// The content of a cell.
    struct Cell {
        /// The element of the cell.
        let element: XMLTree.ElementID
        /// The content.
        let view: UIView
    }

    let document: InterfaceDocument
    let element: InterfaceDocument.View
    let grid: UIView
    let cells: [Cell]

    /// The priority with which rows and columns fit their contents, below that of the contents themselves.
    private static let hugging: Float = 240

    /// Adds the constraints.
    func activate() {
        let columns = lines("columns", isColumn: true)
        let rows = lines("rows", isColumn: false)
        for cell in cells where !cell.view.isHidden {
            if let column = value("column", cell.element).flatMap({ id in columns[id] }) {
                place(cell, in: column, isHorizontal: true)
            }
            if let row = value("row", cell.element).flatMap({ id in rows[id] }) {
                place(cell, in: row, isHorizontal: false)
            }
        }
        alignBaselines(rows)
    }

    private typealias Line = (element: XMLTree.ElementID, guide: UILayoutGuide)

    /// Returns a guide for every visible column or row, one after another from edge to edge.
    private func lines(_ list: String, isColumn: Bool) -> [String: Line] {
        guard let list = document.tree.child(of: element.element, named: list) else { return [:] }
        let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isColumn ? (.leading, .trailing) : (.top, .bottom)
        let spacing = number(isColumn ? "columnSpacing" : "rowSpacing", element.element) ?? 6
        var found: [String: Line] = [:]
        var last: UILayoutGuide?
        for line in document.tree[list].children where value("hidden", line) != "YES" {
            let guide = UILayoutGuide()
            grid.addLayoutGuide(guide)
            if let last {
                AppKitConstraint.add(guide, start, .equal, last, end, spacing)
            } else {
                AppKitConstraint.add(guide, start, .equal, grid, start)
            }
            let size: NSLayoutConstraint.Attribute = isColumn ? .width : .height
            if let length = number(isColumn ? "width" : "height", line), length > 0 {
                AppKitConstraint.add(guide, size, .equal, nil, .notAnAttribute, length)
            } else {
                AppKitConstraint.add(guide, size, .equal, nil, .notAnAttribute, 0, priority: Self.hugging)
            }
            if let id = value("id", line) { found[id] = (line, guide) }
            last = guide
        }
        if let last { AppKitConstraint.add(grid, end, .equal, last, end) }
        return found
    }

    private func place(_ cell: Cell, in line: Line, isHorizontal: Bool) {
        let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isHorizontal ? (.leading, .trailing) : (.top, .bottom)
        let (before, after) = isHorizontal ? ("leadingPadding", "trailingPadding") : ("topPadding", "bottomPadding")
        AppKitConstraint.add(
            cell.view, start, .greaterThanOrEqual, line.guide, start, number(before, line.element) ?? 0)
        AppKitConstraint.add(line.guide, end, .greaterThanOrEqual, cell.view, end, number(after, line.element) ?? 0)
        // The baseline of the row positions its contents.
        if !isHorizontal, isBaselineAligned(cell, in: line.element) { return }
        switch placement(of: cell, in: line.element, isHorizontal ? "xPlacement" : "yPlacement") {
        case "leading", "top":
            AppKitConstraint.add(cell.view, start, .equal, line.guide, start, number(before, line.element) ?? 0)
        case "trailing", "bottom":
            AppKitConstraint.add(line.guide, end, .equal, cell.view, end, number(after, line.element) ?? 0)
        case "center":
            AppKitConstraint.add(
                cell.view, isHorizontal ? .centerX : .centerY, .equal, line.guide, isHorizontal ? .centerX : .centerY)
        case "fill":
            AppKitConstraint.add(cell.view, start, .equal, line.guide, start, number(before, line.element) ?? 0)
            AppKitConstraint.add(line.guide, end, .equal, cell.view, end, number(after, line.element) ?? 0)
        default: break
        }
    }

    /// Returns the placement of a content: that of the cell, or else of its row or column, or else of the grid.
    private func placement(of cell: Cell, in line: XMLTree.ElementID, _ name: String) -> String? {
        let written = [cell.element, line, element.element].lazy.compactMap { element in value(name, element) }
        return written.first { placement in placement != "inherited" }
    }

    /// Aligns the contents of a row with a common baseline.
    private func alignBaselines(_ rows: [String: Line]) {
        var first: [String: UIView] = [:]
        for cell in cells where !cell.view.isHidden {
            guard let row = value("row", cell.element), let line = rows[row],
                isBaselineAligned(cell, in: line.element)
            else { continue }
            (cell.view as? AppKitView)?.markBaseline()
            if let first = first[row] {
                AppKitConstraint.add(cell.view, .firstBaseline, .equal, first, .firstBaseline)
            } else {
                first[row] = cell.view
            }
        }
    }

    private func isBaselineAligned(_ cell: Cell, in line: XMLTree.ElementID) -> Bool {
        let written = [cell.element, line, element.element].lazy.compactMap { element in
            value("rowAlignment", element)
        }
        return written.first { alignment in alignment != "inherited" }?.hasSuffix("Baseline") ?? false
    }

    private func value(_ name: String, _ element: XMLTree.ElementID) -> String? {
        document.tree.value(of: name, in: element)
    }

    private func number(_ name: String, _ element: XMLTree.ElementID) -> Double? {
        value(name, element).flatMap(InterfaceDocument.number)
    }
}
