extension Scene {
    /// A point in points.
    ///
    /// The x axis goes right and the y axis down.
    ///
    /// In JSON it is `[x, y]`.
    public struct Point: Hashable, Sendable {
        /// The distance from the left.
        public var x: Double
        /// The distance from the top.
        public var y: Double

        /// Creates a point.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }
}

#if !hasFeature(Embedded)
extension Scene.Point: Codable {
    /// Reads `[x, y]`.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self.init(x: try values.decode(Double.self), y: try values.decode(Double.self))
    }

    /// Writes `[x, y]`.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(x)
        try values.encode(y)
    }
}
#endif
