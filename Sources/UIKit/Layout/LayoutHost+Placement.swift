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
    /// The origins for the grid.
    let place: PixelPlace

    @MainActor init(of view: borrowing UIView, on grid: PixelGrid) {
        exactOrigin = view.exactOrigin
        snappedOrigin = view.snappedOrigin
        place = PixelPlace(
            exact: SIMD2(Double(exactOrigin.x), Double(exactOrigin.y)),
            snapped: SIMD2(Double(snappedOrigin.x), Double(snappedOrigin.y)), on: grid)
        if view.isOrdinary {
            shift = view.boundsStorage.origin
            isCovered = false
        } else {
            shift = view.layoutOriginOfSubviews
            isCovered = view.safeAreaInsets != .zero
        }
    }
}

extension LayoutHost {
    /// Gives the subviews of a view the frames of the solution.
    func placeSubviews(of superview: UIView) {
        if isTemporary { return }
        if isDirty { synchronize() }
        let base = SubviewFrame(of: superview, on: grid)
        let isUnseen = !base.isCovered && !LayoutEnvironment.measuresUpwards
        // The array is kept, and so are the views in it, whatever becomes of the hierarchy meanwhile.
        let subviews = superview.subviewStorage
        subviews.withUnsafeBytes { bytes in
            let views = bytes.bindMemory(to: Unmanaged<UIView>.self)
            var index = 0
            while index < views.count {
                if isUnseen, views[index]._withUnsafeGuaranteedRef({ $0.isOrdinary }) {
                    index = placeUnseen(views, from: index, base)
                } else {
                    views[index]._withUnsafeGuaranteedRef { place($0, base) }
                    index += 1
                }
            }
        }
    }

    /// Gives ordinary views their frames in one pass over the numbers; the index of the first that is none.
    private func placeUnseen(
        _ views: UnsafeBufferPointer<Unmanaged<UIView>>, from start: Int, _ base: SubviewFrame
    ) -> Int {
        let rectangles = engine.solvedRectangles
        var index = start
        while index < views.count {
            let isPlaced = views[index]._withUnsafeGuaranteedRef { view in
                guard view.isOrdinary else { return false }
                if view.slot.isIn(self), let item = view.slot.item {
                    placeUnseen(view, rectangles[Int(item.index)], base)
                }
                return true
            }
            if !isPlaced { break }
            index += 1
        }
        return index
    }

    @inline(__always)
    private func placeUnseen(_ view: UIView, _ exact: LayoutRectangle, _ base: SubviewFrame) {
        let frame = snapped(exact, base)
        let hasMovedWithin = noteOrigins(of: view, exactOrigin(of: exact, base), snappedOrigin(of: frame, base))
        let isResized = view.boundsStorage.size != frame.size
        view.origin = frame.origin
        view.boundsStorage.size = frame.size
        guard hasMovedWithin || isResized else { return }
        if !view.subviewStorage.isEmpty {
            view.mark(isResized ? .needsLayout : .needsFrameCopy, .descendantNeedsLayout)
        }
        if isResized { view.mark(.needsDisplay, .descendantNeedsDisplay) }
    }

    /// Gives a view the frame of its solution: every absolute edge is rounded, so that neighbours meet.
    private func place(_ view: UIView, _ base: SubviewFrame) {
        guard view.slot.isIn(self), let item = view.slot.item else { return }
        let exact = engine.rectangle(of: item)
        var frame = LayoutEnvironment.measuresUpwards ? snappedUpwards(exact, base) : snapped(exact, base)
        var exactOrigin = exactOrigin(of: exact, base)
        if !view.flags.contains(.isPlain) {
            frame = view.frame(forAlignmentRect: frame)
            let insets = view.alignmentRectInsets
            exactOrigin.x -= insets.left
            exactOrigin.y -= insets.top
        }
        if noteOrigins(of: view, exactOrigin, snappedOrigin(of: frame, base)), !view.subviewStorage.isEmpty {
            view.mark(.needsFrameCopy, .descendantNeedsLayout)
        }
        view.place(fromEngine: frame, isSuperviewCovered: base.isCovered)
    }

    @inline(__always)
    private func exactOrigin(of rectangle: LayoutRectangle, _ base: SubviewFrame) -> CGPoint {
        CGPoint(x: base.exactOrigin.x + CGFloat(rectangle.minX), y: base.exactOrigin.y + CGFloat(rectangle.minY))
    }

    @inline(__always)
    private func snappedOrigin(of frame: CGRect, _ base: SubviewFrame) -> CGPoint {
        CGPoint(
            x: base.snappedOrigin.x + frame.origin.x - base.shift.x,
            y: base.snappedOrigin.y + frame.origin.y - base.shift.y)
    }

    /// Takes note of where a view is; returns whether rounding of its corner has changed, so that what is inside is to be
    /// rounded again.
    @inline(__always)
    private func noteOrigins(of view: UIView, _ exact: CGPoint, _ snapped: CGPoint) -> Bool {
        let x = (view.exactOrigin.x - view.snappedOrigin.x) - (exact.x - snapped.x)
        let y = (view.exactOrigin.y - view.snappedOrigin.y) - (exact.y - snapped.y)
        view.exactOrigin = exact
        view.snappedOrigin = snapped
        return abs(x) > 1e-9 || abs(y) > 1e-9
    }

    /// A rectangle in the coordinates of a view with its absolute edges rounded half up to pixels.
    func snapped(_ exact: LayoutRectangle, in view: UIView) -> CGRect {
        let base = SubviewFrame(of: view, on: grid)
        return LayoutEnvironment.measuresUpwards ? snappedUpwards(exact, base) : snapped(exact, base)
    }

    @inline(__always)
    private func snapped(_ exact: LayoutRectangle, _ base: SubviewFrame) -> CGRect {
        let snapped = grid.snap(exact, from: base.place)
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
