import Foundation

extension UITableView {
    /// The rows with up-to-date positions; loads them if they are not known.
    ///
    /// While the table queries its data source, the result is the rows known so far.
    var currentRows: TableRows {
        if rows?.isPlacedInPart == true { rows?.placeRest() }
        return countedRows
    }

    /// The rows for callers that need their number and not their positions.
    var countedRows: TableRows {
        if let known = rows ?? loading?.rows { return known }
        loadRows()
        return rows ?? TableRows()
    }

    /// Discards the rows and their visible views, except those that stay.
    ///
    /// A header or footer stays only if its section number does not change, because its title and appearance depend on that number.
    func forgetRows(keeping moves: ListMoves) {
        let staying = moves.staying(shownCells.cells.keys)
        keepCells(Array(staying.keys))
        shownCells = shownCells.moved(by: staying)
        for shown in [\UITableView.shownHeaders, \UITableView.shownFooters] {
            for (section, view) in self[keyPath: shown].sorted(by: { $0.key < $1.key })
            where moves.section(section) != section {
                self[keyPath: shown][section] = nil
                putAway(view)
            }
        }
        rows = nil
        rowsVersion += 1
        loading?.isOutdated = true
    }

    // MARK: Heights

    /// The distance of cells from the sides of the table, in points.
    ///
    /// In an inset grouped table it is the margin plus the safe area. The margin is 16 points, or 20 at a width of 414 and more
    /// (measured). In other tables the distance is 0.
    private var sideInsets: (left: CGFloat, right: CGFloat) {
        guard style == .insetGrouped else { return (0, 0) }
        let (margin, safe) = (SystemMargin.side(ofWidth: bounds.width), safeAreaInsets)
        return (margin + safe.left, margin + safe.right)
    }
    var sideInset: CGFloat { sideInsets.left }
    var rowWidth: CGFloat { max(0, bounds.width - sideInsets.left - sideInsets.right) }

    /// Queries all rows and their heights, and repeats the query if the rows are reloaded in the meantime.
    private func loadRows() {
        guard loading == nil else { return }
        let width = bounds.width
        var loaded = TableLoading()
        var missedLayout = false
        for time in 1...Self.mostAskings {
            loading = TableLoading(isLastTime: time == Self.mostAskings)
            ask()
            loaded = loading ?? loaded
            loading = nil
            missedLayout = missedLayout || loaded.missedLayout
            if !loaded.isOutdated { break }
        }
        rows = loaded.rows
        rowsVersion += 1
        measuredWidth = width
        if missedLayout { setNeedsLayout() }
    }

    private func ask() {
        if let dataSource {
            countRows(dataSource)
            askForHeights()
        }
        loading?.rows.place(from: tableHeaderView?.frame.height ?? 0)
    }

    /// Queries the numbers of sections and rows.
    private func countRows(_ dataSource: any UITableViewDataSource) {
        let count = max(0, dataSource.numberOfSections(in: self))
        loading?.rows = TableRows(sectionCount: count)
        for section in 0..<count where loading?.goesOn == true {
            let rowCount = dataSource.tableView(self, numberOfRowsInSection: section)
            loading?.rows.setCount(max(0, rowCount), ofSection: section)
        }
        loading?.rows.place(from: 0)
    }

    private func askForHeights() {
        // The delegate may ask for row counts while it is queried; from now on it gets the new ones.
        if let loading, !loading.isOutdated { rows = loading.rows }
        let counts = (loading?.rows.sections ?? []).map(\.rows.count)
        for (number, count) in counts.enumerated() where loading?.goesOn == true {
            let header = headerHeight(number)
            var heights: [TableRows.Extent] = []
            heights.reserveCapacity(count)
            for row in 0..<count where loading?.goesOn == true {
                heights.append(expectedHeight(IndexPath(row: row, section: number)))
            }
            guard heights.count == count else { return }
            let footer = footerHeight(number)
            loading?.rows.setHeights(ofSection: number, header: header, rows: heights, footer: footer)
        }
    }

    private func expectedHeight(_ path: IndexPath) -> TableRows.Extent {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard height < 0 else { return TableRows.Extent(height: height) }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return TableRows.Extent(height: estimate < 0 ? 44 : estimate, isEstimate: true)
    }

