import Foundation

extension UITableView {
    /// How rows come and go; there is no animation.
    ///
    /// Raw values are Apple's.
    public enum RowAnimation: Int, Hashable, Sendable {
        /// Fading.
        case fade = 0
        /// From or to the right.
        case right = 1
        /// From or to the left.
        case left = 2
        /// From or to the top.
        case top = 3
        /// From or to the bottom.
        case bottom = 4
        /// Not at all.
        case none = 5
        /// From or to the middle.
        case middle = 6
        /// As the table has it.
        case automatic = 100
    }

    /// Where a row that is scrolled to comes to stand.
    ///
    /// Raw values are Apple's.
    public enum ScrollPosition: Int, Hashable, Sendable {
        /// As near as it is.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    // MARK: Places

    /// The rectangle of a row, in the table's own coordinates; null where there is no such row.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        currentRows.span(of: indexPath).map { rect($0.top, $0.height) } ?? .null
    }
    /// The rectangle of a header where the table is not scrolled past it; null where there is no such section.
    public func rectForHeader(inSection section: Int) -> CGRect { rect(section) { ($0.top, $0.header) } }
    /// The rectangle of a footer where the table is not scrolled before it; null where there is no such section.
    public func rectForFooter(inSection section: Int) -> CGRect { rect(section) { ($0.footerTop, $0.footer) } }
    /// The rectangle of a section with header and footer; null where there is no such section.
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

    /// The row at a point of the table; nil where there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 0, height: 1e-9)))?.first
    }
    /// The rows that reach into a rectangle of the table.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        currentRows.paths(from: rect.minY, to: rect.maxY)
    }
    /// The row of a cell that is shown; nil for others.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.path(of: cell) }
    /// The rows that are shown, from the top.
    public var indexPathsForVisibleRows: [IndexPath]? { shownCells.sorted.map(\.path) }
    /// The cells that are shown, from the top.
    public var visibleCells: [UITableViewCell] { shownCells.sorted.map(\.cell) }
    /// The header of a section that is shown, where it is one made for headers; nil for others.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownHeaders[section] as? UITableViewHeaderFooterView
    }
    /// The footer of a section that is shown, where it is one made for footers; nil for others.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownFooters[section] as? UITableViewHeaderFooterView
    }

    /// Scrolls to a row, no further than the content goes; there is no animation.
    ///
    /// In a plain table it comes to stand between the header and the footer of its section, which stay in sight.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        // Rows that come into sight may be higher than they were taken to be, which moves the row.
        for _ in 0..<Self.mostAskings {
            layoutIfNeeded()
            let row = rectForRow(at: indexPath)
            guard !row.isNull else { return }
            let y = offset(showing: row, of: indexPath.section, at: scrollPosition)
            if y == contentOffset.y { return }
            contentOffset.y = y
        }
    }

    /// What covers the content above and below while a section passes: the insets, and header and footer that stay.
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

    /// The row that is chosen; nil for none.
    public var indexPathForSelectedRow: IndexPath? { selection.first }
    /// The rows that are chosen; nil for none.
    public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.all }

    /// Chooses a row, and no other unless several may be; nil chooses none.
    ///
    /// The delegate is not told, as by Apple's.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if indexPath == nil || !allowsMultipleSelection {
            for path in selection.all where path != indexPath { deselectRow(at: path, animated: animated) }
        }
        guard let indexPath, selection.insert(indexPath) else { return }
        shownCells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }
    /// Chooses a row no longer.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.remove(indexPath)
        shownCells[indexPath]?.setSelected(false, animated: animated)
    }
}
