import Foundation

extension UITableView {
    /// The animations for inserting and deleting rows; Plumb does not animate.
    ///
    /// Raw values are Apple's.
    public enum RowAnimation: Int, Hashable, Sendable {
        /// Rows fade in or out.
        case fade = 0
        /// Rows slide in from or out to the right.
        case right = 1
        /// Rows slide in from or out to the left.
        case left = 2
        /// Rows slide in from or out to the top.
        case top = 3
        /// Rows slide in from or out to the bottom.
        case bottom = 4
        /// No animation.
        case none = 5
        /// Rows expand from or collapse to the middle.
        case middle = 6
        /// The table chooses the animation.
        case automatic = 100
    }

    /// The positions of a row after scrolling to it.
    ///
    /// Raw values are Apple's.
    public enum ScrollPosition: Int, Hashable, Sendable {
        /// The table scrolls by the least distance that shows the row.
        case none = 0
        /// The row is at the top of the visible area.
        case top = 1
        /// The row is in the middle of the visible area.
        case middle = 2
        /// The row is at the bottom of the visible area.
        case bottom = 3
    }

    // MARK: Positions

    /// Returns the rectangle of a row, in the table's coordinates; null if the row does not exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        currentRows.span(of: indexPath).map { rect($0.top, $0.height) } ?? .null
    }
    /// Returns the rectangle of a section's header, in the table's coordinates; null if the section does not exist.
    ///
    /// The rectangle does not depend on the scroll position.
    public func rectForHeader(inSection section: Int) -> CGRect { rect(section) { ($0.top, $0.header) } }
    /// Returns the rectangle of a section's footer, in the table's coordinates; null if the section does not exist.
    ///
    /// The rectangle does not depend on the scroll position.
    public func rectForFooter(inSection section: Int) -> CGRect { rect(section) { ($0.footerTop, $0.footer) } }
    /// Returns the rectangle of a section with its header and footer; null if the section does not exist.
    public func rect(forSection section: Int) -> CGRect { rect(section) { ($0.top, $0.bottom - $0.top) } }

    private func rect(_ top: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: sideInset, y: top, width: rowWidth, height: height)
    }

    private func rect(_ section: Int, _ span: (TableRows.Section) -> (CGFloat, CGFloat)) -> CGRect {
        let sections = currentRows.sections
        guard sections.indices.contains(section) else { return .null }
        let (top, height) = span(sections[section])
        return rect(top, height)
    }

    /// Returns the row at a point, in the table's coordinates; nil if there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 0, height: 1e-9)))?.first
    }
    /// Returns the rows that intersect a rectangle in the table's coordinates.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        currentRows.paths(from: rect.minY, to: rect.maxY)
    }
    /// Returns the index path of a visible cell; nil for other cells.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.path(of: cell) }
    /// The index paths of the visible rows, from the top.
    public var indexPathsForVisibleRows: [IndexPath]? {
        let paths = shownCells.sorted.map(\.path)
        return paths.isEmpty ? nil : paths
    }
    /// The visible cells, from the top.
    public var visibleCells: [UITableViewCell] { shownCells.sorted.map(\.cell) }
    /// Returns the visible header of a section; nil if it is not visible or is another kind of view.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownHeaders[section] as? UITableViewHeaderFooterView
    }
    /// Returns the visible footer of a section; nil if it is not visible or is another kind of view.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownFooters[section] as? UITableViewHeaderFooterView
    }

    /// Scrolls to a row without animation, within the limits of the content.
    ///
    /// In a plain table the row stays clear of the header and footer of its section, which stay visible.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        // A row that becomes visible may be higher than its estimate, which moves the target row.
        for _ in 0..<Self.mostAskings {
            layoutIfNeeded()
            let row = rectForRow(at: indexPath)
            guard !row.isNull else { return }
            let y = offset(showing: row, of: indexPath.section, at: scrollPosition)
            if y == contentOffset.y { return }
            contentOffset.y = y
        }
    }

    /// Returns the insets that cover the content: the content insets, and in plain tables the pinned header and footer.
    private func cover(of section: Int) -> UIEdgeInsets {
        var cover = adjustedContentInset
        guard style == .plain else { return cover }
        let parts = currentRows.sections[section]
        cover.top += max(0, parts.header - max(0, sectionHeaderTopPadding))
        cover.bottom += parts.footer
        return cover
    }

    private func offset(showing row: CGRect, of section: Int, at scrollPosition: ScrollPosition) -> CGFloat {
        let cover = cover(of: section)
        let visible = bounds.inset(by: cover)
        var y = visible.minY
        switch scrollPosition {
        case .none: y = min(max(y, row.maxY - visible.height), row.minY)
        case .top: y = row.minY
        case .middle: y = row.midY - visible.height / 2
        case .bottom: y = row.maxY - visible.height
        }
        return currentRange.limited(CGPoint(x: contentOffset.x, y: y - cover.top)).y
    }

    // MARK: Selection

    /// The index path of the row that was selected first; nil if no row is selected.
    public var indexPathForSelectedRow: IndexPath? { selection.first }
    /// The index paths of the selected rows, in the order of their selection; nil if no row is selected.
    public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.all }

    /// Selects a row; nil deselects all rows.
    ///
    /// Other rows are deselected unless `allowsMultipleSelection` is true. The delegate gets no call, as with Apple's table view.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if indexPath == nil || !allowsMultipleSelection {
            for path in selection.all where path != indexPath { deselectRow(at: path, animated: animated) }
        }
        guard let indexPath, selection.insert(indexPath) else { return }
        shownCells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }
    /// Deselects a row.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.remove(indexPath)
        shownCells[indexPath]?.setSelected(false, animated: animated)
    }
}
