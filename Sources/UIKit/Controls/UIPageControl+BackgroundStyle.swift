import Foundation

extension UIPageControl {
    /// What is behind the dots.
    ///
    /// Raw values are Apple's.
    public enum BackgroundStyle: Int, Hashable, Sendable {
        /// Something while they are touched.
        case automatic = 0
        /// Something always.
        case prominent = 1
        /// Something where there are too many dots.
        case minimal = 2
    }
}
