import Simplex

/// A rectangle that an engine places: a view or a guide.
public struct LayoutItem: Hashable, Sendable {
    /// Its place among the items of its engine; places of removed items are given out again.
    public let index: Int32

    init(index: Int32) { self.index = index }
}

/// Distances from the edges of a rectangle inwards, in points.
public struct LayoutInsets: Hashable, Sendable {
    /// From the top edge down.
    public var top: Double
    /// From the left edge to the right.
    public var left: Double
    /// From the bottom edge up.
    public var bottom: Double
    /// From the right edge to the left.
    public var right: Double

    /// Insets of four edges.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// A rectangle in the coordinates of the parent item, in points.
public struct LayoutRectangle: Hashable, Sendable {
    /// The left edge.
    public var minX: Double
    /// The top edge.
    public var minY: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// A rectangle.
    public init(minX: Double, minY: Double, width: Double, height: Double) {
        self.minX = minX
        self.minY = minY
        self.width = width
        self.height = height
    }

    /// What equals no rectangle.
    static var unknown: LayoutRectangle { LayoutRectangle(minX: .nan, minY: .nan, width: .nan, height: .nan) }
}

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

/// What few items have, beside the item so that the others stay small.
struct ItemShape {
    /// How far the frame reaches beyond the alignment rectangle.
    var insets = LayoutInsets()
    /// How far the content is scrolled.
    var childOffsetX = 0.0
    var childOffsetY = 0.0
    var firstBaseline = LayoutBaseline()
    var lastBaseline = LayoutBaseline()
}

/// What an engine knows of an item.
struct ItemRecord {
    /// The first of its variables, which follow one another: minX, minY, width, height.
    var minX: Variable
    var parent: Int32
    var depth: Int32
    /// Whether sizes may be negative: the item stands for a distance.
    var hasSignedSize = false
    /// Whether it is required that the width, and the height, are not negative.
    var keepsWidth = false
    var keepsHeight = false
    /// The head of the list of constraints that name the item; a link is `constraint * 2 + side`.
    var firstLink: Int32 = -1
    var isAlive = true
    var isRightToLeft = false
    /// Whether a constraint has ever named it, and whether an item has ever been inside.
    var isNamed = false
    var hasChildren = false
    /// Whether a baseline of another item has ever been this one's.
    var isBaselineTarget = false
    /// Where its shape is among `shapes`; -1 for the usual one.
    var shape: Int32 = -1

    var minY: Variable { minX.advanced(by: 1) }
    var width: Variable { minX.advanced(by: 2) }
    var height: Variable { minX.advanced(by: 3) }
    var variables: [Variable] { [minX, minY, width, height] }

    init(minX: Variable, parent: Int32, depth: Int32) {
        (self.minX, self.parent, self.depth) = (minX, parent, depth)
    }
}
