import Foundation

extension UIScrollView {
    /// The styles of the scroll indicators.
    ///
    /// Raw values are Apple's.
    public enum IndicatorStyle: Int, Hashable, Sendable {
        /// The style that suits the content.
        case `default` = 0
        /// Dark indicators.
        case black = 1
        /// Light indicators.
        case white = 2
    }

    /// The deceleration after a drag: the part of the speed that remains after each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the speed that remains after each millisecond.
        public let rawValue: CGFloat
        /// Creates a rate from the part of the speed that remains after each millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The default rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast rate.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The ways in which scrolling dismisses the keyboard.
    ///
    /// Raw values are Apple's.
    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        /// Scrolling does not dismiss the keyboard.
        case none = 0
        /// A drag dismisses the keyboard when it begins.
        case onDrag = 1
        /// The keyboard follows the drag.
        case interactive = 2
        /// A drag dismisses the keyboard and its accessory view when it begins.
        case onDragWithAccessory = 3
        /// The keyboard and its accessory view follow the drag.
        case interactiveWithAccessory = 4
    }

    /// The ways in which the safe area adjusts the content inset.
    ///
    /// Raw values are Apple's.
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// Adjusts the same edges as ``scrollableAxes``, and in some cases always the top and bottom edges.
        ///
        /// The top and bottom edges are always adjusted if the view is the main content of a controller in a navigation or tab bar
        /// controller.
        case automatic = 0
        /// Adjusts the axes along which the content is longer than the view or always bounces.
        case scrollableAxes = 1
        /// Adjusts no edges.
        case never = 2
        /// Adjusts all edges.
        case always = 3
    }

    /// The display modes of the section index on tvOS.
    ///
    /// Raw values are Apple's.
    public enum IndexDisplayMode: Int, Hashable, Sendable {
        /// The scroll view decides.
        case automatic = 0
        /// The index is always hidden.
        case alwaysHidden = 1
    }
}
