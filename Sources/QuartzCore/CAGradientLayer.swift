import CoreGraphics
import Foundation

/// A layer filled with colours that run into one another; it keeps what it is told, and nothing draws it.
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`.
    open var colors: [Any]?
    /// Where each colour stands, from 0 to 1; nil for equal distances.
    open var locations: [NSNumber]?
    /// Where the first colour stands, as parts of the bounds; the middle of the upper edge until set.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the last colour stands, as parts of the bounds; the middle of the lower edge until set.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// How the colours run.
    open var type = CAGradientLayerType.axial
}

/// How the colours of a gradient run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A type of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along the line between the two points.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Outwards from the first point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the first point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
