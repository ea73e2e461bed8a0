/// Numbers in SVG's format.
enum SVGText {
    /// Returns a number with at most three decimals.
    static func number(_ number: Double) -> String { ShortNumber.text(of: number) }

    /// Returns a factor with at most six decimals.
    static func precise(_ factor: Double) -> String { ShortNumber.text(of: factor, in: 1_000_000) }
}
