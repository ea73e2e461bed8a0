/// The options of a format: alignment, direction and spacing.
///
/// The bits are Apple's.
public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of Apple's option set.
    public let rawValue: UInt
    /// Creates options from Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Returns the option that aligns an attribute of all views.
    public static func align(_ attribute: Attribute) -> FormatOptions {
        FormatOptions(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// Arranges views from left to right in all languages.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Arranges views from right to left in all languages.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Measures vertical spaces from the last baseline to the first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    /// The alignments that a horizontal format takes: those of tops, bottoms, centers and baselines.
    public static let alongRows: FormatOptions = [
        .align(.top), .align(.bottom), .align(.centerY), .align(.lastBaseline), .align(.firstBaseline),
    ]
    /// The alignments that a vertical format takes: those of sides and centers.
    public static let alongColumns: FormatOptions = [
        .align(.left), .align(.right), .align(.leading), .align(.trailing), .align(.centerX),
    ]

    /// The attributes that can be aligned, in the order in which their constraints are made.
    static let attributes: [Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
    ]

    /// The attributes that the options align.
    public var alignedAttributes: [Attribute] {
        if rawValue & 0xFFFF == 0 { return [] }
        return FormatOptions.attributes.filter { attribute in contains(.align(attribute)) }
    }
}
