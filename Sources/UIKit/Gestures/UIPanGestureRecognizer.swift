import Foundation

/// Finds fingers that move over the view.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// With how many fingers at least.
    open var minimumNumberOfTouches = 1
    /// With how many fingers at most.
    open var maximumNumberOfTouches = Int.max
    /// How far the fingers have moved, in points of the view; nothing but a host sets it here.
    private var distance = CGPoint.zero

    /// How far the fingers have moved, in points.
    open func translation(in view: UIView?) -> CGPoint { distance }
    /// Says how far the fingers have moved, in points.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { distance = translation }
    /// How fast the fingers move, in points a second; without fingers not at all.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}
