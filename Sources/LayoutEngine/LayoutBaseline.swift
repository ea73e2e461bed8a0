/// The position of a baseline: a distance below a line of the item, or the baseline of another item.
public struct LayoutBaseline: Hashable, Sendable {
    /// The line from which the distance is measured.
    public enum Line: UInt8, Hashable, Sendable {
        /// The top edge of the alignment rectangle.
        case top
        /// The middle between the top and bottom edges.
        case center
        /// The bottom edge.
        case bottom
    }

    /// The line from which the distance is measured.
    public var line: Line
    /// The distance downwards, in points.
    public var offset: Double
    /// The item that provides the baseline.
    ///
    /// If it is set, `line` and `offset` are ignored.
    public var item: LayoutItem?

    /// The first baseline of an item without text: its top edge.
    public static let first = LayoutBaseline(below: .top)
    /// The last baseline of an item without text: its bottom edge.
    public static let last = LayoutBaseline(below: .bottom)

    /// Creates a baseline at a distance below a line of the item.
    public init(below line: Line = .bottom, by offset: Double = 0) {
        self.line = line
        self.offset = offset
    }

    /// Creates a baseline that another item provides.
    public init(of item: LayoutItem) {
        self.init()
        self.item = item
    }
}
