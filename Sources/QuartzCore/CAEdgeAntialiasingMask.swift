/// The edges of a layer.
///
/// Bits are Apple's.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt32
    /// Edges of Apple's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The lower edge.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The upper edge.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
