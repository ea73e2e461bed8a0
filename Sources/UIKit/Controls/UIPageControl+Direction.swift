import Foundation

extension UIPageControl {
    /// Where the dots go from the first to the last.
    ///
    /// Raw values are Apple's.
    public enum Direction: Int, Hashable, Sendable {
        /// As the language is read.
        case natural = 0
        /// To the right.
        case leftToRight = 1
        /// To the left.
        case rightToLeft = 2
        /// Down.
        case topToBottom = 3
        /// Up.
        case bottomToTop = 4

        var isUpright: Bool { self == .topToBottom || self == .bottomToTop }
    }
}
