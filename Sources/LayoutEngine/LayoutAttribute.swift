/// The part of an item that a constraint speaks of; raw values are Apple's, those from 32 on the private ones.
public enum LayoutAttribute: UInt8, Hashable, Sendable {
    /// None: the other side is a constant.
    case notAnAttribute = 0
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading begins.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal centre.
    case centerX = 9
    /// The vertical centre.
    case centerY = 10
    /// The baseline of the last line.
    case lastBaseline = 11
    /// The baseline of the first line.
    case firstBaseline = 12
    /// The smallest x, whatever the direction.
    case minX = 32
    /// The smallest y.
    case minY = 33
    /// The middle in x.
    case midX = 34
    /// The middle in y.
    case midY = 35
    /// The largest x, whatever the direction.
    case maxX = 36
    /// The largest y.
    case maxY = 37

    /// Whether it is a width or a height.
    public var isSize: Bool { self == .width || self == .height }

    /// Whether it depends on the direction of reading.
    @inlinable @inline(__always)
    public var isDirectional: Bool { self == .leading || self == .trailing }

    /// Whether it lies on the horizontal axis.
    public var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .minX, .midX, .maxX: true
        default: false
        }
    }

    /// Whether it is an edge or the middle of the alignment rectangle.
    @inline(__always)
    var isLine: Bool {
        switch self {
        case .notAnAttribute, .width, .height, .lastBaseline, .firstBaseline: false
        default: true
        }
    }

    /// Where a line lies between the first edge of its axis, 0, and the last one, 1, where leading means left; 0 for what is none.
    @inline(__always)
    var line: Double {
        switch self {
        case .right, .bottom, .trailing, .maxX, .maxY: 1
        case .centerX, .centerY, .midX, .midY: 0.5
        default: 0
        }
    }
}
