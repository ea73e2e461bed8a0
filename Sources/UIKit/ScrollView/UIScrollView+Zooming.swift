import Foundation

/// Zooming scales one view by its transform and sets the content size to the size of the scaled view.
///
/// The source is Apple's "Scroll View Programming Guide", "Basic Zooming Using the Pinch Gestures". A scaled view keeps its corner
/// and the center stays visible; public view controllers rely on both.
extension UIScrollView {
    /// The view that is zoomed; nil if the delegate names no view inside the scroll view.
    private var zoomedView: UIView? {
        guard let view = scrollDelegate?.viewForZooming(in: self), view.isDescendant(of: self), view !== self else {
            return nil
        }
        return view
    }

    /// Returns the nearest scale between the limits; the current scale if the value is NaN.
    private func limited(_ scale: CGFloat) -> CGFloat {
        scale.isNaN ? zoomScale : max(min(scale, max(minimumZoomScale, maximumZoomScale)), minimumZoomScale)
    }

    /// Zooms, and notifies the delegate before and after an animated zoom.
    func zoom(_ isAnimated: Bool, _ zoom: () -> Void) {
        let view = isAnimated ? zoomedView : nil
        if let view { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
        zoom()
        if let view { scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale) }
    }

    /// Zooms to a scale around the center of the visible area.
    func zoom(to scale: CGFloat) {
        guard let view = zoomedView else { return }
        let (scale, old) = (limited(scale), zoomScale)
        guard scale > 0, scale != old else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        setScale(scale, of: view)
        show(CGPoint(x: middle.x * scale / old, y: middle.y * scale / old))
        scrollDelegate?.scrollViewDidZoom(self)
    }

    /// Zooms to a rectangle of the zoomed view: as large as possible, and centered.
    func zoom(to rect: CGRect) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
        let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
        guard scale > 0 else { return }
        let isOther = scale != zoomScale
        if isOther { setScale(scale, of: view) }
        show(view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self))
        if isOther { scrollDelegate?.scrollViewDidZoom(self) }
    }

    private func setScale(_ scale: CGFloat, of view: UIView) {
        let corner = view.frame.origin
        parts.zoomScale = scale
        parts.zoomedOrigin = nil
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = corner
        if !view.translatesAutoresizingMaskIntoConstraints { parts.zoomedOrigin = view.origin }
        contentSize = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    }

    /// Moves a point of the content to the center, within the limits of the content.
    private func show(_ middle: CGPoint) {
        let offset = CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
        contentOffset = currentRange.limited(offset)
    }

    /// Returns a content size that comes from constraints, multiplied by the zoom scale.
    func zoomed(_ size: CGSize) -> CGSize {
        zoomScale == 1 ? size : CGSize(width: size.width * zoomScale, height: size.height * zoomScale)
    }

    /// Restores the corner of the zoomed view, because layout places the view as if it were not scaled.
    func keepZoomedCorner() {
        guard zoomScale != 1, let view = zoomedView, view.superview === self,
            !view.translatesAutoresizingMaskIntoConstraints, view.origin != parts.zoomedOrigin
        else { return }
        view.frame.origin = view.origin
        parts.zoomedOrigin = view.origin
    }
}
