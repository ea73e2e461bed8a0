import Foundation

/// A recognizer of a long press.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the press.
    ///
    /// Plumb stores the value and does not use it.
    open var numberOfTapsRequired = 0
    /// The number of fingers.
    ///
    /// Plumb stores the value and does not use it.
    open var numberOfTouchesRequired = 1
    /// The minimum duration of the press, in seconds.
    ///
    /// Plumb stores the value and does not use it.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum movement of the fingers, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var allowableMovement: CGFloat = 10
}
