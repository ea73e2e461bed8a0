import Foundation
import LayoutEngine

extension LayoutHost {
    /// Updates the engine: adds new views, measures content, solves, measures text for its width, and marks the views
    /// to lay out.
    func synchronize() {
        guard isDirty || !pendingSubtrees.isEmpty || hasStaleContentSizes else { return }
        let scale = Double(root.pixelsPerPoint)
        if scale != grid.scale { grid = PixelGrid(scale: scale) }
        if !pendingSubtrees.isEmpty { attachPending() }
        if !leftGuides.isEmpty { detachLeftGuides() }
        if hasStaleContentSizes { measureContents() }
        refreshBaselines()
        widenNarrowed()
        engine.solve()
        settleSizes()
        settleBaselines()
        isDirty = false
        if isTemporary { return }
        markChanges()
        reportConflicts()
    }

    /// Prevents negative sizes and measures text for its solved width, until nothing changes.
    ///
    /// After four rounds the widths stay as they are, so that the next pass does not continue the loop.
    private func settleSizes() {
        cutNegativeSizes()
        for _ in 0..<4 {
            guard !engine.isExhausted, measureForWidth() else { return }
            engine.solve()
            cutNegativeSizes()
        }
        _ = takeNewWidths()
    }

    /// Adds constraints for non-negative sizes until no size is negative.
    ///
    /// One such constraint may make the next size negative, so that a column that does not fit collapses view by view.
    /// Each size gets one constraint, so that the loop ends.
    private func cutNegativeSizes() {
        while !engine.isExhausted, engine.enforceNonNegativeSizes() { engine.solve() }
    }

    /// Marks the superview of each moved view for layout.
    ///
    /// The owner of a moved guide is marked too.
    private func markChanges() {
        engine.takeChangedContainers { container in
            guard let container else {
                if !root.translatesAutoresizingMaskIntoConstraints { applyRootSize() }
                return
            }
            views[Int(container.index)]?._withUnsafeGuaranteedRef { $0.needLayoutOnce() }
        }
    }

    /// Sets the size of a root whose size follows from constraints.
    ///
    /// Its position stays.
    private func applyRootSize() {
        guard let item = root.slot.item else { return }
        let exact = engine.rectangle(of: item)
        let aligned = CGRect(x: 0, y: 0, width: grid.snap(exact.width), height: grid.snap(exact.height))
        let size = root.frame(forAlignmentRect: aligned).size
        guard size != root.boundsStorage.size else { return }
        root.flags.insert(.isBeingPlaced)
        root.bounds.size = size
        root.flags.remove(.isBeingPlaced)
        root.inheritInsets()
    }

    // MARK: Content sizes

    /// Marks the content of a view for measurement in the next pass.
    func needsContentSize(of view: UIView) {
        guard !view.slot.needsContentSize else { return }
        view.slot.needsContentSize = true
        if view !== root { staleContentSizes.append(view) }
    }

    private var isRootStale: Bool { root.slot.needsContentSize && root.slot.isIn(self) && root.slot.item != nil }
    private var hasStaleContentSizes: Bool { isRootStale || !staleContentSizes.isEmpty }

    /// Updates the shared lengths of views whose stacks have new needs since a change of the engine.
    ///
    /// Inner views come first.
    func updateShares() {
        guard isDirty || !pendingSubtrees.isEmpty || hasStaleContentSizes else { return }
        if sharingViews.isEmpty { return }
        let views = sharingViews.filter { $0.slot.isIn(self) }.map { (view: $0, depth: Self.depth(of: $0)) }
        for (view, _) in views.sorted(by: { $0.depth > $1.depth }) { view.updateShares() }
        root.updateShares()
    }

    /// Returns the number of superviews of a view.
    private static func depth(of view: UIView) -> Int {
        sequence(first: view) { $0.superviewStorage }.reduce(-1) { depth, _ in depth + 1 }
    }

    private func measureContents() {
        while hasStaleContentSizes {
            let views = staleContentSizes
            staleContentSizes = []
            if isRootStale { measureContent(of: root) }
            views.forEachUncounted { if $0.slot.isIn(self), $0.slot.item != nil { measureContent(of: $0) } }
        }
    }

    private func measureContent(of view: UIView) {
        view.slot.needsContentSize = false
        view.slot.measuredWidth = nil
        view.slot.unbrokenWidth = nil
        if !view.flags.contains(.isPlain) { refreshAlignmentInsets(of: view) }
        setContentSize(view.effectiveIntrinsicContentSize, of: view)
        if view.sharesByStacks, view !== root, !isTemporary, !sharingViews.contains(where: { $0 === view }) {
            sharingViews.append(view)
        }
        noteWidthDependence(of: view)
    }

