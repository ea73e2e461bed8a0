extension UISegmentedControl {
    /// The positions of a segment in the row.
    ///
    /// The raw values equal Apple's.
    public enum Segment: Int, Hashable, Sendable {
        /// Any position.
        case any = 0
        /// The first of several segments.
        case left = 1
        /// A segment between others.
        case center = 2
        /// The last of several segments.
        case right = 3
        /// The only segment.
        case alone = 4
    }
}
