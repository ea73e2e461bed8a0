/// Limits of the numbers that the solver accepts.
///
/// Beyond them, sums and products overflow and the solver might not terminate.
extension Double {
    /// A Boolean value that indicates whether the number is usable as a constant or resting value: finite, and at most 1e100 in magnitude.
    @inline(__always)
    var isUsable: Bool { magnitude <= 1e100 }

    /// A Boolean value that indicates whether the number is usable as a coefficient: 0, or between 1e-100 and 1e100 in magnitude.
    @inline(__always)
    var isUsableCoefficient: Bool { (magnitude <= 1e100 && magnitude >= 1e-100) || self == 0 }

    /// The share of its parts below which a sum counts as zero.
    ///
    /// Errors below this share of their numbers count as zero too. Apple stores factors in 32 bits, each with an error of up to 6e-8 of
    /// itself. So 0.4 and 0.6 of a width are not exactly all of it, and the remainder has no meaning.
    @inline(__always)
    static var cancellation: Double { 2e-7 }

    /// Adds an amount, and clears a sum that is not larger than a share of it.
    @inline(__always)
    mutating func add(_ amount: Double, clearingBelow least: Double) {
        let sum = self + amount
        self = abs(sum) > least * abs(amount) ? sum : 0
    }

    /// Returns a sum, 0 if it may be rounding of doubles, or NaN if it may be rounding of factors.
    @inline(__always)
    static func clear(_ sum: Double, parts size: Double) -> Double {
        if isClear(sum, parts: size) { return sum }
        return isDoubtful(sum, parts: size) ? .nan : 0
    }

    /// Returns whether a sum of parts of a given size is clearly nonzero.
    @inline(__always)
    static func isClear(_ sum: Double, parts size: Double) -> Bool { abs(sum) > 1e-5 * size }

    /// Returns whether a sum of parts of a given size is neither clearly zero nor clearly nonzero.
    ///
    /// Such a sum is too large for the rounding of doubles, but may be the rounding of factors.
    @inline(__always)
    static func isDoubtful(_ sum: Double, parts size: Double) -> Bool {
        abs(sum) > 1e-11 * size && !isClear(sum, parts: size)
    }

    /// Returns the slack that an inequality with parts of a given size needs to hold by more than rounding.
    @inline(__always)
    static func leastRoom(parts: Double) -> Double { 1e-7 + 1e-9 * parts }
}
