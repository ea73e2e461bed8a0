import Foundation
import LayoutEngine

/// The layout that is going on: counts how often each view is laid out in it.
@MainActor enum LayoutTurn {
    @exclusivity(unchecked) static var number: UInt32 = 0
    @exclusivity(unchecked) static var depth = 0
    /// The view that was laid out most often, near the limit.
    @exclusivity(unchecked) static var loudest: String?
}

extension UIView {
    // MARK: Update

    /// Sends `updateConstraints()` to the flagged views of the subtree, those below first.
    func runUpdatePass() {
        if flags.contains(.descendantNeedsUpdateConstraints) {
            flags.remove(.descendantNeedsUpdateConstraints)
            for subview in subviewStorage where !subview.flags.isDisjoint(with: .update) { subview.runUpdatePass() }
        }
        guard flags.contains(.needsUpdateConstraints) else { return }
        flags.remove(.needsUpdateConstraints)
        if flags.contains(.hasController), let viewController {
            viewController.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    // MARK: Layout

    /// Runs update and layout passes from the highest view above that needs one, until nothing is due.
    func runPasses() {
        if LayoutTurn.depth == 0 {
            LayoutTurn.number &+= 1
            LayoutTurn.loudest = nil
        }
        LayoutTurn.depth += 1
        defer { LayoutTurn.depth -= 1 }
        let root = self.root
        for _ in 0..<LayoutEnvironment.feedbackLoopThreshold {
            let top = highestNeeding(ViewFlags.update.union(.needsLayout))
            top.runUpdatePass()
            let host = root.hostOfRoot()
            host?.synchronize()
            let start = highestNeeding(.needsLayout)
            start.runLayoutPass()
            let isDone = start.flags.isDisjoint(with: ViewFlags.layout.union(.update)) && host?.isDirty != true
            if isDone { return }
        }
        // The pass ends here, with a report instead of a loop.
        root.ownedHost?.feedbackLoop = LayoutTurn.loudest ?? reference.name
    }

    /// The engine of this root, made where the hierarchy wants one.
    func hostOfRoot() -> LayoutHost? {
        if ownedHost == nil, flags.contains(.wantsEngine) { ownedHost = LayoutHost(root: self) }
        return ownedHost
    }

    private func highestNeeding(_ wanted: ViewFlags) -> UIView {
        var highest = self
        var current: UIView? = self
        while let view = current {
            if !view.flags.isDisjoint(with: wanted) { highest = view }
            current = view.superviewStorage
        }
        return highest
    }

    /// Lays out the flagged views of the subtree, those above first.
    private func runLayoutPass() {
        if flags.contains(.needsLayout) {
            flags.remove([.needsLayout, .needsFrameCopy])
            guard countLayout() else { return }
            if flags.contains(.hasController), let viewController {
                viewController.viewWillLayoutSubviews()
                layoutSubviews()
                viewController.viewDidLayoutSubviews()
            } else {
                layoutSubviews()
            }
        } else if flags.contains(.needsFrameCopy) {
            flags.remove(.needsFrameCopy)
            copyFramesOfSubviews()
        }
        guard flags.contains(.descendantNeedsLayout) else { return }
        flags.remove(.descendantNeedsLayout)
        subviewStorage.forEachUncounted { subview in
            if !subview.flags.isDisjoint(with: .layout) { subview.runLayoutPass() }
        }
    }

    private func countLayout() -> Bool {
        if layoutTurn.number != LayoutTurn.number { layoutTurn = (LayoutTurn.number, 0) }
        layoutTurn.count &+= 1
        guard Int(layoutTurn.count) > LayoutEnvironment.feedbackLoopThreshold - 10 else { return true }
        LayoutTurn.loudest = reference.name
        return Int(layoutTurn.count) <= LayoutEnvironment.feedbackLoopThreshold
    }

    // MARK: Copying

    /// Copies the places of the subviews from the engine, snapped to pixels.
    func copyFramesOfSubviews() {
        guard !subviewStorage.isEmpty, let host = slot.hostLink else { return }
        host._withUnsafeGuaranteedRef { $0.placeSubviews(of: self) }
    }
}

/// What the places of the subviews of a view are counted from.
private struct SubviewFrame {
    let exactOrigin: CGPoint
    let snappedOrigin: CGPoint
    /// The view's own coordinates of its corner.
    let shift: CGPoint
    /// Whether bars or corners cover anything of the view.
    let isCovered: Bool

    @MainActor init(of view: UIView) {
        exactOrigin = view.exactOrigin
        snappedOrigin = view.snappedOrigin
        shift = view.layoutOriginOfSubviews
        isCovered = view.safeAreaInsets != .zero
    }
}

extension LayoutHost {
    /// Gives the subviews of a view the frames of the solution.
    fileprivate func placeSubviews(of superview: UIView) {
        if isTemporary { return }
        if isDirty { synchronize() }
        let base = SubviewFrame(of: superview)
        superview.subviewStorage.forEachUncounted { view in
            if view.slot.isIn(self), let item = view.slot.item { place(view, engine.rectangle(of: item), base) }
        }
    }

    /// Gives a view the frame of its solution: every absolute edge is rounded, so that neighbours meet.
    private func place(_ view: UIView, _ exact: LayoutRectangle, _ base: SubviewFrame) {
        let frame = view.frame(forAlignmentRect: snapped(exact, base))
        let insets = view.alignmentRectInsets
        let exactOrigin = CGPoint(
            x: base.exactOrigin.x + CGFloat(exact.minX) - insets.left,
            y: base.exactOrigin.y + CGFloat(exact.minY) - insets.top)
        let snappedOrigin = CGPoint(
            x: base.snappedOrigin.x + frame.origin.x - base.shift.x,
            y: base.snappedOrigin.y + frame.origin.y - base.shift.y)
        noteOrigins(of: view, exactOrigin, snappedOrigin)
        view.place(fromEngine: frame, isSuperviewCovered: base.isCovered)
    }

    /// Where rounding of this view's corner has changed, what is inside is rounded again.
    @inline(__always)
    private func noteOrigins(of view: UIView, _ exact: CGPoint, _ snapped: CGPoint) {
        let x = (view.exactOrigin.x - view.snappedOrigin.x) - (exact.x - snapped.x)
        let y = (view.exactOrigin.y - view.snappedOrigin.y) - (exact.y - snapped.y)
        view.exactOrigin = exact
        view.snappedOrigin = snapped
        if abs(x) > 1e-9 || abs(y) > 1e-9, !view.subviewStorage.isEmpty {
            view.mark(.needsFrameCopy, .descendantNeedsLayout)
        }
    }

    /// A rectangle in the coordinates of a view with its absolute edges rounded half up to pixels.
    func snapped(_ exact: LayoutRectangle, in view: UIView) -> CGRect { snapped(exact, SubviewFrame(of: view)) }

    private func snapped(_ exact: LayoutRectangle, _ base: SubviewFrame) -> CGRect {
        let minX = Double(base.exactOrigin.x) + exact.minX
        let minY = Double(base.exactOrigin.y) + exact.minY
        let horizontal = grid.snap(from: minX, to: minX + exact.width, origin: Double(base.snappedOrigin.x))
        let vertical = snappedVertically(from: minY, to: minY + exact.height, origin: Double(base.snappedOrigin.y))
        return CGRect(
            x: horizontal.start + Double(base.shift.x), y: vertical.start + Double(base.shift.y),
            width: horizontal.length, height: vertical.length)
    }

    /// Snaps two horizontal edges; those halfway between two pixels go up where coordinates are thought of as running upwards.
    private func snappedVertically(from start: Double, to end: Double, origin: Double) -> (
        start: Double, length: Double
    ) {
        guard LayoutEnvironment.measuresUpwards else { return grid.snap(from: start, to: end, origin: origin) }
        let mirrored = grid.snap(from: -end, to: -start, origin: -origin)
        return (-(mirrored.start + mirrored.length), mirrored.length)
    }
}
