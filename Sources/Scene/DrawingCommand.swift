extension Scene {
    /// One step of what a view's own drawing code drew.
    public enum DrawingCommand: Hashable, Sendable {
        /// Fills the inside of an outline; `evenOdd` leaves out what the outline goes round an even number of times.
        case fill(Path, color: Color, evenOdd: Bool)
        /// Draws along an outline.
        case stroke(Path, color: Color, width: Double, style: LineStyle = LineStyle())
        /// Draws text inside a rectangle from its upper left corner.
        case text(Text, in: Rectangle)
        /// Limits what follows to the inside of an outline, until the matching `restore`; `evenOdd` as in `fill`.
        case clip(Path, evenOdd: Bool = false)
        /// Remembers the limits.
        case save
        /// Returns to the limits last remembered.
        case restore
    }
}

#if !hasFeature(Embedded)
extension Scene.DrawingCommand: Codable {}
#endif
