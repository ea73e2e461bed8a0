import Foundation

extension UITableView {
    /// The rows, asked for where they are not known; who asks while he is asked hears what is known so far.
    var currentRows: TableRows {
        if rows?.isPlacedInPart == true { rows?.placeRest() }
        return countedRows
    }

    /// The same for who counts them and asks for no place.
    var countedRows: TableRows {
        if let known = rows ?? loading?.rows { return known }
        loadRows()
        return rows ?? TableRows()
    }

    /// Forgets the rows and what is shown of them, but for what stays.
    ///
    /// Headers and footers stay where their section keeps its number, by which titles are chosen and look.
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

    /// How far cells stand from the sides: 16 points, from a width of 414 on 20 (measured), in a table of groups that are inset,
    /// and inside of the safe area as the margins are.
    private var sideInsets: (left: CGFloat, right: CGFloat) {
        guard style == .insetGrouped else { return (0, 0) }
        let (margin, safe) = (SystemMargin.side(ofWidth: bounds.width), safeAreaInsets)
        return (margin + safe.left, margin + safe.right)
    }
    var sideInset: CGFloat { sideInsets.left }
    var rowWidth: CGFloat { max(0, bounds.width - sideInsets.left - sideInsets.right) }

    /// Asks for all rows and their heights, and again where they are reloaded meanwhile.
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

    /// Asks for the rows without heights.
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
        // Who is asked for heights and headers may ask how many rows there are, and no longer hears of former ones.
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

    /// What a header takes: what delegate or table say, else what its view or its title asks for, and no title in groups 18
    /// (measured on stored tables).
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

    /// What a footer takes, by the same rules.
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

    /// What is left above the header of a section.
    private var headerPadding: CGFloat { style == .plain ? max(0, sectionHeaderTopPadding) : 0 }

    /// The height that constraints give a view of the rows' width, in whole pixels.
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

    /// Shows the cells of the rows that are visible and puts all parts in their places.
    func layoutRows() {
        guard loading == nil else {
            loading?.missedLayout = true
            return
        }
        // Another width makes other heights; the cells that are shown stay.
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

    /// Asks for cells until the visible part is full: a row that comes out lower lets others in.
    ///
    /// In time in proportion to the visible rows. Only where somebody who is asked for a cell scrolls or has the rows asked for
    /// anew is the first looked for again.
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

    /// Puts all other cells away, so that they can be used again.
    private func keepCells(_ visible: [IndexPath]) {
        guard !shownCells.cells.isEmpty else { return }
        let visible = Set(visible)
        for (path, cell) in shownCells.sorted where !visible.contains(path) {
            // The delegate, which hears of it, may have had others put away.
            guard shownCells[path] === cell else { continue }
            shownCells[path] = nil
            putAway(cell, at: path)
        }
    }

    /// The cell of a row, asked for where it is not shown yet.
    private func cell(at path: IndexPath) -> UITableViewCell? {
        if let cell = shownCells[path] { return cell }
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        cell.frame = CGRect(x: sideInset, y: rows?.span(of: path)?.top ?? 0, width: rowWidth, height: cell.frame.height)
        cell.giveContentMargins(SystemMargin.row(ofWidth: bounds.width))
        cell.setSelected(selection.contains(path), animated: false)
        indent(cell, at: path)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        shownCells[path] = cell
        return cell
    }

    /// Indents a cell as often as the delegate says, and no longer where it says that no more.
    private func indent(_ cell: UITableViewCell, at path: IndexPath) {
        let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
        guard level != 0 || cell.isIndentedByTable else { return }
        cell.indentationLevel = level
        cell.isIndentedByTable = level != 0
    }

    /// Takes the height that the cell's constraints give in place of the estimate.
    private func measure(_ cell: UITableViewCell?, at path: IndexPath) {
        guard let cell, rows?.isEstimate(path) == true else { return }
        isMeasuring = true
        let fitting = fittingHeight(of: cell)
        isMeasuring = false
        let height = fitting > 0 ? fitting : Self.standardHeight
        // The cell may have had the rows asked for anew.
        guard rows?.contains(path) == true else { return }
        rows?.setHeight(height, of: path)
    }

    /// The height of a row whose constraints give none, which UIKit takes for unintended ("using standard height instead", as its log
    /// says).
    private static let standardHeight: CGFloat = 44

    /// Has a cell that is shown measured again where its height is automatic; not while cells are measured.
    func sizeDidChange(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, loading == nil, !isMeasuring,
            let path = shownCells.path(of: cell), rows?.isMeasured(path) == true
        else { return }
        rows?.forgetMeasure(of: path)
        setNeedsLayout()
    }

    // MARK: Headers and footers

    /// Shows the headers and footers of sections that are visible; those of a plain table stay at the edges while their section
    /// passes.
    private func showHeadersAndFooters() {
        let visible = bounds.inset(by: style == .plain ? adjustedContentInset : .zero)
        let rows = self.rows ?? TableRows()
        let reaching = rows.sections(from: bounds.minY, to: bounds.maxY)
        // Others have neither now nor before.
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
