extension Scene {
    /// A color in sRGB, with components from 0 to 1.
    ///
    /// In JSON it is `[red, green, blue, alpha]`.
    public struct Color: Hashable, Sendable {
        /// The red component.
        public let red: Double
        /// The green component.
        public let green: Double
        /// The blue component.
        public let blue: Double
        /// The opacity: 0 is clear, 1 is opaque.
        public let alpha: Double

        /// Creates a color.
        ///
        /// Components are clamped to 0 to 1, and NaN becomes 0.
        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.red = Color.bounded(red)
            self.green = Color.bounded(green)
            self.blue = Color.bounded(blue)
            self.alpha = Color.bounded(alpha)
        }

        /// Black.
        public static let black = Color(red: 0, green: 0, blue: 0)
        /// White.
        public static let white = Color(red: 1, green: 1, blue: 1)

        private static func bounded(_ part: Double) -> Double {
            part.isNaN ? 0 : min(max(part, 0), 1)
        }
    }
}

#if !hasFeature(Embedded)
extension Scene.Color: Codable {
    /// Reads `[red, green, blue, alpha]`.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self.init(
            red: try values.decode(Double.self), green: try values.decode(Double.self),
            blue: try values.decode(Double.self), alpha: try values.decode(Double.self))
    }

    /// Writes `[red, green, blue, alpha]`.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(red)
        try values.encode(green)
        try values.encode(blue)
        try values.encode(alpha)
    }
}
#endif
