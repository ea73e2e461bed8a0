import Foundation

/// The kind and index path of a supplementary or decoration view.
struct CollectionElement: Hashable {
    let kind: String
    let path: IndexPath
}

extension UICollectionView {
    /// The number of items in each section, requested from the data source if unknown.
    ///
    /// A nested request receives the counts known so far.
    var currentCounts: [Int] {
        if let known = counts ?? countsSoFar { return known }
        let wasPrepared = collectionViewLayout.isPrepared
        for time in 1...Self.mostAskings {
            let before = reloads
            countItems { [self] in reloads == before || time == Self.mostAskings }
            if reloads == before { break }
        }
        (counts, countsSoFar) = (countsSoFar, nil)
        // A layout that was prepared during the requests used incomplete counts.
        if !wasPrepared, collectionViewLayout.isPrepared { collectionViewLayout.invalidateLayout() }
        return counts ?? []
    }

    /// Requests the counts from the data source.
    ///
    /// It stops after a nested reload, since the remaining sections may no longer exist.
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

    /// Discards the items and their views, except those that stay.
    func forgetItems(keeping moves: ListMoves) {
        let (cells, views) = (moves.staying(shownCells.cells.keys), moves.staying(shownViews.keys))
        keep(cells: Set(cells.keys), views: Set(views.keys))
        shownCells = shownCells.moved(by: cells)
        shownViews = shownViews.moved(by: views)
        counts = nil
        forgetMeasures()
        reloads += 1
    }

    /// Discards the measured sizes of cells and views.
    func forgetMeasures() { (measured, measuredViews) = ([], []) }

    /// Discards the measured sizes of elements that a layout invalidates.
    ///
    /// During measurement this waits until the next layout, so that the layout ends even if every cell invalidates it.
    func measureAgain(what context: UICollectionViewLayoutInvalidationContext) {
        let paths = context.invalidatedItemIndexPaths ?? []
        guard !isMeasuring else {
            measuresAgain = measuresAgain || context.invalidateEverything || !paths.isEmpty
            return
        }
        if context.invalidateEverything { forgetMeasures() } else { measured.subtract(paths) }
    }

    /// Requests a new measurement of a displayed cell, except during measurement.
    func sizeDidChange(of cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, !isMeasuring,
            let path = shownCells.path(of: cell), measured.remove(path) != nil
        else { return }
        setNeedsLayout()
    }

    /// Prepares the layout if necessary.
    func prepareLayout() {
        let layout = collectionViewLayout
        if layout.isPrepared, bounds != arrangedBounds {
            // The layout compares the new bounds with those of the collection view.
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
        // A delegate that is asked for sizes may reload the items and request attributes. A nested preparation would not end.
        guard !layout.isPrepared, !layout.isPreparing else { return }
        layout.isPreparing = true
        layout.isPrepared = true
        layout.prepare()
        layout.isPreparing = false
    }

    /// Calls a closure with the new bounds while the collection view reports the old ones.
    private func asking<Answer>(in old: CGRect, _ question: (CGRect) -> Answer) -> Answer {
        let new = boundsStorage
        boundsStorage = old
        defer { boundsStorage = new }
        return question(new)
    }

    /// Displays the elements in the visible area, repeating the layout until no cell prefers another size.
    func layoutItems() {
        backgroundView?.frame = bounds
        guard dataSource != nil else { return }
        if measuresAgain { forgetMeasures() }
        (isMeasuring, measuresAgain) = (true, false)
        defer { isMeasuring = false }
        var attributes = visibleAttributes()
        // A reload during this loop is laid out in the next pass. So the loop ends even if every cell reloads.
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

    /// Returns the attributes in a rectangle, mirrored if the layout requires it.
    func places(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard isFlipped else { return collectionViewLayout.layoutAttributesForElements(in: rect) ?? [] }
        return (collectionViewLayout.layoutAttributesForElements(in: flipped(rect)) ?? []).map(flipped)
    }

    /// A Boolean value that indicates whether the layout was developed for the opposite layout direction and is mirrored.
    private var isFlipped: Bool {
        collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && collectionViewLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    private func flipped(_ rect: CGRect) -> CGRect {
        let width = collectionViewLayout.collectionViewContentSize.width
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Returns attributes as they are displayed, mirrored in the content width if the layout requires it.
    func flipped(_ place: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isFlipped, let turned = place.copy() as? UICollectionViewLayoutAttributes else { return place }
        turned.center.x = collectionViewLayout.collectionViewContentSize.width - turned.center.x
        return turned
    }

    /// Returns the preferred attributes of cells and views that differ from the layout's.
    ///
    /// It covers all visible elements if the layout adopts sizes together, or else only the first.
    private func oddPlaces(_ attributes: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        let (before, together) = (reloads, collectionViewLayout.adoptsTogether)
        var found: [UICollectionViewLayoutAttributes] = []
        for place in attributes where place.representedElementCategory == .cell {
            guard found.isEmpty || (together && reloads == before) else { break }
            guard !measured.contains(place.indexPath), let cell = cell(at: place) else { continue }
            measured.insert(place.indexPath)
            if let odd = oddPlace(of: cell, at: place) { found.append(odd) }
        }
        // Supplementary views have a preferred size only if the layout estimates theirs.
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

    /// Returns the preferred attributes of a view if they invalidate the layout; nil otherwise.
    private func oddPlace(
        of view: UICollectionReusableView, at place: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes? {
        // An override may change and return the same object.
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

    /// Orders the views by `zIndex` if any is not 0.
    ///
    /// Cells precede supplementary views of the same index.
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

    /// Returns the displayed cell or supplementary view for attributes; nil for others.
    private func shownView(at place: UICollectionViewLayoutAttributes) -> UIView? {
        guard let kind = place.representedElementKind else { return shownCells[place.indexPath] }
        return shownViews[CollectionElement(kind: kind, path: place.indexPath)]
    }

    /// Removes all other cells and views from display and queues them for reuse.
    private func keep(cells: Set<IndexPath>, views: Set<CollectionElement>) {
        for (path, cell) in shownCells.sorted where !cells.contains(path) {
            // The delegate may have removed other cells.
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
        if isEditing { cell.editingDidChange() }
        shownCells[path] = cell
        return cell
    }

    private func view(at place: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let element = CollectionElement(kind: place.representedElementKind ?? "", path: place.indexPath)
        if let view = shownViews[element] { return view }
        // Supplementary views may exist without items, but the data source never receives negative indexes.
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
    /// Returns whether the rectangle intersects another by more than an edge; false for NaN edges.
    ///
    /// A rectangle without width or height also intersects one that contains it.
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
    /// Applies layout attributes to the view.
    func take(_ place: UICollectionViewLayoutAttributes) {
        apply(place)
        transform = .identity
        frame = place.frame
        transform = place.transform
        if alpha != place.alpha { alpha = place.alpha }
        if isHidden != place.isHidden { isHidden = place.isHidden }
    }
}
