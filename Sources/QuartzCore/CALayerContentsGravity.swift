/// How the content of a layer takes its size.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A gravity of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the top.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the bottom.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the right.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// Stretched over the layer.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as fills.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
