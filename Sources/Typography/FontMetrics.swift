/// The vertical metrics of a font, in points.
public struct FontMetrics: Hashable, Sendable {
    /// The height of the tallest characters above the baseline.
    public let ascender: Double
    /// The depth of the deepest characters below the baseline; negative, as in `UIFont`.
    public let descender: Double
    /// The additional space between lines.
    public let leading: Double
    /// The height of flat capital letters.
    public let capHeight: Double
    /// The height of flat small letters.
    public let xHeight: Double

    /// Creates metrics.
    public init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The height of one line.
    public var lineHeight: Double { ascender - descender }

    /// Returns the metrics at another size, with additional leading.
    func scaled(by factor: Double, adding leading: Double = 0) -> FontMetrics {
        FontMetrics(
            ascender: ascender * factor, descender: descender * factor, leading: self.leading * factor + leading,
            capHeight: capHeight * factor, xHeight: xHeight * factor)
    }
}
