import Foundation

extension UIView {
    var currentFrame: CGRect {
        let size = boundsStorage.size
        if isUpright { return CGRect(origin: origin, size: size) }
        return turned(size).offsetBy(dx: center.x, dy: center.y)
    }

    /// Returns the bounding box of the transformed bounds of a size, relative to the anchor point.
    private func turned(_ size: CGSize) -> CGRect {
        let anchor = anchorPoint
        return CGRect(x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height)
            .applying(transform)
    }

    /// The default anchor point.
    nonisolated static let middle = CGPoint(x: 0.5, y: 0.5)

    /// The position of the anchor point in the superview.
    var anchoredPosition: CGPoint {
        Self.position(of: uncommonStorage?.anchorPoint ?? UIView.middle, origin, boundsStorage.size)
    }

    /// Returns the position of an anchor point in a rectangle; it can also be used during deinitialization.
    nonisolated static func position(of anchor: CGPoint, _ origin: CGPoint, _ size: CGSize) -> CGPoint {
        CGPoint(x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
    }

    /// Moves the view so that its anchor point is at a position.
    func place(anchor place: CGPoint) {
        let (size, anchor) = (boundsStorage.size, anchorPoint)
        self.place(origin: CGPoint(x: place.x - size.width * anchor.x, y: place.y - size.height * anchor.y))
    }

    /// Sets another anchor point and moves the view so that the position of the anchor point stays the same.
    func moveAnchor(to point: CGPoint) {
        let position = anchoredPosition
        uncommon.anchorPoint = point
        place(anchor: position)
    }

    /// The anchor point in the view's own coordinates.
    private var anchorInBounds: CGPoint {
        let (shown, anchor) = (boundsStorage, anchorPoint)
        return CGPoint(x: shown.minX + shown.width * anchor.x, y: shown.minY + shown.height * anchor.y)
    }

    /// A Boolean value that indicates whether the view has no transform.
    ///
    /// A plain view without uncommon properties has none.
    @inline(__always)
    var isUpright: Bool { flags.intersection([.isPlain, .isUncommon]) == .isPlain || transform.isIdentity }

    func place(frame: CGRect) {
        let frame = frame.standardized
        guard isUpright else { return place(turnedFrame: frame) }
        let oldSize = boundsStorage.size
        let isMoved = origin != frame.origin
        origin = frame.origin
        boundsStorage.size = frame.size
        geometryDidChange(isMoved: isMoved, oldSize: oldSize)
    }

    /// Sets the frame of a view with a transform: its size becomes the one that the transform maps to the frame, as for layers.
    ///
    /// Apple does not define the result. Tables with a mirroring transform, whose rows are mirrored too, rely on it.
    private func place(turnedFrame frame: CGRect) {
        let determinant = transform.a * transform.d - transform.b * transform.c
        if determinant != 0, determinant.isFinite {
            let size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
            place(bounds: CGRect(origin: boundsStorage.origin, size: size))
        }
        guard anchorPoint != UIView.middle else { return center = CGPoint(x: frame.midX, y: frame.midY) }
        let turned = turned(boundsStorage.size)
        center = CGPoint(x: frame.minX - turned.minX, y: frame.minY - turned.minY)
    }

    func place(bounds: CGRect) {
        let oldSize = boundsStorage.size
        let oldOrigin = boundsStorage.origin
        boundsStorage = bounds
        var isMoved = false
        if oldSize != bounds.size {
            let anchor = anchorPoint
            let position = CGPoint(x: origin.x + oldSize.width * anchor.x, y: origin.y + oldSize.height * anchor.y)
            origin = CGPoint(
                x: position.x - bounds.size.width * anchor.x, y: position.y - bounds.size.height * anchor.y)
            isMoved = true
        }
        if oldOrigin != bounds.origin { boundsOriginDidChange() }
        geometryDidChange(isMoved: isMoved, oldSize: oldSize)
    }

    func place(origin newOrigin: CGPoint) {
        guard origin != newOrigin else { return }
        origin = newOrigin
        geometryDidChange(isMoved: true, oldSize: boundsStorage.size)
    }

    private func boundsOriginDidChange() {
        setNeedsLayout()
        shownOriginDidChange()
        guard let item = slot.item else { return }
        slot.host?.refreshChildOffset(self, item)
    }

    private func geometryDidChange(isMoved: Bool, oldSize: CGSize) {
        let isResized = oldSize != boundsStorage.size
        guard isMoved || isResized else { return }
        if isResized { sizeDidChange(from: oldSize) }
        // The engine copies size and position in two steps and updates the insets after both.
        guard !flags.contains(.isBeingPlaced) else { return }
        if isResized { superviewLink?._withUnsafeGuaranteedRef { $0.subviewDidChangeSize() } }
        placementDidChange()
        inheritInsets()
    }

    /// Schedules a layout of this view after a subview's size changed, as for a layer and its sublayers.
    ///
    /// Changes during the view's own `layoutSubviews()` schedule nothing. A plain view without constraints would have nothing to
    /// do.
    private func subviewDidChangeSize() {
        if flags.contains(.isLayingOut) { return }
        let doesNothing = flags.contains(.isPlain) && !flags.contains(.hasController) && slot.hostLink == nil
        if !doesNothing { needLayoutOnce() }
    }

    private func sizeDidChange(from oldSize: CGSize) {
        // A plain view without subviews and without a controller has nothing to lay out.
        if !subviewStorage.isEmpty || !flags.contains(.isPlain) || flags.contains(.hasController) { needLayoutOnce() }
        if !flags.contains(.needsDisplay) { setNeedsDisplay() }
        if flags.contains(.hasMaskedSubview), autoresizesSubviews { resizeSubviews(from: oldSize) }
    }

    /// Schedules a layout unless one is already scheduled.
    func needLayoutOnce() { if !flags.contains(.needsLayout) { setNeedsLayout() } }

    /// Updates the engine after a change of the frame or the autoresizing mask.
    func placementDidChange() {
        guard let host = slot.host, slot.item != nil else { return }
        if translatesAutoresizingMaskIntoConstraints || host.root === self {
            host.updatePlacement(of: self)
            root.propagate(.descendantNeedsLayout)
        }
    }

    func translationDidChange() {
        if !translatesAutoresizingMaskIntoConstraints { wantEngine() }
        guard let host = slot.host else { return }
        if slot.item == nil { _ = host.item(for: self) } else { host.updatePlacement(of: self) }
        setNeedsLayout()
    }

    /// Copies a frame from the engine.
    func place(fromEngine frame: CGRect, isSuperviewCovered: Bool) {
        let oldSize = boundsStorage.size
        if oldSize != frame.size || origin != frame.origin {
            if flags.contains(.isPlain), observations.isEmpty {
                boundsStorage.size = frame.size
                origin = frame.origin
                if oldSize != frame.size { sizeDidChange(from: oldSize) }
            } else {
                setPlace(frame)
            }
        }
        // The insets may also change for an unchanged frame, because the superview may have changed.
        if isSuperviewCovered || needsInsetsLookedAfter { inheritInsets() }
    }

    /// Sets a frame through `center` and `bounds`, so that overrides and observers get the change.
    private func setPlace(_ frame: CGRect) {
        flags.insert(.isBeingPlaced)
        if boundsStorage.size != frame.size { bounds = CGRect(origin: boundsStorage.origin, size: frame.size) }
        if origin != frame.origin {
            let anchor = anchorPoint
            center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
            // The calculation with the center has a rounding error; the origin is exact.
            origin = frame.origin
        }
        flags.remove(.isBeingPlaced)
    }

    // MARK: Conversion

    func converted(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
        let inRoot = source?.toRoot(point) ?? point
        return target?.fromRoot(inRoot) ?? inRoot
    }

    private func toRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var current: UIView = self
        while let superview = current.superviewStorage {
            point = current.toSuperview(point)
            current = superview
        }
        return point
    }

