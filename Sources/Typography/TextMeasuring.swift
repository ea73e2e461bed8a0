/// A type that measures text, so a real text engine can replace the tables of this package.
public protocol TextMeasuring: Sendable {
    /// Returns the vertical metrics of a font.
    func metrics(of font: Font) -> FontMetrics

    /// Returns the width of one line of text in points, not rounded.
    func width(of text: Substring, in font: Font) -> Double
}

extension TextMeasuring {
    /// Returns the width of a line of text in points, not rounded.
    public func width(of text: String, in font: Font) -> Double { width(of: text[...], in: font) }
}
