import Foundation
import LayoutEngine

/// The layout that is going on: counts how often each view is laid out in it.
@MainActor enum LayoutTurn {
    @exclusivity(unchecked) static var number = 0
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
            LayoutTurn.number += 1
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
            let controller = flags.contains(.hasController) ? viewController : nil
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        } else if flags.contains(.needsFrameCopy) {
            flags.remove(.needsFrameCopy)
            copyFramesOfSubviews()
        }
        guard flags.contains(.descendantNeedsLayout) else { return }
        flags.remove(.descendantNeedsLayout)
        for subview in subviewStorage where !subview.flags.isDisjoint(with: .layout) { subview.runLayoutPass() }
    }

    private func countLayout() -> Bool {
        if layoutTurn.number != LayoutTurn.number { layoutTurn = (LayoutTurn.number, 0) }
        layoutTurn.count += 1
        guard layoutTurn.count > LayoutEnvironment.feedbackLoopThreshold - 10 else { return true }
        LayoutTurn.loudest = reference.name
        return layoutTurn.count <= LayoutEnvironment.feedbackLoopThreshold
    }

    // MARK: Copying

    /// Copies the places of the subviews from the engine, snapped to pixels.
    func copyFramesOfSubviews() {
        guard let host = slot.host, !host.isTemporary, !subviewStorage.isEmpty else { return }
        if host.isDirty { host.synchronize() }
        for subview in subviewStorage where subview.slot.host === host && subview.slot.item != nil {
            host.place(subview, in: self)
        }
    }
}

extension LayoutHost {
    /// Gives a view the frame of its solution: every absolute edge is rounded, so that neighbours meet.
    func place(_ view: UIView, in superview: UIView) {
        guard let item = view.slot.item else { return }
        let exact = engine.rectangle(of: item)
        let aligned = snapped(exact, in: superview)
        let frame = view.frame(forAlignmentRect: aligned)

        let shift = superview.layoutOriginOfSubviews
        let insets = view.alignmentRectInsets
        let exactOrigin = CGPoint(
            x: superview.exactOrigin.x + CGFloat(exact.minX) - insets.left,
            y: superview.exactOrigin.y + CGFloat(exact.minY) - insets.top)
        let snappedOrigin = CGPoint(
            x: superview.snappedOrigin.x + frame.origin.x - shift.x,
            y: superview.snappedOrigin.y + frame.origin.y - shift.y)
        noteOrigins(of: view, exactOrigin, snappedOrigin)
        view.place(fromEngine: frame)
    }

    /// Where rounding of this view's corner has changed, what is inside is rounded again.
    private func noteOrigins(of view: UIView, _ exact: CGPoint, _ snapped: CGPoint) {
        let old = CGPoint(x: view.exactOrigin.x - view.snappedOrigin.x, y: view.exactOrigin.y - view.snappedOrigin.y)
        let new = CGPoint(x: exact.x - snapped.x, y: exact.y - snapped.y)
        view.exactOrigin = exact
        view.snappedOrigin = snapped
        if abs(old.x - new.x) > 1e-9 || abs(old.y - new.y) > 1e-9, !view.subviewStorage.isEmpty {
            view.mark(.needsFrameCopy, .descendantNeedsLayout)
        }
    }

    /// A rectangle in the coordinates of a view with its absolute edges rounded half up to pixels.
    func snapped(_ exact: LayoutRectangle, in view: UIView) -> CGRect {
        let base = view.exactOrigin
        let corner = view.snappedOrigin
        let minX = grid.snap(Double(base.x) + exact.minX)
        let minY = grid.snap(Double(base.y) + exact.minY)
        let maxX = grid.snap(Double(base.x) + exact.minX + exact.width)
        let maxY = grid.snap(Double(base.y) + exact.minY + exact.height)
        let shift = view.layoutOriginOfSubviews
        return CGRect(
            x: clean(minX - Double(corner.x)) + Double(shift.x), y: clean(minY - Double(corner.y)) + Double(shift.y),
            width: clean(maxX - minX), height: clean(maxY - minY))
    }

    /// A difference of edges on the grid, without the error of subtracting them.
    private func clean(_ length: Double) -> Double { (length * grid.scale).rounded() / grid.scale }
}
