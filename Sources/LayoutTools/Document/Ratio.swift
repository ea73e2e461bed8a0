/// Two whole numbers, in Interface Builder's format for the multiplier of an aspect ratio: `327:179`.
struct Ratio: Hashable {
    let dividend: Int
    let divisor: Int

    private static let bound = 10_000

    /// Creates the ratio of the smallest numbers that equals a value to the last bit, or returns nil beyond ten thousand.
    init?(_ value: Double) {
        guard value > 0 else { return nil }
        // The convergents of the continued fraction are nearer than any ratio of smaller numbers.
        var (before, now) = ((dividend: 0, divisor: 1), (dividend: 1, divisor: 0))
        var rest = value
        repeat {
            guard rest < Double(Self.bound) else { return nil }
            let whole = Int(rest)
            (before, now) = (now, (whole * now.dividend + before.dividend, whole * now.divisor + before.divisor))
            guard max(now.dividend, now.divisor) < Self.bound else { return nil }
            rest = 1 / (rest - Double(whole))
        } while Double(now.dividend) / Double(now.divisor) != value
        (dividend, divisor) = now
    }

    /// The ratio in the format of a document.
    var markup: String { "\(dividend):\(divisor)" }
}
