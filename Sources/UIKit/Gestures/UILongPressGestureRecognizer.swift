import Foundation

/// Finds fingers that stay down.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many taps before.
    open var numberOfTapsRequired = 0
    /// With how many fingers.
    open var numberOfTouchesRequired = 1
    /// How long at least, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the fingers may move, in points.
    open var allowableMovement: CGFloat = 10
}
