/// The vertical measures of a font, in points.
public struct FontMetrics: Hashable, Sendable {
    /// How far the tallest characters rise above the baseline.
    public let ascender: Double
    /// How far the deepest characters reach below the baseline; negative, as in `UIFont`.
    public let descender: Double
    /// What is added between two lines.
    public let leading: Double
    /// The height of a flat capital.
    public let capHeight: Double
    /// The height of a flat small letter.
    public let xHeight: Double

    /// The measures of a font.
    public init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The height of one line.
    public var lineHeight: Double { ascender - descender }

    /// The same measures at another size, with more between two lines.
    func scaled(by factor: Double, adding leading: Double = 0) -> FontMetrics {
        FontMetrics(
            ascender: ascender * factor, descender: descender * factor, leading: self.leading * factor + leading,
            capHeight: capHeight * factor, xHeight: xHeight * factor)
    }
}
