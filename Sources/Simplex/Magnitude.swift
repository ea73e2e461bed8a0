/// The numbers that the solver takes: beyond them sums and products leave what a double can hold, and nothing would end.
extension Double {
    /// A Boolean value that indicates whether a constant or resting value can be computed with: finite, and of a
    /// magnitude of at most 1e100.
    @inline(__always)
    var isUsable: Bool { magnitude <= 1e100 }

    /// A Boolean value that indicates whether a coefficient can be computed with and divided by: 0, or of a magnitude
    /// from 1e-100 to 1e100.
    @inline(__always)
    var isUsableCoefficient: Bool { (magnitude <= 1e100 && magnitude >= 1e-100) || self == 0 }

    /// A sum that is smaller than this share of its parts counts as nothing, and so does an error of this share of the numbers.
    ///
    /// Factors come in 32 bits, each off by up to 6e-8 of itself: 0.4 and 0.6 of a width make not quite the whole of it, and
    /// what is left over says nothing of the width.
    @inline(__always)
    static var cancellation: Double { 2e-7 }

    /// A sum of parts of some size: 0 where it is no more than the rounding of doubles, and not a number where it may be that of factors.
    @inline(__always)
    static func clear(_ sum: Double, parts size: Double) -> Double {
        if isClear(sum, parts: size) { return sum }
        return isDoubtful(sum, parts: size) ? .nan : 0
    }

    /// Returns whether a sum of parts of some size is clearly not nothing.
    @inline(__always)
    static func isClear(_ sum: Double, parts size: Double) -> Bool { abs(sum) > 1e-5 * size }

    /// Returns whether of a sum of parts of some size it cannot be said whether it is nothing: no rounding of doubles,
    /// but maybe of factors.
    @inline(__always)
    static func isDoubtful(_ sum: Double, parts size: Double) -> Bool {
        abs(sum) > 1e-11 * size && !isClear(sum, parts: size)
    }

    /// What an inequality must have left, of such a sum of the sizes of its parts, to hold by more than rounding.
    @inline(__always)
    static func leastRoom(parts: Double) -> Double { 1e-7 + 1e-9 * parts }
}
