extension Scene {
    /// The border of a view, as its layer draws it.
    public struct Border: Hashable, Sendable {
        /// The width of the line, inside the view's bounds; 0 for none.
        public let width: Double
        /// The color of the line.
        public let color: Color
        /// The radius of the corners.
        public let cornerRadius: Double

        /// Creates a border.
        ///
        /// The default is no border.
        public init(width: Double = 0, color: Color = .black, cornerRadius: Double = 0) {
            self.width = width
            self.color = color
            self.cornerRadius = cornerRadius
        }
    }
}

#if !hasFeature(Embedded)
extension Scene.Border: Codable {}
#endif
