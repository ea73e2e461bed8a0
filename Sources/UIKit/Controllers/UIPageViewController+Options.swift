import Foundation

extension UIPageViewController {
    /// How pages are turned.
    ///
    /// Raw values are Apple's.
    public enum TransitionStyle: Int, Hashable, Sendable {
        /// As the leaves of a book.
        case pageCurl = 0
        /// By scrolling.
        case scroll = 1
    }

    /// The axis along which pages follow each other.
    ///
    /// Raw values are Apple's.
    public enum NavigationOrientation: Int, Hashable, Sendable {
        /// Sideways.
        case horizontal = 0
        /// Downwards.
        case vertical = 1
    }

    /// Where the spine of the book is.
    ///
    /// Raw values are Apple's.
    public enum SpineLocation: Int, Hashable, Sendable {
        /// Nowhere.
        case none = 0
        /// At the left or at the top.
        case min = 1
        /// In the middle, between two pages.
        case mid = 2
        /// At the right or at the bottom.
        case max = 3
    }

    /// Towards the end or towards the beginning.
    ///
    /// Raw values are Apple's.
    public enum NavigationDirection: Int, Hashable, Sendable {
        /// Towards the end.
        case forward = 0
        /// Towards the beginning.
        case reverse = 1
    }

    /// What a controller is made with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// An option of Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Where the spine is.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// How far pages that scroll are from each other, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
