import Foundation

/// What a scroll view has beside its content; each is made when somebody asks for it.
struct ScrollParts {
    var refresh: UIRefreshControl?
    var pan: UIPanGestureRecognizer?
    var pinch: UIPinchGestureRecognizer?
    var zoomScale: CGFloat = 1
    var edgeEffects: ScrollEdgeEffects?
    /// Where the zoomed view was put so that it keeps its corner, if constraints place it.
    var zoomedOrigin: CGPoint?
}

extension UIScrollView {
    /// What finds the fingers that scroll; there are none here.
    public var panGestureRecognizer: UIPanGestureRecognizer {
        if let made = parts.pan { return made }
        let made = UIPanGestureRecognizer()
        parts.pan = made
        addGestureRecognizer(made)
        return made
    }

    /// What finds the fingers that zoom; nil where the content is shown in one size only, as Apple's answers.
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        if let made = parts.pinch { return made }
        guard maximumZoomScale > minimumZoomScale else { return nil }
        let made = UIPinchGestureRecognizer()
        parts.pinch = made
        addGestureRecognizer(made)
        return made
    }

    /// What is pulled down to ask for the content anew; it stands above the content.
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
