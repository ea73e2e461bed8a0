/// Readable numbers with at most three decimals, without trailing zeros or `-0`.
enum ShortNumber {
    /// Returns the number rounded to a thousandth, or `0` if it is not finite.
    static func text(of number: Double) -> String {
        guard number.isFinite else { return "0" }
        let thousandths = (number * 1000).rounded()
        // Numbers beyond 2⁵³ thousandths have no decimals.
        guard abs(thousandths) < 9_007_199_254_740_992 else { return "\(number)" }
        let whole = Int64(thousandths)
        let sign = whole < 0 ? "-" : ""
        let (units, rest) = abs(whole).quotientAndRemainder(dividingBy: 1000)
        guard rest != 0 else { return sign + String(units) }
        var digits = String(rest)
        digits = String(repeating: "0", count: 3 - digits.utf8.count) + digits
        while digits.last == "0" { digits.removeLast() }
        return sign + String(units) + "." + digits
    }
}
