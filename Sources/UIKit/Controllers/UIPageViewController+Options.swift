import Foundation

extension UIPageViewController {
    /// The transition style between pages.
    ///
    /// The raw values equal Apple's.
    public enum TransitionStyle: Int, Hashable, Sendable {
        /// The pages curl like the pages of a book.
        case pageCurl = 0
        /// The pages scroll.
        case scroll = 1
    }

    /// The axis of page navigation.
    ///
    /// The raw values equal Apple's.
    public enum NavigationOrientation: Int, Hashable, Sendable {
        /// Pages follow each other from left to right.
        case horizontal = 0
        /// Pages follow each other from top to bottom.
        case vertical = 1
    }

    /// The location of the book's spine.
    ///
    /// The raw values equal Apple's.
    public enum SpineLocation: Int, Hashable, Sendable {
        /// No spine.
        case none = 0
        /// A spine at the left or top edge.
        case min = 1
        /// A spine in the middle, between two pages.
        case mid = 2
        /// A spine at the right or bottom edge.
        case max = 3
    }

    /// The direction of page navigation.
    ///
    /// The raw values equal Apple's.
    public enum NavigationDirection: Int, Hashable, Sendable {
        /// Navigation to a later page.
        case forward = 0
        /// Navigation to an earlier page.
        case reverse = 1
    }

    /// A key for the options of a page view controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key, as in UIKit.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for the location of the spine.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The key for the spacing between scrolling pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
