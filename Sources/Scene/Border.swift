extension Scene {
    /// The outline of a view, as its layer has it.
    public struct Border: Hashable, Sendable {
        /// The width of the line, inside the view's bounds; 0 for none.
        public let width: Double
        /// The colour of the line.
        public let color: Color
        /// The radius of the corners.
        public let cornerRadius: Double

        /// An outline; by default there is none.
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
