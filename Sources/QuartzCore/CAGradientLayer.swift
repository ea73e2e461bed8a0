import CoreGraphics
import Foundation

/// A layer with a color gradient.
///
/// Plumb stores its properties and draws nothing.
open class CAGradientLayer: CALayer {
    /// The colors, as `CGColor`.
    open var colors: [Any]?
    /// The positions of the colors, from 0 to 1; nil for equal distances.
    open var locations: [NSNumber]?
    /// The start point relative to the bounds.
    ///
    /// The default is the middle of the top edge.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The end point relative to the bounds.
    ///
    /// The default is the middle of the bottom edge.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The type of gradient.
    open var type = CAGradientLayerType.axial
}

/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The raw value of Core Animation.
    public let rawValue: String
    /// Creates a type from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A linear gradient between the two points.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// A radial gradient around the first point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// A conic gradient around the first point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
