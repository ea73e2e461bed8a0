import Foundation

extension UIScrollView {
    /// The colours of scroll bars.
    ///
    /// Raw values are Apple's.
    public enum IndicatorStyle: Int, Hashable, Sendable {
        /// As the content has it.
        case `default` = 0
        /// Dark.
        case black = 1
        /// Light.
        case white = 2
    }

    /// How fast scrolling that was let go slows down: what a millisecond leaves of the speed.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// What a millisecond leaves of the speed.
        public let rawValue: CGFloat
        /// A rate of what a millisecond leaves of the speed.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// As in most applications.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Fast, as for pages.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// How scrolling sends the keyboard away.
    ///
    /// Raw values are Apple's.
    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        /// Not at all.
        case none = 0
        /// When it begins.
        case onDrag = 1
        /// As the finger pulls it.
        case interactive = 2
        /// When it begins, with what stands above it.
        case onDragWithAccessory = 3
        /// As the finger pulls it, with what stands above it.
        case interactiveWithAccessory = 4
    }

    /// How the safe area adds to the content inset.
    ///
    /// Raw values are Apple's.
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// As `scrollableAxes`, and above and below in any case where the view is the content of a controller that stands in a
        /// navigation or tab bar controller.
        case automatic = 0
        /// On the axes along which the content is longer than the view or always bounces.
        case scrollableAxes = 1
        /// Not at all.
        case never = 2
        /// On all edges.
        case always = 3
    }

    /// When the names of sections stand beside the content; on televisions.
    ///
    /// Raw values are Apple's.
    public enum IndexDisplayMode: Int, Hashable, Sendable {
        /// As the content has it.
        case automatic = 0
        /// Never.
        case alwaysHidden = 1
    }
}
