/// A rectangle in the coordinates of the parent item, in points.
public struct LayoutRectangle: Hashable, Sendable {
    /// The left edge.
    public var minX: Double
    /// The top edge.
    public var minY: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a rectangle.
    public init(minX: Double, minY: Double, width: Double, height: Double) {
        self.minX = minX
        self.minY = minY
        self.width = width
        self.height = height
    }

    /// A rectangle that is equal to no other.
    static var unknown: LayoutRectangle { LayoutRectangle(minX: .nan, minY: .nan, width: .nan, height: .nan) }
}
