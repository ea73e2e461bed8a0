import Foundation

/// A recognizer of taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps.
    ///
    /// Plumb stores the value and does not use it.
    open var numberOfTapsRequired = 1
    /// The number of fingers.
    ///
    /// Plumb stores the value and does not use it.
    open var numberOfTouchesRequired = 1
}