    /// Updates the alignment rectangle after a change of the insets, such as those of an image.
    ///
    /// The solution may stay the same although the frame changes, so the superview is marked for layout.
    private func refreshAlignmentInsets(of view: UIView) {
        guard let item = view.slot.item,
            engine.setAlignmentInsets(LayoutInsets(view.alignmentRectInsets), of: item)
        else { return }
        isDirty = true
        for guide in view.systemGuides { (guide as? SystemGuide)?.refresh() }
        if view === root || view.translatesAutoresizingMaskIntoConstraints { updatePlacement(of: view) }
        if !isTemporary { view.superviewStorage?.needLayoutOnce() }
    }

    /// Starts or stops the measurement of a view for its width, as its current content requires.
    private func noteWidthDependence(of view: UIView) {
        let isDependent = view.intrinsicContentSizeOverride == nil && view.contentHeightFollowsWidth
        guard view.slot.isWidthDependent != isDependent else { return }
        view.slot.isWidthDependent = isDependent
        if view === root { return }
        if isDependent { widthDependentViews.append(view) } else { widthDependentViews.removeObject(view) }
    }

    private func setContentSize(_ size: CGSize, of view: UIView) {
        guard let item = view.slot.item else { return }
        let applies = !view.translatesAutoresizingMaskIntoConstraints || (isTemporary && view === root)
        let width = applies && size.width >= 0 && size.width.isFinite ? size.width.engineLength : nil
        let height = applies && size.height >= 0 && size.height.isFinite ? size.height.engineLength : nil
        setContent(
            width, item, .width, view.contentHugging.horizontal, view.compressionResistance.horizontal,
            &view.slot.contentWidth)
        setContent(
            height, item, .height, view.contentHugging.vertical, view.compressionResistance.vertical,
            &view.slot.contentHeight)
    }

    private func setContent(
        _ size: Double?, _ item: LayoutItem, _ attribute: LayoutAttribute, _ hugging: UILayoutPriority,
        _ resistance: UILayoutPriority, _ id: inout LayoutConstraintID?
    ) {
        guard let size, let growing = Priority(Double(hugging.rawValue)),
            let shrinking = Priority(Double(resistance.rawValue))
        else {
            if let old = id { forget(old) }
            id = nil
            return
        }
        if let known = id {
            let old = engine.constraint(known)
            if old.constant != size {
                engine.setConstant(size, of: known)
                isDirty = true
            }
            if old.growingPriority != growing || old.shrinkingPriority != shrinking {
                engine.setPriority(growing: growing, shrinking: shrinking, of: known)
                isDirty = true
            }
        } else {
            id = engine.add(
                item, attribute, equal: size, growing: growing, shrinking: shrinking, origin: .contentSize)
            isDirty = true
        }
    }

    /// Measures content whose height depends on its width, and returns whether a size changed.
    ///
    /// All widths are those of one solution, so that the order of two competing texts has no effect.
    private func measureForWidth() -> Bool {
        var hasChanged = false
        for (view, width) in takeNewWidths() where measure(view, for: width) { hasChanged = true }
        return hasChanged
    }

    /// Returns the views whose width differs from the measured one, and stores the new width.
    private func takeNewWidths() -> [(view: UIView, width: Double)] {
        guard root.slot.isWidthDependent || !widthDependentViews.isEmpty else { return [] }
        var changed: [(view: UIView, width: Double)] = []
        for view in root.slot.isWidthDependent ? [root] + widthDependentViews : widthDependentViews {
            guard let item = view.slot.item, view.slot.isIn(self), view.intrinsicContentSizeOverride == nil else {
                continue
            }
            let width = engine.widthForContent(of: item)
            if let known = view.slot.measuredWidth, abs(known - width) < 1e-6 { continue }
            view.slot.measuredWidth = width
            changed.append((view, width))
        }
        return changed
    }

    private func measure(_ view: UIView, for width: Double) -> Bool {
        let size = view.contentSize(fittingWidth: CGFloat(width))
        let isNarrowed = view.contentNarrowsToLines && narrow(view, to: Double(size.width), within: width)
        guard let id = view.slot.contentHeight else { return isNarrowed }
        let height = size.height.engineLength
        guard height >= 0, height.isFinite, engine.constraint(id).constant != height else { return isNarrowed }
        engine.setConstant(height, of: id)
        return true
    }

