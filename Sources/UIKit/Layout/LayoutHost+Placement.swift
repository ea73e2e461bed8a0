import Foundation
import LayoutEngine

/// The origin and the pixel grid for the frames of a view's subviews.
private struct SubviewFrame {
    let grid: PixelGrid
    /// The position of the view's top left corner.
    let place: PixelPlace
    /// The origin of the subviews, in the view's own coordinates.
    let shift: SIMD2<Double>
    /// A Boolean value that indicates whether bars or rounded corners cover a part of the view.
    let isCovered: Bool

    @MainActor init(of view: borrowing UIView, on grid: PixelGrid) {
        self.grid = grid
        place = PixelPlace(exact: view.rootOrigin.exact, snapped: view.rootOrigin.snapped, on: grid)
        let corner: CGPoint
        if view.isOrdinary {
            corner = view.boundsStorage.origin
            isCovered = false
        } else {
            corner = view.layoutOriginOfSubviews
            isCovered = view.safeAreaInsets != .zero
        }
        shift = SIMD2(Double(corner.x), Double(corner.y))
    }
}

extension LayoutHost {
    /// Sets the frames of a view's subviews to the solution.
    func placeSubviews(of superview: UIView) {
        if isTemporary { return }
        if isDirty { synchronize() }
        let base = SubviewFrame(of: superview, on: grid)
        let isUnseen = !base.isCovered && !LayoutEnvironment.current.measuresUpwards
        // The array keeps the views alive if the hierarchy changes during the loop.
        let subviews = superview.subviewStorage
        subviews.withUnsafeBytes { bytes in
            // Invariant: see `LayoutHost.views`.
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

    /// Sets the frames of ordinary views in one pass over the numbers, and returns the index of the first view that is
    /// not ordinary.
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
        let snapped = base.grid.snap(exact, from: base.place)
        let corner = SIMD2(snapped.minX, snapped.minY)
        let hasMovedWithin = noteOrigins(
            of: view, base.place.exact + SIMD2(exact.minX, exact.minY), base.place.snapped + corner)
        let origin = corner + base.shift
        let size = CGSize(width: snapped.width, height: snapped.height)
        let isResized = view.boundsStorage.size != size
        view.origin = CGPoint(x: origin.x, y: origin.y)
        view.boundsStorage.size = size
        guard hasMovedWithin || isResized else { return }
        if !view.subviewStorage.isEmpty {
            view.mark(isResized ? .needsLayout : .needsFrameCopy, .descendantNeedsLayout)
        }
        if isResized { view.mark(.needsDisplay, .descendantNeedsDisplay) }
    }

    /// Sets the frame of a view to the solution.
    ///
    /// Each absolute edge is rounded, so that adjacent views touch.
    private func place(_ view: UIView, _ base: SubviewFrame) {
        guard view.slot.isIn(self), let item = view.slot.item else { return }
        let exact = engine.rectangle(of: item)
        var frame = LayoutEnvironment.current.measuresUpwards ? snappedUpwards(exact, base) : snapped(exact, base)
        var exactOrigin = base.place.exact + SIMD2(exact.minX, exact.minY)
        if !view.flags.contains(.isPlain) {
            frame = view.frame(forAlignmentRect: frame)
            let insets = view.alignmentRectInsets
            exactOrigin -= SIMD2(Double(insets.left), Double(insets.top))
        }
        let corner = SIMD2(Double(frame.origin.x), Double(frame.origin.y)) - base.shift
        if noteOrigins(of: view, exactOrigin, base.place.snapped + corner), !view.subviewStorage.isEmpty {
            view.mark(.needsFrameCopy, .descendantNeedsLayout)
        }
        view.place(fromEngine: frame, isSuperviewCovered: base.isCovered)
    }

    /// Stores the position of a view, and returns whether the rounding of its corner has changed.
    ///
    /// In that case the frames inside must be rounded again.
    @inline(__always)
    private func noteOrigins(of view: UIView, _ exact: SIMD2<Double>, _ snapped: SIMD2<Double>) -> Bool {
        let change = (view.rootOrigin.exact - view.rootOrigin.snapped) - (exact - snapped)
        view.rootOrigin.exact = exact
        view.rootOrigin.snapped = snapped
        return any((change .> 1e-9) .| (change .< -1e-9))
    }

    /// Returns a rectangle in a view's coordinates with its absolute edges rounded half up to pixels.
    func snapped(_ exact: LayoutRectangle, in view: UIView) -> CGRect {
        let base = SubviewFrame(of: view, on: grid)
        return LayoutEnvironment.current.measuresUpwards ? snappedUpwards(exact, base) : snapped(exact, base)
    }

    @inline(__always)
    private func snapped(_ exact: LayoutRectangle, _ base: SubviewFrame) -> CGRect {
        let snapped = base.grid.snap(exact, from: base.place)
        return CGRect(
            x: snapped.minX + base.shift.x, y: snapped.minY + base.shift.y, width: snapped.width,
            height: snapped.height)
    }

    /// Returns a snapped rectangle for a y-axis that points up.
    ///
    /// A horizontal edge halfway between two pixels is snapped to the upper one.
    @inline(never)
    private func snappedUpwards(_ exact: LayoutRectangle, _ base: SubviewFrame) -> CGRect {
        let start = base.place.exact + SIMD2(exact.minX, exact.minY)
        let horizontal = base.grid.snap(from: start.x, to: start.x + exact.width, origin: base.place.snapped.x)
        let mirrored = base.grid.snap(from: -(start.y + exact.height), to: -start.y, origin: -base.place.snapped.y)
        return CGRect(
            x: horizontal.start + base.shift.x, y: -(mirrored.start + mirrored.length) + base.shift.y,
            width: horizontal.length, height: mirrored.length)
    }
}
