import Foundation

extension UIPageControl {
    /// The styles of the background behind the dots.
    ///
    /// The raw values equal Apple's.
    public enum BackgroundStyle: Int, Hashable, Sendable {
        /// A background during interaction.
        case automatic = 0
        /// A background at all times.
        case prominent = 1
        /// A minimal background.
        case minimal = 2
    }
}
