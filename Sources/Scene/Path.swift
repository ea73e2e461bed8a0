extension Scene {
    /// A path of lines and curves.
    public struct Path: Hashable, Sendable {
        /// The elements in drawing order.
        public let elements: [Element]

        /// Creates a path.
        public init(_ elements: [Element]) {
            self.elements = elements
        }

        /// An element of a path.
        public enum Element: Hashable, Sendable {
            /// Begins a new subpath at a point.
            case move(Point)
            /// A line to a point.
            case line(Point)
            /// A quadratic curve to the first point, with a control point.
            case quadratic(Point, control: Point)
            /// A cubic curve to the first point, with two control points.
            case cubic(Point, control1: Point, control2: Point)
            /// A line back to the beginning of the subpath.
            case close
        }
    }
}

#if !hasFeature(Embedded)
extension Scene.Path: Codable {}
extension Scene.Path.Element: Codable {}
#endif
