import Foundation

extension UIView {
    /// The flexible parts of a view when its superview changes size.
    ///
    /// Bits are Apple's.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits of the mask.
        public let rawValue: UInt
        /// Creates a mask from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left margin is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width is flexible.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The right margin is flexible.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The top margin is flexible.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height is flexible.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The bottom margin is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The value for an axis without an intrinsic size: -1.
    nonisolated public static var noIntrinsicMetric: CGFloat { -1 }
    /// The target size for the smallest size in `systemLayoutSizeFitting(_:)`.
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    /// The target size for the largest size in `systemLayoutSizeFitting(_:)`.
    nonisolated public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }
}
