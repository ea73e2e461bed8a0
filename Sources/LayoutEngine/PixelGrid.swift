/// The device pixels that edges are snapped to.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels a point; 1, 2 or 3.
    public let scale: Double
    /// What to multiply by instead of dividing by the scale, where that is the same to the last bit; 0 elsewhere.
    @usableFromInline let inverse: Double

    /// A grid of so many pixels a point; a scale that is not positive counts as 1.
    public init(scale: Double) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        inverse = self.scale.significand == 1 && abs(self.scale.exponent) < 500 ? 1 / self.scale : 0
    }

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

    /// Snaps the absolute edges of a rectangle.
    ///
    /// - Parameters:
    ///   - rectangle: Counted from `exactOrigin`.
    ///   - exactOrigin: The absolute place of what the rectangle is counted from.
    ///   - origin: Where that place is on the grid; the result is counted from it.
    @inlinable @inline(__always)
    public func snap(
        _ rectangle: LayoutRectangle, from exactOrigin: SIMD2<Double>, origin: SIMD2<Double>
    ) -> LayoutRectangle {
        let start = exactOrigin + SIMD2(rectangle.minX, rectangle.minY)
        let end = start + SIMD2(rectangle.width, rectangle.height)
        // The four edges at once: the way of `pixel(of:)` and `snap(from:to:origin:)`, where numbers are of usual sizes.
        let raised = SIMD4(lowHalf: start, highHalf: end) * scale + (0.5 + 1e-7)
        guard all((raised .< 0x1p51) .& (raised .> -0x1p51)) else { return snapEach(start, end, origin) }
        let near = raised.nearestWhole
        let edges = points(near.replacing(with: near - 1, where: near .> raised))
        let distances = (edges - SIMD4(lowHalf: origin, highHalf: edges.lowHalf)) * scale
        let pixels = distances.nearestWhole
        let errors = distances - pixels
        guard all((errors .< 0.25) .& (errors .> -0.25)) else { return snapEach(start, end, origin) }
        let result = points(pixels)
        return LayoutRectangle(minX: result.x, minY: result.y, width: result.z, height: result.w)
    }

    /// Whole numbers of pixels in points.
    @inlinable @inline(__always)
    func points(_ pixels: SIMD4<Double>) -> SIMD4<Double> { inverse > 0 ? pixels * inverse : pixels / scale }

    /// The same axis by axis, for numbers of any size.
    @inline(never) @usableFromInline
    func snapEach(_ start: SIMD2<Double>, _ end: SIMD2<Double>, _ origin: SIMD2<Double>) -> LayoutRectangle {
        let horizontal = snap(from: start.x, to: end.x, origin: origin.x)
        let vertical = snap(from: start.y, to: end.y, origin: origin.y)
        return LayoutRectangle(
            minX: horizontal.start, minY: vertical.start, width: horizontal.length, height: vertical.length)
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

extension SIMD4<Double> {
    /// The nearest whole numbers of numbers below 2⁵¹, one of two equally near.
    @inlinable @inline(__always)
    var nearestWhole: SIMD4<Double> { (self + 0x1.8p52) - 0x1.8p52 }
}
