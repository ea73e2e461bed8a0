import Foundation

extension UIPageControl {
    /// The directions of the dots.
    ///
    /// The raw values equal Apple's.
    public enum Direction: Int, Hashable, Sendable {
        /// The direction of the language.
        case natural = 0
        /// From left to right.
        case leftToRight = 1
        /// From right to left.
        case rightToLeft = 2
        /// From top to bottom.
        case topToBottom = 3
        /// From bottom to top.
        case bottomToTop = 4

        var isUpright: Bool { self == .topToBottom || self == .bottomToTop }
    }
}
