/// Distances from the edges of a rectangle inwards, in points.
public struct LayoutInsets: Hashable, Sendable {
    /// From the top edge down.
    public var top: Double
    /// From the left edge to the right.
    public var left: Double
    /// From the bottom edge up.
    public var bottom: Double
    /// From the right edge to the left.
    public var right: Double

    /// Insets of four edges.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
