/// Numbers as SVG wants them.
enum SVGText {
    /// A number with at most three decimals.
    static func number(_ number: Double) -> String { ShortNumber.text(of: number) }
}
