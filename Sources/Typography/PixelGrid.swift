/// The pixel grid to which text sizes are rounded up.
public struct PixelGrid: Hashable, Sendable {
    /// The number of pixels per point.
    public let scale: Double

    /// Creates a grid.
    ///
    /// A scale that is not positive becomes 1.
    public init(scale: Double) { self.scale = scale > 0 ? scale : 1 }

    /// Returns a length rounded up to the next pixel, with a tolerance of a millionth of a pixel.
    public func roundedUp(_ length: Double) -> Double {
        guard length.isFinite else { return length }
        return (length * scale - 1e-6).rounded(.up) / scale
    }
}
