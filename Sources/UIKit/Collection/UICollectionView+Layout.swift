import Foundation

/// A view beside the cells: what it is and where it belongs.
struct CollectionElement: Hashable {
    let kind: String
    let path: IndexPath
}

extension UICollectionView {
    /// The counts, asked for where they are not known; who asks while he is asked hears what is known so far.
    var currentCounts: [Int] {
        if let known = counts ?? countsSoFar { return known }
        let wasPrepared = collectionViewLayout.isPrepared
        for time in 1...Self.mostAskings {
            let before = reloads
            countItems { [self] in reloads == before || time == Self.mostAskings }
            if reloads == before { break }
        }
        (counts, countsSoFar) = (countsSoFar, nil)
        // Who had the layout prepared while he was asked has prepared it for what was known so far.
        if !wasPrepared, collectionViewLayout.isPrepared { collectionViewLayout.invalidateLayout() }
        return counts ?? []
    }

    /// Counts the items as long as there is any use in it: of what was reloaded the rest may not even be there any longer.
    private func countItems(while goesOn: () -> Bool) {
        countsSoFar = []
        guard let dataSource else { return }
        let sections = max(0, dataSource.numberOfSections(in: self))
        countsSoFar = Array(repeating: 0, count: sections)
        for section in 0..<sections where goesOn() {
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            countsSoFar?[section] = max(0, count)
        }
    }

    /// Forgets the items and what is shown of them, but for what stays.
    func forgetItems(keeping moves: ListMoves) {
        let (cells, views) = (moves.staying(shownCells.cells.keys), moves.staying(shownViews.keys))
        keep(cells: Set(cells.keys), views: Set(views.keys))
        shownCells = shownCells.moved(by: cells)
        shownViews = shownViews.moved(by: views)
        counts = nil
        forgetMeasures()
        reloads += 1
    }

    /// Has cells and views asked for their size again.
    func forgetMeasures() { (measured, measuredViews) = ([], []) }

    /// Has cells and views asked for their size again that a layout holds for wrong.
    ///
    /// While cells are asked that waits until the next layout, so that it has an end where every cell does so.
    func measureAgain(what context: UICollectionViewLayoutInvalidationContext) {
        let paths = context.invalidatedItemIndexPaths ?? []
        guard !isMeasuring else {
            measuresAgain = measuresAgain || context.invalidateEverything || !paths.isEmpty
            return
        }
        if context.invalidateEverything { forgetMeasures() } else { measured.subtract(paths) }
    }

    /// Has a cell that is shown asked for its size again; not while cells are asked.
    func sizeDidChange(of cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, !isMeasuring,
            let path = shownCells.path(of: cell), measured.remove(path) != nil
        else { return }
        setNeedsLayout()
    }

    /// Prepares the layout where that is due.
    func prepareLayout() {
        let layout = collectionViewLayout
        if layout.isPrepared, bounds != arrangedBounds {
            // The layout compares the new bounds with the collection's own.
            let context = asking(in: arrangedBounds) { new in
                layout.shouldInvalidateLayout(forBoundsChange: new)
                    ? layout.invalidationContext(forBoundsChange: new) : nil
            }
            if let context {
                layout.isComparingBounds = true
                layout.invalidateLayout(with: context)
                layout.isComparingBounds = false
                if arrangedBounds.size != bounds.size { forgetMeasures() }
            }
        }
        arrangedBounds = bounds
        // Who is asked for sizes may have the items reloaded and ask for places; a second preparing would have no end.
        guard !layout.isPrepared, !layout.isPreparing else { return }
        layout.isPreparing = true
        layout.isPrepared = true
        layout.prepare()
        layout.isPreparing = false
    }

    /// Asks with the new bounds, while the collection seems to have the old ones.
    private func asking<Answer>(in old: CGRect, _ question: (CGRect) -> Answer) -> Answer {
        let new = boundsStorage
        boundsStorage = old
        defer { boundsStorage = new }
        return question(new)
    }

    /// Shows what the layout has in the visible part, until no cell asks for another size.
    func layoutItems() {
        backgroundView?.frame = bounds
        guard dataSource != nil else { return }
        if measuresAgain { forgetMeasures() }
        (isMeasuring, measuresAgain) = (true, false)
        defer { isMeasuring = false }
        var attributes = visibleAttributes()
        // What is reloaded meanwhile is laid out next time, so that it has an end where every cell reloads.
        let before = reloads
        while true {
            let odd = oddPlaces(attributes)
            guard !odd.isEmpty, reloads == before else { break }
            odd.forEach(collectionViewLayout.adopt)
            attributes = visibleAttributes()
        }
        collectionViewLayout.willShow(attributes)
        show(attributes)
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
    }

