extension NSLayoutConstraint {
    /// The part of a view that a constraint speaks of.
    ///
    /// Raw values are Apple's.
    public enum Attribute: Int, Hashable, Sendable {
        /// No attribute: the second side of a constraint against a constant.
        case notAnAttribute = 0
        /// The left edge of the alignment rectangle.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The edge where reading begins.
        case leading = 5
        /// The edge where reading ends.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal centre.
        case centerX = 9
        /// The vertical centre.
        case centerY = 10
        /// The baseline of the last line of text.
        case lastBaseline = 11
        /// The baseline of the first line of text.
        case firstBaseline = 12
        /// The left edge inside the margins.
        case leftMargin = 13
        /// The right edge inside the margins.
        case rightMargin = 14
        /// The top edge inside the margins.
        case topMargin = 15
        /// The bottom edge inside the margins.
        case bottomMargin = 16
        /// The leading edge inside the margins.
        case leadingMargin = 17
        /// The trailing edge inside the margins.
        case trailingMargin = 18
        /// The horizontal centre between the margins.
        case centerXWithinMargins = 19
        /// The vertical centre between the margins.
        case centerYWithinMargins = 20

        /// The old name of ``lastBaseline``.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// The sign between the two sides.
    ///
    /// Raw values are Apple's.
    public enum Relation: Int, Hashable, Sendable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The first side is at least the second.
        case greaterThanOrEqual = 1
    }

    /// One of the two axes.
    public enum Axis: Int, Hashable, Sendable {
        /// Left to right.
        case horizontal = 0
        /// Top to bottom.
        case vertical = 1
    }

    /// How the views of a format string are aligned, in which direction it runs and how spacing is measured.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// Apple's bits.
        public let rawValue: UInt
        /// Options of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Left edges are aligned.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Right edges are aligned.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Top edges are aligned.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Bottom edges are aligned.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Leading edges are aligned.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Trailing edges are aligned.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Horizontal centres are aligned.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Vertical centres are aligned.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Last baselines are aligned.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// First baselines are aligned.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The old name of ``alignAllLastBaseline``.
        public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
        /// All bits that speak of alignment.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// The default direction: none of the direction's bits.
        public static let directionLeadingToTrailing = FormatOptions([])
        /// From left to right whatever the language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left whatever the language.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// All bits that speak of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Spacing runs from edge to edge: none of the spacing's bits.
        public static let spacingEdgeToEdge = FormatOptions([])
        /// Spacing runs from last baseline to first baseline.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// All bits that speak of spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}
