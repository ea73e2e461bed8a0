/// Where a baseline lies: at a distance below one of the item's own lines, or where another item's baseline is.
public struct LayoutBaseline: Hashable, Sendable {
    /// What the distance is measured from.
    public enum Line: UInt8, Hashable, Sendable {
        /// The top edge of the alignment rectangle.
        case top
        /// The middle between top and bottom edge.
        case center
        /// The bottom edge.
        case bottom
    }

    /// What the distance is measured from.
    public var line: Line
    /// The distance downwards, in points.
    public var offset: Double
    /// The item whose baseline it is; its own position then counts, and `line` and `offset` do not.
    public var item: LayoutItem?

    /// The first baseline of an item without text: its top edge.
    public static let first = LayoutBaseline(below: .top)
    /// The last baseline of an item without text: its bottom edge.
    public static let last = LayoutBaseline(below: .bottom)

    /// A baseline at a distance below a line of the item.
    public init(below line: Line = .bottom, by offset: Double = 0) {
        self.line = line
        self.offset = offset
    }

    /// A baseline that is another item's.
    public init(of item: LayoutItem) {
        self.init()
        self.item = item
    }
}
