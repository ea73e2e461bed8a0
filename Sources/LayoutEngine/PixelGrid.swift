/// The pixel grid to which edges are snapped.
public struct PixelGrid: Hashable, Sendable {
    /// The number of pixels per point: 1, 2 or 3.
    public let scale: Double
    /// The reciprocal of the scale if multiplying gives the same result as dividing; otherwise 0.
    @usableFromInline let inverse: Double

    /// Creates a grid.
    ///
    /// A scale that is not positive becomes 1.
    public init(scale: Double) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        inverse = self.scale.significand == 1 && abs(self.scale.exponent) < 500 ? 1 / self.scale : 0
    }

    /// Returns the smallest number of whole pixels that is not less than a length, in points.
    ///
    /// A length that exceeds a whole number of pixels by a rounding error is that number.
    public func roundedUp(_ length: Double) -> Double {
        guard length.isFinite else { return length }
        return (length * scale - 1e-6).rounded(.up) / scale
    }

    /// Returns an absolute edge, rounded to the nearest pixel, half up.
    ///
    /// A tolerance of a ten-millionth of a pixel covers rounding errors of solutions. It is smaller than the error of a
    /// 32-bit multiplier, since Apple's platforms round such values down.
    public func snap(_ edge: Double) -> Double {
        pixel(of: edge) / scale
    }

    /// Snaps two absolute edges of an axis.
    ///
    /// Returns the first relative to a snapped origin, and the distance of the second from the first.
    ///
    /// The distance between snapped edges is a whole number of pixels, without subtraction errors.
    public func snap(from start: Double, to end: Double, origin: Double) -> (start: Double, length: Double) {
        let first = pixel(of: start) / scale
        let second = pixel(of: end) / scale
        return (
            ((first - origin) * scale).nearestWholeAwayFromZero / scale,
            ((second - first) * scale).nearestWholeAwayFromZero / scale
        )
    }

    /// Snaps the absolute edges of a rectangle relative to a position.
    ///
    /// The result is relative to the snapped position.
    @inlinable @inline(__always)
    public func snap(_ rectangle: LayoutRectangle, from place: PixelPlace) -> LayoutRectangle {
        let start = place.exact + SIMD2(rectangle.minX, rectangle.minY)
        let end = start + SIMD2(rectangle.width, rectangle.height)
        // The four edges are snapped at once, as by `pixel(of:)` and `snap(from:to:origin:)`. This requires numbers of usual sizes, whose
        // distances are whole numbers of pixels.
        let raised = SIMD4(lowHalf: start, highHalf: end) * scale + (0.5 + 1e-7)
        guard place.isOnGrid, all((raised .< 0x1p40) .& (raised .> -0x1p40)) else {
            return snapEach(start, end, place.snapped)
        }
        let near = raised.nearestWhole
        let edges = near - SIMD4<Double>.zero.replacing(with: 1, where: near .> raised)
        let result = points(edges - SIMD4(lowHalf: place.pixels, highHalf: edges.lowHalf))
        return LayoutRectangle(minX: result.x, minY: result.y, width: result.z, height: result.w)
    }

    /// Converts whole numbers of pixels to points.
    @inlinable @inline(__always)
    func points(_ pixels: SIMD4<Double>) -> SIMD4<Double> { inverse > 0 ? pixels * inverse : pixels / scale }

    /// Snaps axis by axis, for numbers of any size.
    @inline(never) @usableFromInline
    func snapEach(_ start: SIMD2<Double>, _ end: SIMD2<Double>, _ origin: SIMD2<Double>) -> LayoutRectangle {
        let horizontal = snap(from: start.x, to: end.x, origin: origin.x)
        let vertical = snap(from: start.y, to: end.y, origin: origin.y)
        return LayoutRectangle(
            minX: horizontal.start, minY: vertical.start, width: horizontal.length, height: vertical.length)
    }

    /// Returns the whole number of pixels of an absolute edge.
    @inline(__always)
    private func pixel(of edge: Double) -> Double {
        let raised = edge * scale + 0.5 + 1e-7
        let near = raised.nearestWhole
        return near > raised ? near - 1 : near
    }
}

/// A reference position of rectangles, exact and snapped.
public struct PixelPlace: Sendable {
    /// The exact position in points.
    public let exact: SIMD2<Double>
    /// The snapped position in points.
    public let snapped: SIMD2<Double>
    /// The number of pixels, if `isOnGrid` is true.
    @usableFromInline let pixels: SIMD2<Double>
    @usableFromInline let isOnGrid: Bool

    /// Creates a position in points.
    @inlinable
    public init(exact: SIMD2<Double>, snapped: SIMD2<Double>, on grid: PixelGrid) {
        (self.exact, self.snapped) = (exact, snapped)
        let scaled = snapped * grid.scale
        pixels = scaled.nearestWhole
        let errors = scaled - pixels
        isOnGrid = all((errors .< 0.125) .& (errors .> -0.125) .& (scaled .< 0x1p40) .& (scaled .> -0x1p40))
    }
}

extension Double {
    /// The nearest whole number, or either one of two equally near.
    ///
    /// It does not call the C library, as `rounded()` does for older processors.
    @inline(__always)
    fileprivate var nearestWhole: Double {
        // The nearest whole number, rounded away from zero if two are equally near.
        magnitude < 0x1p51 ? (self + 0x1.8p52) - 0x1.8p52 : roundedByLibrary
    }

    /// The nearest whole number, away from zero where two are equally near.
    @inline(__always)
    fileprivate var nearestWholeAwayFromZero: Double {
        let near = nearestWhole
        return (self - near).magnitude < 0.25 ? near : roundedByLibrary
    }

    // Not inlined, so it is computed only when needed.
    @inline(never)
    private var roundedByLibrary: Double { rounded() }
}

extension SIMD where Scalar == Double {
    /// The nearest whole numbers of numbers below 2⁵¹, or either one of two equally near.
    @inlinable @inline(__always)
    var nearestWhole: Self { (self + 0x1.8p52) - 0x1.8p52 }
}
