import Foundation

/// A recognizer of a pinch.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The scale of the gesture, relative to its beginning.
    ///
    /// Only a host sets it.
    open var scale: CGFloat = 1
    /// The velocity of the scale, per second.
    ///
    /// The value is always 0 in Plumb.
    open var velocity: CGFloat { 0 }
}
