/// The numbers that the solver takes: beyond them sums and products leave what a double can hold, and nothing would end.
extension Double {
    /// Whether a constant or resting value can be computed with: finite, and of a magnitude of at most 1e100.
    @inline(__always)
    var isUsable: Bool { magnitude <= 1e100 }

    /// Whether a coefficient can be computed with and divided by: 0, or of a magnitude from 1e-100 to 1e100.
    @inline(__always)
    var isUsableCoefficient: Bool { (magnitude <= 1e100 && magnitude >= 1e-100) || self == 0 }
}
