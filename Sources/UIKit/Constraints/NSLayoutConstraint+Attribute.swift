extension NSLayoutConstraint {
    /// The attribute of an item in a constraint.
    ///
    /// The raw values equal Apple's.
    public enum Attribute: Int, Hashable, Sendable {
        /// No attribute, for the second side of a constraint with only a constant.
        case notAnAttribute = 0
        /// The left edge of the alignment rectangle.
        case left = 1
        /// The right edge of the alignment rectangle.
        case right = 2
        /// The top edge of the alignment rectangle.
        case top = 3
        /// The bottom edge of the alignment rectangle.
        case bottom = 4
        /// The leading edge of the alignment rectangle.
        case leading = 5
        /// The trailing edge of the alignment rectangle.
        case trailing = 6
        /// The width of the alignment rectangle.
        case width = 7
        /// The height of the alignment rectangle.
        case height = 8
        /// The horizontal center of the alignment rectangle.
        case centerX = 9
        /// The vertical center of the alignment rectangle.
        case centerY = 10
        /// The baseline of the last line of text.
        case lastBaseline = 11
        /// The baseline of the first line of text.
        case firstBaseline = 12
        /// The left edge inside the layout margins.
        case leftMargin = 13
        /// The right edge inside the layout margins.
        case rightMargin = 14
        /// The top edge inside the layout margins.
        case topMargin = 15
        /// The bottom edge inside the layout margins.
        case bottomMargin = 16
        /// The leading edge inside the layout margins.
        case leadingMargin = 17
        /// The trailing edge inside the layout margins.
        case trailingMargin = 18
        /// The horizontal center between the layout margins.
        case centerXWithinMargins = 19
        /// The vertical center between the layout margins.
        case centerYWithinMargins = 20

        /// The former name of ``lastBaseline``.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// The relation between the two sides of a constraint.
    ///
    /// The raw values equal Apple's.
    public enum Relation: Int, Hashable, Sendable {
        /// The first side is less than or equal to the second.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The first side is greater than or equal to the second.
        case greaterThanOrEqual = 1
    }

    /// The horizontal or vertical axis.
    public enum Axis: Int, Hashable, Sendable {
        /// The horizontal axis.
        case horizontal = 0
        /// The vertical axis.
        case vertical = 1
    }

    /// The options of a visual format: the alignment of the views, the direction and the spacing.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options, as in UIKit.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Aligns the left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns the leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns the horizontal centers.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns the vertical centers.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the last baselines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the first baselines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The former name of ``alignAllLastBaseline``.
        public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
        /// The mask of the alignment bits.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// The default direction, from leading to trailing; no bit is set.
        public static let directionLeadingToTrailing = FormatOptions([])
        /// The direction from left to right, in every language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The direction from right to left, in every language.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The mask of the direction bits.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Spacing from edge to edge; no bit is set.
        public static let spacingEdgeToEdge = FormatOptions([])
        /// Spacing from the last baseline to the first baseline.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The mask of the spacing bits.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}
