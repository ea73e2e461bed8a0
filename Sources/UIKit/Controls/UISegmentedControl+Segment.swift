extension UISegmentedControl {
    /// Where a segment stands in its row.
    ///
    /// Raw values are Apple's.
    public enum Segment: Int, Hashable, Sendable {
        /// Anywhere.
        case any = 0
        /// First of several.
        case left = 1
        /// Between others.
        case center = 2
        /// Last of several.
        case right = 3
        /// Without others.
        case alone = 4
    }
}
