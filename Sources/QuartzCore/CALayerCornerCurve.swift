/// How the line of a rounded corner runs.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A curve of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// One that bends softly at its ends.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
