import Foundation

/// Zooming: a transform of one view, and content of its size (Apple's "Scroll View Programming Guide", "Basic Zooming Using the
/// Pinch Gestures"; that a scaled view keeps its corner and the middle stays in sight is what code of public view controllers
/// relies on).
extension UIScrollView {
    /// The view that is zoomed; nil where there is none inside.
    private var zoomedView: UIView? {
        guard let view = scrollDelegate?.viewForZooming(in: self), view.isDescendant(of: self), view !== self else {
            return nil
        }
        return view
    }

    /// A scale between the limits; what is no number is as it was.
    private func limited(_ scale: CGFloat) -> CGFloat {
        scale.isNaN ? zoomScale : max(min(scale, max(minimumZoomScale, maximumZoomScale)), minimumZoomScale)
    }

    /// Zooms as with an animation: the delegate hears of begin and end.
    func zoom(_ isAnimated: Bool, _ zoom: () -> Void) {
        let view = isAnimated ? zoomedView : nil
        if let view { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
        zoom()
        if let view { scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale) }
    }

    /// Shows the content so large around what is in the middle.
    func zoom(to scale: CGFloat) {
        guard let view = zoomedView else { return }
        let (scale, old) = (limited(scale), zoomScale)
        guard scale > 0, scale != old else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        setScale(scale, of: view)
        show(CGPoint(x: middle.x * scale / old, y: middle.y * scale / old))
        scrollDelegate?.scrollViewDidZoom(self)
    }

    /// Shows a rectangle of the view that is zoomed as large as it fits, in the middle.
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

    /// Brings a point of the content to the middle, no further than the content goes.
    private func show(_ middle: CGPoint) {
        let offset = CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
        contentOffset = currentRange.limited(offset)
    }

    /// The size of content that constraints give, as large as it is shown.
    func zoomed(_ size: CGSize) -> CGSize {
        zoomScale == 1 ? size : CGSize(width: size.width * zoomScale, height: size.height * zoomScale)
    }

    /// Layout places a view as if it were not scaled; the scaled one keeps the corner.
    func keepZoomedCorner() {
        guard zoomScale != 1, let view = zoomedView, view.superview === self,
            !view.translatesAutoresizingMaskIntoConstraints, view.origin != parts.zoomedOrigin
        else { return }
        view.frame.origin = view.origin
        parts.zoomedOrigin = view.origin
    }
}
