extension Scene {
    /// A rectangle in points.
    ///
    /// The y axis goes down.
    ///
    /// In JSON it is `[x, y, width, height]`.
    public struct Rectangle: Hashable, Sendable {
        /// The upper left corner.
        public var origin: Point
        /// The width and height.
        public var size: Size

        /// The left edge.
        public var x: Double {
            get { origin.x }
            set { origin.x = newValue }
        }
        /// The top edge.
        public var y: Double {
            get { origin.y }
            set { origin.y = newValue }
        }
        /// The width.
        public var width: Double {
            get { size.width }
            set { size.width = newValue }
        }
        /// The height.
        public var height: Double {
            get { size.height }
            set { size.height = newValue }
        }
        /// The right edge.
        public var maxX: Double { origin.x + size.width }
        /// The bottom edge.
        public var maxY: Double { origin.y + size.height }
        /// The horizontal center.
        public var midX: Double { origin.x + size.width / 2 }
        /// The vertical center.
        public var midY: Double { origin.y + size.height / 2 }

        /// Creates a rectangle.
        public init(x: Double, y: Double, width: Double, height: Double) {
            origin = Point(x: x, y: y)
            size = Size(width: width, height: height)
        }

        /// Returns the rectangle moved by some points.
        public func offset(x dx: Double, y dy: Double) -> Rectangle {
            Rectangle(x: x + dx, y: y + dy, width: width, height: height)
        }
    }
}

#if !hasFeature(Embedded)
extension Scene.Rectangle: Codable {
    /// Reads `[x, y, width, height]`.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self.init(
            x: try values.decode(Double.self), y: try values.decode(Double.self),
            width: try values.decode(Double.self), height: try values.decode(Double.self))
    }

    /// Writes `[x, y, width, height]`.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(x)
        try values.encode(y)
        try values.encode(width)
        try values.encode(height)
    }
}
#endif