    /// Returns the height of a header, in points.
    ///
    /// The delegate's or the table's height comes first, then the fitting height of the header view, then the height of the title.
    /// Without a title the height is 18 in grouped tables (measured on stored tables).
    private func headerHeight(_ section: Int) -> CGFloat {
        let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        guard height < 0 else { return height > 0 ? height + headerPadding : 0 }
        if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
            return headerPadding + fittingHeight(of: view)
        }
        guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else {
            return style == .plain ? 0 : 18
        }
        return headerPadding + headerTitle(section).height(of: title, width: rowWidth)
    }

    /// Returns the height of a footer, in points, by the same rules as for headers.
    private func footerHeight(_ section: Int) -> CGFloat {
        let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        guard height < 0 else { return height }
        if let view = delegate?.tableView(self, viewForFooterInSection: section) { return fittingHeight(of: view) }
        guard let title = dataSource?.tableView(self, titleForFooterInSection: section) else {
            return style == .plain ? 0 : 18
        }
        return footerTitle.height(of: title, width: rowWidth)
    }

    private func headerTitle(_ section: Int) -> SectionTitle {
        SectionTitle(style: style, isFooter: false, isAtTop: section == 0 && tableHeaderView == nil)
    }
    private var footerTitle: SectionTitle { SectionTitle(style: style, isFooter: true) }

    /// The space above the header of a section, in points.
    private var headerPadding: CGFloat { style == .plain ? max(0, sectionHeaderTopPadding) : 0 }

    /// Returns the height that constraints give a view at the row width, rounded up to whole pixels.
    private func fittingHeight(of view: UIView) -> CGFloat {
        view.frame.size.width = rowWidth
        giveMargins(to: view)
        let height = view.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return (max(0, height) * pixelsPerPoint).rounded(.up) / pixelsPerPoint
    }

    // MARK: Placing

    /// Shows the cells of visible rows and places all parts of the table.
    func layoutRows() {
        guard loading == nil else {
            loading?.missedLayout = true
            return
        }
        // A new width changes the heights; the visible cells stay.
        if rows == nil || measuredWidth != bounds.width { loadRows() }
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView?.frame.height ?? 0)
        backgroundView?.frame = bounds
        showRows()
        let bottom = rows?.place(from: tableHeaderView?.frame.height ?? 0) ?? 0
        showHeadersAndFooters()
        let footer = tableFooterView?.frame.height ?? 0
        tableFooterView?.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: footer)
        let size = CGSize(width: bounds.width, height: bottom + footer)
        if contentSize != size, dataSource != nil || tableHeaderView != nil || tableFooterView != nil {
            contentSize = size
        }
    }

    /// Queries cells until the visible area is full; a row lower than its estimate makes space for more.
    ///
    /// The cost is linear in the number of visible rows. The search restarts only if the data source or a cell scrolls or reloads
    /// the table.
    private func showRows() {
        var visible = visibleRows()
        keepCells(visible)
        var measured: Set<IndexPath> = []
        var next = visible.first
        while let path = next {
            measured.insert(path)
            let (shown, version, top) = (bounds, rowsVersion, tableHeaderView?.frame.height)
            measure(cell(at: path), at: path)
            if bounds == shown, rowsVersion == version, tableHeaderView?.frame.height == top {
                next = path
                repeat {
                    next = next.flatMap { path in rows?.path(after: path, from: shown.minY, to: shown.maxY) }
                } while next.map(measured.contains) == true
            } else {
                next = visibleRows().first { path in !measured.contains(path) }
            }
        }
        visible = visibleRows()
        keepCells(visible)
        for (path, cell) in shownCells.sorted {
            guard let span = rows?.span(of: path) else { continue }
            cell.giveContentMargins(SystemMargin.row(ofWidth: bounds.width))
            cell.frame = CGRect(x: sideInset, y: span.top, width: rowWidth, height: span.height)
        }
    }

    private func visibleRows() -> [IndexPath] {
        guard bounds.height > 0, bounds.width > 0 else { return [] }
        rows?.place(from: tableHeaderView?.frame.height ?? 0)
        return rows?.paths(from: bounds.minY, to: bounds.maxY) ?? []
    }

    /// Removes all other cells and makes them available for reuse.
    private func keepCells(_ visible: [IndexPath]) {
        guard !shownCells.cells.isEmpty else { return }
        let visible = Set(visible)
        for (path, cell) in shownCells.sorted where !visible.contains(path) {
            // The delegate's callback may have removed other cells.
            guard shownCells[path] === cell else { continue }
            shownCells[path] = nil
            putAway(cell, at: path)
        }
    }

    /// Returns the cell of a row; queries the data source if the row is not visible yet.
    private func cell(at path: IndexPath) -> UITableViewCell? {
        if let cell = shownCells[path] { return cell }
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        cell.frame = CGRect(x: sideInset, y: rows?.span(of: path)?.top ?? 0, width: rowWidth, height: cell.frame.height)
        cell.giveContentMargins(SystemMargin.row(ofWidth: bounds.width))
        cell.setSelected(selection.contains(path), animated: false)
        cell.setEditing(isEditing, animated: false)
        indent(cell, at: path)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        shownCells[path] = cell
        return cell
    }

    /// Applies the delegate's indentation level to a cell, and resets it when the delegate returns 0.
    private func indent(_ cell: UITableViewCell, at path: IndexPath) {
        let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
        guard level != 0 || cell.isIndentedByTable else { return }
        cell.indentationLevel = level
        cell.isIndentedByTable = level != 0
    }

    /// Replaces the estimated height of a row by the height that its cell's constraints give.
    private func measure(_ cell: UITableViewCell?, at path: IndexPath) {
        guard let cell, rows?.isEstimate(path) == true else { return }
        isMeasuring = true
        let fitting = fittingHeight(of: cell)
        isMeasuring = false
        let height = fitting > 0 ? fitting : Self.standardHeight
        // The measurement may have reloaded the rows.
        guard rows?.contains(path) == true else { return }
        rows?.setHeight(height, of: path)
    }

    /// The height of a row whose constraints give none, in points.
    ///
    /// UIKit logs this case as a mistake ("using standard height instead").
    private static let standardHeight: CGFloat = 44

    /// Marks a visible cell with automatic height for a new measurement; ignored while cells are being measured.
    func sizeDidChange(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, loading == nil, !isMeasuring,
            let path = shownCells.path(of: cell), rows?.isMeasured(path) == true
        else { return }
        rows?.forgetMeasure(of: path)
        setNeedsLayout()
    }

    // MARK: Headers and footers

    /// Shows the headers and footers of visible sections.
    ///
    /// In a plain table they stay at the edges while their section scrolls past.
    private func showHeadersAndFooters() {
        let visible = bounds.inset(by: style == .plain ? adjustedContentInset : .zero)
        let rows = self.rows ?? TableRows()
        let reaching = rows.sections(from: bounds.minY, to: bounds.maxY)
        // Other sections show no header or footer before or after this layout.
        let numbers = Set(reaching).union(shownHeaders.keys).union(shownFooters.keys)
        for number in numbers.sorted() where number < rows.sections.count {
            let section = rows.sections[number]
            let isVisible = reaching.contains(number)
            show(\.shownHeaders, number, isVisible && section.header > 0 ? header(number) : nil) {
                let height = section.header - headerPadding
                let pushed = min(max(section.top + headerPadding, visible.minY), section.footerTop - height)
                return (style == .plain ? pushed : section.top, height)
            }
            show(\.shownFooters, number, isVisible && section.footer > 0 ? footer(number) : nil) {
                let pushed = max(min(section.footerTop, visible.maxY - section.footer), section.top + section.header)
                return (style == .plain ? pushed : section.footerTop, section.footer)
            }
        }
    }

    private func show(
        _ shown: ReferenceWritableKeyPath<UITableView, [Int: UIView]>, _ section: Int, _ view: UIView?,
        _ place: () -> (top: CGFloat, height: CGFloat)
    ) {
        let former = self[keyPath: shown][section]
        if former !== view {
            self[keyPath: shown][section] = view
            former.map(putAway)
            if let view {
                tell(shown, view, section)
                addSubview(view)
            }
        }
        guard let view, self[keyPath: shown][section] === view else { return }
        giveMargins(to: view)
        let (top, height) = place()
        view.frame = CGRect(x: sideInset, y: top, width: rowWidth, height: height)
    }

    private func giveMargins(to view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView else { return }
        view.giveContentMargins(SystemMargin.header(ofWidth: bounds.width))
    }

    private func tell(
        _ shown: ReferenceWritableKeyPath<UITableView, [Int: UIView]>, _ view: UIView, _ section: Int
    ) {
        if shown == \.shownHeaders {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    private func header(_ section: Int) -> UIView? {
        if let shown = shownHeaders[section] { return shown }
        return delegate?.tableView(self, viewForHeaderInSection: section)
            ?? titled(dataSource?.tableView(self, titleForHeaderInSection: section), headerTitle(section))
    }

    private func footer(_ section: Int) -> UIView? {
        if let shown = shownFooters[section] { return shown }
        return delegate?.tableView(self, viewForFooterInSection: section)
            ?? titled(dataSource?.tableView(self, titleForFooterInSection: section), footerTitle)
    }

    private func titled(_ text: String?, _ title: SectionTitle) -> UIView? {
        guard let text else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.title = title
        if let label = view.textLabel { title.decorate(label, with: text) }
        return view
    }
}
