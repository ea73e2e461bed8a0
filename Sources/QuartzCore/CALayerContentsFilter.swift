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
