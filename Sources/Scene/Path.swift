extension Scene {
    /// An outline of straight lines and curves.
    public struct Path: Hashable, Sendable {
        /// The parts in drawing order.
        public let elements: [Element]

        /// An outline of parts in drawing order.
        public init(_ elements: [Element]) {
            self.elements = elements
        }

        /// One step of the pen.
        public enum Element: Hashable, Sendable {
            /// Lifts the pen and sets it down at a place.
            case move(Point)
            /// A straight line to a place.
            case line(Point)
            /// A quadratic curve to the first place, bent towards the second.
            case quadratic(Point, control: Point)
            /// A cubic curve to the first place, bent towards the two others.
            case cubic(Point, control1: Point, control2: Point)
            /// A straight line back to where the pen was last set down.
            case close
        }
    }
}

#if !hasFeature(Embedded)
extension Scene.Path: Codable {}
extension Scene.Path.Element: Codable {}
#endif
