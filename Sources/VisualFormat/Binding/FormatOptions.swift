/// How the views of a format are aligned, in which direction it runs and how spacing is measured; the bits are Apple's.
public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// The options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The bit that aligns an attribute of all views.
    public static func align(_ attribute: Attribute) -> FormatOptions {
        FormatOptions(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// From left to right whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left whatever the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Vertical spaces run from the last baseline to the first one.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    /// The alignments that a horizontal format takes: those of tops, bottoms, centres and baselines.
    public static let alongRows: FormatOptions = [
        .align(.top), .align(.bottom), .align(.centerY), .align(.lastBaseline), .align(.firstBaseline),
    ]
    /// The alignments that a vertical format takes: those of sides and centres.
    public static let alongColumns: FormatOptions = [
        .align(.left), .align(.right), .align(.leading), .align(.trailing), .align(.centerX),
    ]

    /// The attributes that can be aligned, in the order in which their constraints are made.
    static let attributes: [Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
    ]

    /// The attributes to align.
    public var alignedAttributes: [Attribute] {
        if rawValue & 0xFFFF == 0 { return [] }
        return FormatOptions.attributes.filter { attribute in contains(.align(attribute)) }
    }
}
