extension Scene {
    /// A width and a height in points.
    ///
    /// In JSON it is `[width, height]`.
    public struct Size: Hashable, Sendable {
        /// The width.
        public var width: Double
        /// The height.
        public var height: Double

        /// Creates a size.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }
}

#if !hasFeature(Embedded)
extension Scene.Size: Codable {
    /// Reads `[width, height]`.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self.init(width: try values.decode(Double.self), height: try values.decode(Double.self))
    }

    /// Writes `[width, height]`.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(width)
        try values.encode(height)
    }
}
#endif
