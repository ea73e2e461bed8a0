import LayoutEngine

/// An element of a custom toolkit, with a name, a content size, and a frame from the panel.
public final class Widget {
    /// The name in formats.
    public let name: String
    /// The size of the content, in points, or nil without content.
    public let contentSize: (width: Double, height: Double)?
    /// The frame in the panel, in points, on the pixel grid.
    public internal(set) var frame = LayoutRectangle(minX: 0, minY: 0, width: 0, height: 0)

    /// Creates a widget that has not been laid out yet.
    public init(_ name: String, contentSize: (width: Double, height: Double)? = nil) {
        (self.name, self.contentSize) = (name, contentSize)
    }
}
