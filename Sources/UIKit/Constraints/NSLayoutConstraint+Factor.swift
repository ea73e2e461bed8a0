extension NSLayoutConstraint {
    /// The factor of the second side as the engine takes it.
    @inline(__always)
    var factor: Double { multiplierStorage == 1 ? 1 : uncommonStorage?.exactMultiplier ?? multiplierStorage.factor }
}

extension Float {
    /// The fraction that was rounded to this number, in 64 bits: 1/3 for what 32 bits keep of it.
    ///
    /// Three views of a third fill their superview. Three times the number in 32 bits is a little more than 1, and only a width
    /// of 0 would satisfy all of them. A number that is no fraction with a denominator of at most 100 is taken as it is: stored
    /// documents show that its rounding counts where an edge lies between two pixels.
    var factor: Double {
        // Few binary digits: nothing was rounded.
        guard isFinite, significandBitPattern & 0xFFF != 0 else { return Double(self) }
        let exact = Double(magnitude)
        // Convergents of the continued fraction.
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