    private func fromRoot(_ point: CGPoint) -> CGPoint {
        guard let superview = superviewStorage else { return point }
        return fromSuperview(superview.fromRoot(point))
    }

    private func toSuperview(_ point: CGPoint) -> CGPoint {
        let shown = boundsStorage
        if isUpright {
            return CGPoint(x: point.x - shown.origin.x + origin.x, y: point.y - shown.origin.y + origin.y)
        }
        let (anchor, position) = (anchorInBounds, center)
        let moved = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
        return CGPoint(x: moved.x + position.x, y: moved.y + position.y)
    }

    private func fromSuperview(_ point: CGPoint) -> CGPoint {
        let shown = boundsStorage
        if isUpright {
            return CGPoint(x: point.x - origin.x + shown.origin.x, y: point.y - origin.y + shown.origin.y)
        }
        let (anchor, position) = (anchorInBounds, center)
        let moved = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(transform.inverted())
        return CGPoint(x: moved.x + anchor.x, y: moved.y + anchor.y)
    }

    func converted(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
        rect.aroundCorners { converted($0, from: source, to: target) }
    }
}

extension CGRect {
    /// Returns the rectangle with its edges moved inwards by insets.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }

    package func outset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x - insets.left, y: origin.y - insets.top, width: size.width + insets.left + insets.right,
            height: size.height + insets.top + insets.bottom)
    }
}
