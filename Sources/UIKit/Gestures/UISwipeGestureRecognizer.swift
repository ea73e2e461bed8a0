import Foundation

/// A recognizer of a swipe.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    ///
    /// The bits equal Apple's.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits of the directions, as in UIKit.
        public let rawValue: UInt
        /// Creates directions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A swipe to the right.
        public static let right = Direction(rawValue: 1)
        /// A swipe to the left.
        public static let left = Direction(rawValue: 2)
        /// A swipe up.
        public static let up = Direction(rawValue: 4)
        /// A swipe down.
        public static let down = Direction(rawValue: 8)
    }

    /// The permitted directions of the swipe.
    ///
    /// Plumb stores the value and does not use it.
    open var direction = Direction.right
    /// The number of fingers.
    ///
    /// Plumb stores the value and does not use it.
    open var numberOfTouchesRequired = 1
}
