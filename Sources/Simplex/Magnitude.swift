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

    /// The share of its parts below which a sum of coefficients counts as zero, because it may be rounding of doubles.
    @inline(__always)
    static var cancellation: Double { 1e-12 }

    /// The share of its parts below which the error of an equation is accepted beside factors of more than 16 binary digits.
    ///
    /// Apple stores factors in 32 bits, each with an error of up to 6e-8 of itself. So 433 / 252 of 252 points is not exactly 433.
    @inline(__always)
    static var factorRounding: Double { 2e-7 }

    /// Adds an amount, and clears a sum that is not larger than a share of it.
    @inline(__always)
    mutating func add(_ amount: Double, clearingBelow least: Double) {
        let sum = self + amount
        self = abs(sum) > least * abs(amount) ? sum : 0
    }

    /// Returns the share of a released equation: a sum, 0 if it is rounding, or NaN if it is too small to settle a variable.
    @inline(__always)
    static func clear(_ sum: Double, parts size: Double) -> Double {
        abs(sum) > 1e-5 * size ? sum : abs(sum) > 1e-13 * size ? .nan : 0
    }

    /// Returns the slack that an inequality with parts of a given size needs to hold by more than rounding.
    @inline(__always)
    static func leastRoom(parts: Double) -> Double { 1e-7 + 1e-9 * parts }
}