    /// Sets the content width to the widest line of broken content, and returns whether the width changed.
    private func narrow(_ view: UIView, to lines: Double, within width: Double) -> Bool {
        guard let id = view.slot.contentWidth, let item = view.slot.item else { return false }
        let present = engine.constraint(id).constant
        // A fixed width was not widened before the solution, because no content size can change it.
        let unbroken = engine.isWidthFixed(of: item) ? view.slot.unbrokenWidth ?? present : present
        guard lines >= 0, lines < unbroken, width < unbroken else {
            if unbroken == present { return false }
            view.slot.unbrokenWidth = nil
            engine.setConstant(unbroken, of: id)
            return true
        }
        if view.slot.unbrokenWidth == nil { view.slot.unbrokenWidth = unbroken }
        if lines == present { return false }
        engine.watchChanges()
        engine.setConstant(lines, of: id)
        return true
    }

    /// Restores the unbroken content width before a new solution limits it.
    ///
    /// A width that no change affects, or that no content size can change, would have the same result.
    private func widenNarrowed() {
        for view in root.slot.isWidthDependent ? [root] + widthDependentViews : widthDependentViews {
            guard let unbroken = view.slot.unbrokenWidth, let id = view.slot.contentWidth, let item = view.slot.item,
                engine.mayChangeWidth(of: item), !engine.isWidthFixed(of: item)
            else { continue }
            view.slot.unbrokenWidth = nil
            view.slot.measuredWidth = nil
            engine.setConstant(unbroken, of: id)
        }
    }

    // MARK: Baselines

    func noteBaseline(_ view: UIView) {
        guard view.slot.isIn(self) else { return }
        if !view.slot.isBaselineNoted {
            view.slot.isBaselineNoted = true
            if view !== root { baselineViews.append(view) }
        }
        refreshBaseline(of: view)
    }

    private func refreshBaselines() {
        baselineHeights = .ofContents
        defer { baselineHeights = .ofFrames }
        lookForBaselines()
    }

    private func lookForBaselines() {
        if root.slot.isBaselineNoted { refreshBaseline(of: root) }
        // The loop may add views that others vend for their baselines.
        var index = 0
        while index < baselineViews.count {
            refreshBaseline(of: baselineViews[index])
            index += 1
        }
        if fontSpaces.isEmpty { return }
        fontSpaces.removeAll { !$0.slot.isIn(self) }
        for space in fontSpaces { space.refreshSpace() }
    }

    /// Updates the baselines of rows from their tallest views, until nothing changes.
    ///
    /// Each solution starts with the heights of the contents, not with those of the last layout. The result therefore
    /// does not depend on an earlier layout.
    private func settleBaselines() {
        let vendsTallest = root.slot.isBaselineNoted && root.vendsBaselineOfTallest
        guard vendsTallest || baselineViews.contains(where: { $0.vendsBaselineOfTallest }) else { return }
        baselineHeights = .ofSolution
        defer { baselineHeights = .ofFrames }
        for _ in 0..<4 {
            guard !engine.isExhausted else { return }
            isDirty = false
            lookForBaselines()
            guard isDirty else { return }
            engine.solve()
            settleSizes()
        }
    }

    /// Returns the height by which a row compares its views for baselines, or `nil` for the height of the frame.
    func heightForBaseline(of view: UIView) -> CGFloat? {
        switch baselineHeights {
        case .ofFrames: return nil
        case .ofContents: return view.effectiveIntrinsicContentSize.height
        case .ofSolution:
            guard view.slot.isIn(self), let item = view.slot.item else { return nil }
            return CGFloat(engine.rectangle(of: item).height)
        }
    }

    private func refreshBaseline(of view: UIView) {
        guard view.slot.isIn(self), let item = view.slot.item else { return }
        let hasChanged = engine.setBaselines(
            first: baseline(of: view, vended: view.forFirstBaselineLayout, isFirst: true),
            last: baseline(of: view, vended: view.forLastBaselineLayout, isFirst: false), of: item)
        if hasChanged { isDirty = true }
    }

    private func baseline(of view: UIView, vended: UIView, isFirst: Bool) -> LayoutBaseline {
        guard vended !== view, vended.isDescendant(of: view) else {
            return isFirst ? view.firstBaselinePosition : view.lastBaselinePosition
        }
        let target = item(for: vended)
        noteBaseline(vended)
        return LayoutBaseline(of: target)
    }
}
