/// How the content of a layer takes another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A filter of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Between the nearest points.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The nearest point.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Between the nearest points of pictures that were made smaller before.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

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
