/// What measures text: the seam at which the tables of this package can be replaced by a real text engine.
public protocol TextMeasuring: Sendable {
    /// The vertical measures of a font.
    func metrics(of font: Font) -> FontMetrics

    /// The width of one line of text in points, not rounded.
    func width(of text: Substring, in font: Font) -> Double
}

extension TextMeasuring {
    /// The width of one line of text in points, not rounded.
    public func width(of text: String, in font: Font) -> Double { width(of: text[...], in: font) }
}
