import Foundation
import LayoutEngine

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
    func placeSubviews(of superview: UIView) {
        if isTemporary { return }
        if isDirty { synchronize() }
        let base = SubviewFrame(of: superview)
        superview.subviewStorage.forEachUncounted { view in
            if view.slot.isIn(self), let item = view.slot.item { place(view, engine.rectangle(of: item), base) }
        }
    }

    /// Gives a view the frame of its solution: every absolute edge is rounded, so that neighbours meet.
    private func place(_ view: UIView, _ exact: LayoutRectangle, _ base: SubviewFrame) {
        var frame = snapped(exact, base)
        var exactOrigin = CGPoint(
            x: base.exactOrigin.x + CGFloat(exact.minX), y: base.exactOrigin.y + CGFloat(exact.minY))
        if !view.flags.contains(.isPlain) {
            frame = view.frame(forAlignmentRect: frame)
            let insets = view.alignmentRectInsets
            exactOrigin.x -= insets.left
            exactOrigin.y -= insets.top
        }
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

    @inline(__always)
    private func snapped(_ exact: LayoutRectangle, _ base: SubviewFrame) -> CGRect {
        if LayoutEnvironment.measuresUpwards { return snappedUpwards(exact, base) }
        let snapped = grid.snap(
            exact, from: SIMD2(Double(base.exactOrigin.x), Double(base.exactOrigin.y)),
            origin: SIMD2(Double(base.snappedOrigin.x), Double(base.snappedOrigin.y)))
        return CGRect(
            x: snapped.minX + Double(base.shift.x), y: snapped.minY + Double(base.shift.y), width: snapped.width,
            height: snapped.height)
    }

    /// The same where coordinates are thought of as running upwards: horizontal edges halfway between two pixels go up.
    private func snappedUpwards(_ exact: LayoutRectangle, _ base: SubviewFrame) -> CGRect {
        let minX = Double(base.exactOrigin.x) + exact.minX
        let minY = Double(base.exactOrigin.y) + exact.minY
        let horizontal = grid.snap(from: minX, to: minX + exact.width, origin: Double(base.snappedOrigin.x))
        let mirrored = grid.snap(from: -(minY + exact.height), to: -minY, origin: -Double(base.snappedOrigin.y))
        return CGRect(
            x: horizontal.start + Double(base.shift.x),
            y: -(mirrored.start + mirrored.length) + Double(base.shift.y), width: horizontal.length,
            height: mirrored.length)
    }
}
