import Foundation

/// The parts of a scroll view beside its content; each object is created on first access.
struct ScrollParts {
    var refresh: UIRefreshControl?
    var pan: UIPanGestureRecognizer?
    var pinch: UIPinchGestureRecognizer?
    var zoomScale: CGFloat = 1
    var edgeEffects: ScrollEdgeEffects?
    /// The origin that the zoomed view got to keep its corner; nil unless constraints place the view.
    var zoomedOrigin: CGPoint?
}

extension UIScrollView {
    /// The gesture recognizer for scrolling.
    ///
    /// Plumb has no touches, so it never recognizes a gesture.
    public var panGestureRecognizer: UIPanGestureRecognizer {
        if let made = parts.pan { return made }
        let made = UIPanGestureRecognizer()
        parts.pan = made
        addGestureRecognizer(made)
        return made
    }

    /// The gesture recognizer for zooming; nil while the zoom limits are equal, as in Apple's UIKit.
    ///
    /// Plumb has no touches, so it never recognizes a gesture.
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        if let made = parts.pinch { return made }
        guard maximumZoomScale > minimumZoomScale else { return nil }
        let made = UIPinchGestureRecognizer()
        parts.pinch = made
        addGestureRecognizer(made)
        return made
    }

    /// The refresh control above the content.
    public var refreshControl: UIRefreshControl? {
        get { parts.refresh }
        set {
            guard newValue !== parts.refresh else { return }
            parts.refresh?.removeFromSuperview()
            parts.refresh = newValue
            guard let newValue else { return }
            insertSubview(newValue, at: 0)
            newValue.stand(above: self)
        }
    }
}
