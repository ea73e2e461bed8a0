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
        let merged = mergedCells
        for cell in cells where !cell.view.isHidden {
            let parts = value("id", cell.element).flatMap { id in merged[id] } ?? [cell.element]
            place(cell, in: parts.compactMap { part in value("column", part).flatMap { id in columns[id] } }, true)
            place(cell, in: parts.compactMap { part in value("row", part).flatMap { id in rows[id] } }, false)
        }
        alignBaselines(rows)
    }

    /// The cells that form one merged cell, by the identifier of the first.
    private var mergedCells: [String: [XMLTree.ElementID]] {
        guard let list = document.tree.child(of: element.element, named: "gridCells") else { return [:] }
        var parts: [String: [XMLTree.ElementID]] = [:]
        for cell in document.tree[list].children {
            if let head = value("headOfMergedCell", cell) { parts[head, default: []].append(cell) }
        }
        return parts
    }

    /// A column or row, and the space for its contents, without padding.
    private typealias Line = (element: XMLTree.ElementID, guide: UILayoutGuide)

    /// Returns a guide for every visible column or row, one after another from edge to edge.
    ///
    /// A width or height of the document does not include the padding.
    private func lines(_ list: String, isColumn: Bool) -> [String: Line] {
        guard let list = document.tree.child(of: element.element, named: list) else { return [:] }
        let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isColumn ? (.leading, .trailing) : (.top, .bottom)
        let (before, after) = isColumn ? ("leadingPadding", "trailingPadding") : ("topPadding", "bottomPadding")
        let spacing = number(isColumn ? "columnSpacing" : "rowSpacing", element.element) ?? 6
        var found: [String: Line] = [:]
        var last: Line?
        for line in document.tree[list].children where value("hidden", line) != "YES" {
            let guide = UILayoutGuide()
            grid.addLayoutGuide(guide)
            // A negative padding has an effect only between a line and the next one (measured: 2 rows).
            let padding = max(0, number(before, line) ?? 0)
            if let last {
                let gap = (number(after, last.element) ?? 0) + spacing + padding
                AppKitConstraint.add(guide, start, .equal, last.guide, end, gap)
            } else {
                AppKitConstraint.add(guide, start, .equal, grid, start, padding)
            }
            let size: NSLayoutConstraint.Attribute = isColumn ? .width : .height
            if let length = number(isColumn ? "width" : "height", line), length > 0 {
                AppKitConstraint.add(guide, size, .equal, nil, .notAnAttribute, length)
            } else {
                AppKitConstraint.add(guide, size, .equal, nil, .notAnAttribute, 0, priority: Self.hugging)
            }
            if let id = value("id", line) { found[id] = (line, guide) }
            last = (line, guide)
        }
        if let last {
            AppKitConstraint.add(grid, end, .equal, last.guide, end, max(0, number(after, last.element) ?? 0))
        }
        return found
    }

    /// Places a content between the first and the last of the columns or rows of its cell.
    private func place(_ cell: Cell, in lines: [Line], _ isHorizontal: Bool) {
        guard let first = lines.first, let last = lines.last else { return }
        let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isHorizontal ? (.leading, .trailing) : (.top, .bottom)
        AppKitConstraint.add(cell.view, start, .greaterThanOrEqual, first.guide, start)
        AppKitConstraint.add(last.guide, end, .greaterThanOrEqual, cell.view, end)
        // The baseline of the row positions its contents.
        if !isHorizontal, isBaselineAligned(cell, in: first.element) { return }
        let placement = placement(of: cell, in: first.element, isHorizontal ? "xPlacement" : "yPlacement")
        switch placement {
        case "leading", "top": AppKitConstraint.add(cell.view, start, .equal, first.guide, start)
        case "trailing", "bottom": AppKitConstraint.add(last.guide, end, .equal, cell.view, end)
        case "center": center(cell.view, between: first.guide, and: last.guide, isHorizontal)
        case "fill":
            AppKitConstraint.add(cell.view, start, .equal, first.guide, start)
            AppKitConstraint.add(last.guide, end, .equal, cell.view, end)
        default: break
        }
    }

    private func center(_ view: UIView, between first: UILayoutGuide, and last: UILayoutGuide, _ isHorizontal: Bool) {
        let area = UILayoutGuide()
        grid.addLayoutGuide(area)
        AppKitConstraint.add(area, isHorizontal ? .leading : .top, .equal, first, isHorizontal ? .leading : .top)
        AppKitConstraint.add(area, isHorizontal ? .trailing : .bottom, .equal, last, isHorizontal ? .trailing : .bottom)
        let center: NSLayoutConstraint.Attribute = isHorizontal ? .centerX : .centerY
        AppKitConstraint.add(view, center, .equal, area, center)
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
