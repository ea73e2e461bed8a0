/// The attribute of an item in a constraint.
///
/// Raw values are Apple's; private ones begin at 32.
public enum LayoutAttribute: UInt8, Hashable, Sendable {
    /// No attribute: the other side is a constant.
    case notAnAttribute = 0
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge in the layout direction.
    case leading = 5
    /// The trailing edge in the layout direction.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line.
    case lastBaseline = 11
    /// The baseline of the first line.
    case firstBaseline = 12
    /// The smallest x in every layout direction.
    case minX = 32
    /// The smallest y.
    case minY = 33
    /// The middle x.
    case midX = 34
    /// The middle y.
    case midY = 35
    /// The largest x in every layout direction.
    case maxX = 36
    /// The largest y.
    case maxY = 37

    /// A Boolean value that indicates whether the attribute is a width or a height.
    public var isSize: Bool { self == .width || self == .height }

    /// A Boolean value that indicates whether the attribute depends on the layout direction.
    @inlinable @inline(__always)
    public var isDirectional: Bool { self == .leading || self == .trailing }

    /// A Boolean value that indicates whether the attribute belongs to the horizontal axis.
    public var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .minX, .midX, .maxX: true
        default: false
        }
    }

    /// A Boolean value that indicates whether it is an edge or the middle of the alignment rectangle.
    @inline(__always)
    var isLine: Bool {
        switch self {
        case .notAnAttribute, .width, .height, .lastBaseline, .firstBaseline: false
        default: true
        }
    }

    /// The relative position of a line between the first edge (0) and the last edge (1) of its axis, where leading is
    /// left.
    ///
    /// It is 0 for attributes that are not lines.
    @inline(__always)
    var line: Double {
        switch self {
        case .right, .bottom, .trailing, .maxX, .maxY: 1
        case .centerX, .centerY, .midX, .midY: 0.5
        default: 0
        }
    }
}
