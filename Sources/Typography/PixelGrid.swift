/// The lattice of device pixels that sizes of text are rounded up to.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels in a point.
    public let scale: Double

    /// A grid of so many pixels in a point; what is not positive counts as 1.
    public init(scale: Double) { self.scale = scale > 0 ? scale : 1 }

    /// The next multiple of a pixel at or above a length; an excess below a millionth of a pixel does not count.
    public func roundedUp(_ length: Double) -> Double {
        guard length.isFinite else { return length }
        return (length * scale - 1e-6).rounded(.up) / scale
    }
}
