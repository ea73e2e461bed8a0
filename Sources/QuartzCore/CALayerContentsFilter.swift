/// The filter for scaled content.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The raw value of Core Animation.
    public let rawValue: String
    /// Creates a filter from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Linear interpolation.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Nearest neighbor.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Trilinear interpolation with mipmaps.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
