/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The raw value of Core Animation.
    public let rawValue: String
    /// Creates a curve from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A circular arc.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A continuous curve.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