    private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
        prepareLayout()
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        return places(in: bounds).filter { $0.frame.reaches(into: bounds) }
    }

    /// What the layout has in a rectangle, turned where it wants to be.
    func places(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard isFlipped else { return collectionViewLayout.layoutAttributesForElements(in: rect) ?? [] }
        return (collectionViewLayout.layoutAttributesForElements(in: flipped(rect)) ?? []).map(flipped)
    }

    /// Whether the layout is turned, since it was made for the other direction of reading.
    private var isFlipped: Bool {
        collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && collectionViewLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    private func flipped(_ rect: CGRect) -> CGRect {
        let width = collectionViewLayout.collectionViewContentSize.width
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// A place as it is shown: turned in the width of the content where the layout wants that.
    func flipped(_ place: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isFlipped, let turned = place.copy() as? UICollectionViewLayoutAttributes else { return place }
        turned.center.x = collectionViewLayout.collectionViewContentSize.width - turned.center.x
        return turned
    }

    /// What cells and views that were not asked yet would have instead of what the layout gives them: of all that are visible
    /// where the layout takes them together, else of the first.
    private func oddPlaces(_ attributes: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        let (before, together) = (reloads, collectionViewLayout.adoptsTogether)
        var found: [UICollectionViewLayoutAttributes] = []
        for place in attributes where place.representedElementCategory == .cell {
            guard found.isEmpty || (together && reloads == before) else { break }
            guard !measured.contains(place.indexPath), let cell = cell(at: place) else { continue }
            measured.insert(place.indexPath)
            if let odd = oddPlace(of: cell, at: place) { found.append(odd) }
        }
        // Views beside the cells have a size of their own only where the layout says so.
        for place in attributes where place.representedElementCategory == .supplementaryView {
            guard found.isEmpty || (together && reloads == before) else { break }
            let element = CollectionElement(kind: place.representedElementKind ?? "", path: place.indexPath)
            guard place.estimates?.isEmpty == false, !measuredViews.contains(element), let view = view(at: place) else {
                continue
            }
            measuredViews.insert(element)
            if let odd = oddPlace(of: view, at: place) { found.append(odd) }
        }
        return found
    }

    /// The attributes that a view would have, where they make another layout.
    private func oddPlace(
        of view: UICollectionReusableView, at place: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes? {
        // Overrides change what they are given and return it.
        let given = place.copy() as? UICollectionViewLayoutAttributes ?? place
        let preferred = view.preferredLayoutAttributesFitting(given)
        let isOdd = collectionViewLayout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: place)
        return isOdd ? preferred : nil
    }

    private func show(_ attributes: [UICollectionViewLayoutAttributes]) {
        let cells = attributes.filter { $0.representedElementCategory == .cell }
        let views = attributes.filter { $0.representedElementCategory == .supplementaryView }
        let decorations = attributes.filter { $0.representedElementCategory == .decorationView }
        keep(
            cells: Set(cells.map(\.indexPath)),
            views: Set(
                (views + decorations).map {
                    CollectionElement(kind: $0.representedElementKind ?? "", path: $0.indexPath)
                }))
        for place in cells { self.cell(at: place)?.take(place) }
        for place in views { view(at: place)?.take(place) }
        for place in decorations { decoration(at: place)?.take(place) }
        stack(decorations + cells + views)
        sendBack(decorations)
    }

    /// Brings to the front what the layout has in front, where it says anything of it; views beside the cells before cells.
    private func stack(_ attributes: [UICollectionViewLayoutAttributes]) {
        guard attributes.contains(where: { $0.zIndex != 0 }) else { return }
        let ordered = attributes.enumerated().sorted {
            ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
        }.compactMap { shownView(at: $0.element) }
        let all = Set(ordered.map(ObjectIdentifier.init))
        let present = subviews.filter { all.contains(ObjectIdentifier($0)) }
        guard !present.elementsEqual(ordered, by: ===) else { return }
        for view in ordered { bringSubviewToFront(view) }
    }

    /// The cell or view beside the cells of a place that is shown; nil for others.
    private func shownView(at place: UICollectionViewLayoutAttributes) -> UIView? {
        guard let kind = place.representedElementKind else { return shownCells[place.indexPath] }
        return shownViews[CollectionElement(kind: kind, path: place.indexPath)]
    }

    /// Puts all others away, so that they can be used again.
    private func keep(cells: Set<IndexPath>, views: Set<CollectionElement>) {
        for (path, cell) in shownCells.sorted where !cells.contains(path) {
            // The delegate, which hears of it, may have had others put away.
            guard shownCells[path] === cell else { continue }
            shownCells[path] = nil
            cell.removeFromSuperview()
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
            reuse.putAway(cell)
        }
        for (element, view) in shownViews.sorted(by: { ($0.key.path, $0.key.kind) < ($1.key.path, $1.key.kind) })
        where !views.contains(element) {
            guard shownViews[element] === view else { continue }
            shownViews[element] = nil
            view.removeFromSuperview()
            reuse.putAway(view)
        }
    }

    private func cell(at place: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
        let path = place.indexPath
        if let cell = shownCells[path] { return cell }
        guard (0..<numberOfItems(inSection: path.section)).contains(path.item),
            let cell = dataSource?.collectionView(self, cellForItemAt: path)
        else { return nil }
        cell.take(place)
        cell.isSelected = selection.contains(path)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        shownCells[path] = cell
        return cell
    }

    private func view(at place: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let element = CollectionElement(kind: place.representedElementKind ?? "", path: place.indexPath)
        if let view = shownViews[element] { return view }
        // Views beside the cells may stand where there are no items, but no data source is asked for a place before the first.
        guard element.path.allSatisfy({ $0 >= 0 }),
            let view = dataSource?.collectionView(
                self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
        else { return nil }
        addSubview(view)
        shownViews[element] = view
        return view
    }
}

extension CGRect {
    /// Whether it has more than an edge in common with another; false where either has an edge that is no number.
    ///
    /// What has no width or height reaches into what it lies in.
    func reaches(into other: CGRect) -> Bool {
        let (one, two) = (standardized, other.standardized)
        return Self.overlap(one.minX, one.maxX, two.minX, two.maxX)
            && Self.overlap(one.minY, one.maxY, two.minY, two.maxY)
    }

    private static func overlap(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat) -> Bool {
        start == end
            ? start >= low && start <= high : low == high ? low >= start && low <= end : start < high && end > low
    }
}

extension UICollectionReusableView {
    /// Takes place and look.
    func take(_ place: UICollectionViewLayoutAttributes) {
        apply(place)
        transform = .identity
        frame = place.frame
        transform = place.transform
        if alpha != place.alpha { alpha = place.alpha }
        if isHidden != place.isHidden { isHidden = place.isHidden }
    }
}
