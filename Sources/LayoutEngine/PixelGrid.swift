/// The device pixels that edges are snapped to.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels a point; 1, 2 or 3.
    public let scale: Double

    /// A grid of so many pixels a point; a scale that is not positive counts as 1.
    public init(scale: Double) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

    /// Snaps an absolute edge to the nearest pixel, half up.
    ///
    /// The slack of a ten-millionth of a pixel is what a solution may be off by calculation; it is less than what a
    /// 32-bit multiplier is off, because values that little below a tie go down on Apple's platforms.
    public func snap(_ edge: Double) -> Double {
        pixel(of: edge) / scale
    }

    /// Snaps two absolute edges of an axis: where the first lies from an origin on the grid, and how far the second from it.
    ///
    /// What is between edges of the grid is a whole number of pixels, without the error of subtracting them.
    public func snap(from start: Double, to end: Double, origin: Double) -> (start: Double, length: Double) {
        let first = pixel(of: start) / scale
        let second = pixel(of: end) / scale
        return (
            ((first - origin) * scale).nearestWholeAwayFromZero / scale,
            ((second - first) * scale).nearestWholeAwayFromZero / scale
        )
    }

    /// The whole number of pixels of an absolute edge.
    @inline(__always)
    private func pixel(of edge: Double) -> Double {
        let raised = edge * scale + 0.5 + 1e-7
        let near = raised.nearestWhole
        return near > raised ? near - 1 : near
    }

    /// Rounds a length up to whole pixels, as the sizes of texts are.
    public func ceiling(_ length: Double) -> Double { (length * scale - 1e-7).rounded(.up) / scale }
}

extension Double {
    /// The nearest whole number, one of two equally near.
    ///
    /// Without a call of the C library, which rounding is on processors of any age.
    @inline(__always)
    fileprivate var nearestWhole: Double {
        // Adding so large a number leaves no bits for a fraction.
        magnitude < 0x1p51 ? (self + 0x1.8p52) - 0x1.8p52 : roundedByLibrary
    }

    /// The nearest whole number, away from zero where two are equally near.
    @inline(__always)
    fileprivate var nearestWholeAwayFromZero: Double {
        let near = nearestWhole
        return (self - near).magnitude < 0.25 ? near : roundedByLibrary
    }

    // Out of line, so that it is not computed on the chance that it is wanted.
    @inline(never)
    private var roundedByLibrary: Double { rounded() }
}
