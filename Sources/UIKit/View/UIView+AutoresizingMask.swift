import Foundation

extension UIView {
    /// Which margins and sizes of a view follow when its superview changes size.
    ///
    /// Bits are Apple's.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// Apple's bits.
        public let rawValue: UInt
        /// A mask of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left margin changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The right margin changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The top margin changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The bottom margin changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The intrinsic size of an axis that has none: -1.
    nonisolated public static var noIntrinsicMetric: CGFloat { -1 }
    /// The target of `systemLayoutSizeFitting(_:)` for the smallest size.
    nonisolated public static var layoutFittingCompressedSize: CGSize { .zero }
    /// The target of `systemLayoutSizeFitting(_:)` for the largest size.
    nonisolated public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }
}
