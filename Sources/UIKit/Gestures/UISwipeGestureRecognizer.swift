import Foundation

/// Finds fingers that wipe in a direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of wiping.
    ///
    /// Bits are Apple's.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// Apple's bits.
        public let rawValue: UInt
        /// Directions of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }

    /// In which direction.
    open var direction = Direction.right
    /// With how many fingers.
    open var numberOfTouchesRequired = 1
}
