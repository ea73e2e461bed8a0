import Foundation

/// Finds taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps one after the other.
    open var numberOfTapsRequired = 1
    /// With how many fingers.
    open var numberOfTouchesRequired = 1
}
