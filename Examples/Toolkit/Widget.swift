import LayoutEngine

/// A thing on the screen of a toolkit of its own: a name, a size that its content likes, and a frame that the panel gives it.
public final class Widget {
    /// What formats call it.
    public let name: String
    /// The size of what it shows, in points; nil where it has none of its own.
    public let contentSize: (width: Double, height: Double)?
    /// Where it is in its panel, in points, on the pixel grid.
    public internal(set) var frame = LayoutRectangle(minX: 0, minY: 0, width: 0, height: 0)

    /// A widget that no panel has laid out yet.
    public init(_ name: String, contentSize: (width: Double, height: Double)? = nil) {
        (self.name, self.contentSize) = (name, contentSize)
    }
}
