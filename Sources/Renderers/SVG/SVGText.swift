/// Numbers in SVG's format.
enum SVGText {
    /// Returns a number with at most three decimals.
    static func number(_ number: Double) -> String { ShortNumber.text(of: number) }
}
