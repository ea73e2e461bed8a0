extension Scene {
    /// A step of a view's own drawing.
    public enum DrawingCommand: Hashable, Sendable {
        /// Fills a path. With `evenOdd`, areas that the path encloses an even number of times stay empty.
        case fill(Path, color: Color, evenOdd: Bool)
        /// Strokes a path.
        case stroke(Path, color: Color, width: Double, style: LineStyle = LineStyle())
        /// Draws text from the upper left corner of a rectangle.
        case text(Text, in: Rectangle)
        /// Clips the following steps to a path until the matching `restore`. `evenOdd` is as in `fill`.
        case clip(Path, evenOdd: Bool = false)
        /// Saves the clipping path.
        case save
        /// Restores the clipping path that was saved last.
        case restore
    }
}

#if !hasFeature(Embedded)
extension Scene.DrawingCommand: Codable {}
#endif
