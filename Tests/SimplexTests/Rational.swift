/// An exact fraction in lowest terms.
///
/// Arithmetic throws an error if 128 bits are not sufficient.
struct Rational: Hashable, CustomStringConvertible {
    struct Overflow: Error {}

    let numerator: Int128
    let denominator: Int128

    static let zero = Rational(0)
    static let one = Rational(1)

    init(_ integer: Int) {
        numerator = Int128(integer)
        denominator = 1
    }

    /// A fraction of small integers; the denominator is not zero.
    init(_ numerator: Int, over denominator: Int) {
        let divisor = Rational.commonDivisor(Int128(numerator), Int128(denominator))
        let sign: Int128 = denominator < 0 ? -1 : 1
        self.numerator = sign * Int128(numerator) / divisor
        self.denominator = sign * Int128(denominator) / divisor
    }

    /// A fraction of any integers; the denominator is greater than zero.
    private init(reducing numerator: Int128, over denominator: Int128) {
        if denominator == 1 {
            self.numerator = numerator
            self.denominator = 1
            return
        }
        let divisor = Rational.commonDivisor(numerator, denominator)
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    var sign: Int { numerator.signum() == 0 ? 0 : numerator > 0 ? 1 : -1 }
    var isZero: Bool { numerator == 0 }
    var magnitude: Rational { numerator < 0 ? -self : self }
    var double: Double { Double(numerator) / Double(denominator) }
    var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

    private static func commonDivisor(_ left: Int128, _ right: Int128) -> Int128 {
        var (large, small) = (left.magnitude, right.magnitude)
        while small > UInt128(UInt64.max) || large > UInt128(UInt64.max) {
            if small == 0 { return Int128(large) }
            (large, small) = (small, large % small)
        }
        var (first, second) = (UInt64(large), UInt64(small))
        while second != 0 { (first, second) = (second, first % second) }
        return Int128(first)
    }

    private static func product(_ left: Int128, _ right: Int128) throws(Overflow) -> Int128 {
        let (value, overflow) = left.multipliedReportingOverflow(by: right)
        // The most negative integer has no opposite: it counts as an overflow too.
        if overflow || value == .min { throw Overflow() }
        return value
    }

    static prefix func - (value: Rational) -> Rational {
        Rational(opposite: value)
    }

    private init(opposite value: Rational) {
        numerator = -value.numerator
        denominator = value.denominator
    }

    static func + (left: Rational, right: Rational) throws(Overflow) -> Rational {
        if left.isZero { return right }
        if right.isZero { return left }
        let divisor = left.denominator == 1 ? 1 : commonDivisor(left.denominator, right.denominator)
        let first = try product(left.numerator, right.denominator / divisor)
        let second = try product(right.numerator, left.denominator / divisor)
        let (sum, overflow) = first.addingReportingOverflow(second)
        if overflow || sum == .min { throw Overflow() }
        return Rational(reducing: sum, over: try product(left.denominator / divisor, right.denominator))
    }

    static func - (left: Rational, right: Rational) throws(Overflow) -> Rational { try left + -right }

    static func * (left: Rational, right: Rational) throws(Overflow) -> Rational {
        if left.isZero || right.isZero { return .zero }
        if left.denominator == 1, right.denominator == 1 {
            return Rational(reducing: try product(left.numerator, right.numerator), over: 1)
        }
        let first = commonDivisor(left.numerator, right.denominator)
        let second = commonDivisor(right.numerator, left.denominator)
        return Rational(
            lowest: try product(left.numerator / first, right.numerator / second),
            over: try product(left.denominator / second, right.denominator / first))
    }

    private init(lowest numerator: Int128, over denominator: Int128) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// A quotient; the divisor is not zero.
    static func / (left: Rational, right: Rational) throws(Overflow) -> Rational {
        let sign: Int128 = right.numerator < 0 ? -1 : 1
        return try left * Rational(lowest: sign * right.denominator, over: sign * right.numerator)
    }

    func isLess(than other: Rational) throws(Overflow) -> Bool { try (self - other).sign < 0 }
}
