/// Readable numbers with few decimals, without trailing zeros or `-0`.
enum ShortNumber {
    /// Returns the number rounded to a thousandth, or to another part of 1, or `0` if it is not finite.
    static func text(of number: Double, in parts: Int64 = 1000) -> String {
        guard number.isFinite else { return "0" }
        let rounded = (number * Double(parts)).rounded()
        // The number of parts of a larger number is not exact, so such a number is written in full.
        guard abs(rounded) < 9_007_199_254_740_992 else { return "\(number)" }
        let whole = Int64(rounded)
        let sign = whole < 0 ? "-" : ""
        let (units, rest) = abs(whole).quotientAndRemainder(dividingBy: parts)
        guard rest != 0 else { return sign + String(units) }
        // The digit in front keeps the zeros after the point.
        var digits = parts + rest
        while digits % 10 == 0 { digits /= 10 }
        return sign + String(units) + "." + String(String(digits).dropFirst())
    }
}
