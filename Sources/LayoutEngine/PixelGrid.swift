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
        let pixels = (edge * scale + 0.5 + 1e-7).rounded(.down)
        return pixels / scale
    }

    /// Rounds a length up to whole pixels, as the sizes of texts are.
    public func ceiling(_ length: Double) -> Double { (length * scale - 1e-7).rounded(.up) / scale }
}
