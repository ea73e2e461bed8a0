/// Numbers in SVG's format.
enum SVGText {
    /// Returns a number with at most three decimals.
    static func number(_ number: Double) -> String { ShortNumber.text(of: number) }

    /// Returns a factor with at most six decimals.
    static func precise(_ factor: Double) -> String {
        guard factor.isFinite else { return "0" }
        let millionths = (factor * 1_000_000).rounded()
        guard abs(millionths) < 1e15 else { return "\(factor)" }
        let (units, rest) = Int64(abs(millionths)).quotientAndRemainder(dividingBy: 1_000_000)
        var digits = String(rest)
        digits = String(repeating: "0", count: 6 - digits.utf8.count) + digits
        while digits.last == "0" { digits.removeLast() }
        return (millionths < 0 ? "-" : "") + String(units) + (digits.isEmpty ? "" : "." + digits)
    }
}
