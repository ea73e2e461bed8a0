extension NSLayoutConstraint {
    /// The multiplier for the layout engine.
    @inline(__always)
    var factor: Double { multiplierStorage == 1 ? 1 : uncommonStorage?.exactMultiplier ?? multiplierStorage.factor }
}

extension Float {
    /// The fraction that was rounded to this number, in 64 bits: for example 1/3 or 0.618.
    ///
    /// Three views of a third fill their superview. Three times the 32-bit number is slightly more than 1, and only a width of 0 would
    /// satisfy all three. A number with more than four decimal places that is no fraction with a denominator of at most 100 stays unchanged.
    /// Stored documents show that its rounding matters if an edge is between two pixels.
    var factor: Double {
        // A number with few binary digits was not rounded.
        guard isFinite, significandBitPattern & 0xFFF != 0 else { return Double(self) }
        let exact = Double(magnitude)
        let decimal = (exact * 10_000).rounded() / 10_000
        if Float(decimal) == magnitude { return self < 0 ? -decimal : decimal }
        // The loop computes the convergents of the continued fraction.
        var (before, numerator) = (1.0, exact.rounded(.down))
        var (denominatorBefore, denominator) = (0.0, 1.0)
        var rest = exact - numerator
        while Float(numerator / denominator) != magnitude {
            guard rest > 1e-9 else { return Double(self) }
            let part = (1 / rest).rounded(.down)
            rest = 1 / rest - part
            (before, numerator) = (numerator, part * numerator + before)
            (denominatorBefore, denominator) = (denominator, part * denominator + denominatorBefore)
            guard denominator <= 100 else { return Double(self) }
        }
        return (self < 0 ? -numerator : numerator) / denominator
    }
}
