import CoreGraphics
import Foundation

/// A layer that shows a path with a fill and a stroke.
open class CAShapeLayer: CALayer {
    /// The path, in the layer's own coordinates.
    open var path: CGPath?
    /// The fill color.
    ///
    /// The default is black.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// The rule for the inside of the path.
    ///
    /// Plumb stores the value and does not use it.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The color of the stroke.
    ///
    /// The default is none.
    open var strokeColor: CGColor?
    /// The start of the stroke, relative to the length of the path.
    ///
    /// Plumb stores the value and does not use it.
    open var strokeStart: CGFloat = 0
    /// The end of the stroke, relative to the length of the path.
    ///
    /// Plumb stores the value and does not use it.
    open var strokeEnd: CGFloat = 1
    /// The width of the stroke, in points.
    open var lineWidth: CGFloat = 1
    /// The limit of miters.
    open var miterLimit: CGFloat = 10
    /// The shape of the ends of lines.
    ///
    /// Plumb stores the value and does not use it.
    open var lineCap = CAShapeLayerLineCap.butt
    /// The shape of corners.
    ///
    /// Plumb stores the value and does not use it.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// The offset of the stroke in the dash pattern, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var lineDashPhase: CGFloat = 0
    /// The lengths of dashes and gaps in turn, in points; nil for a solid line.
    ///
    /// Plumb stores the value and does not use it.
    open var lineDashPattern: [NSNumber]?
}

/// The rule for the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The raw value of Core Animation.
    public let rawValue: String
    /// Creates a rule from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The nonzero winding rule.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The even-odd rule.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The raw value of Core Animation.
    public let rawValue: String
    /// Creates a cap from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Ends at the last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Ends in a half circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Ends half the width after the last point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The raw value of Core Animation.
    public let rawValue: String
    /// Creates a join from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A sharp corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A round corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A beveled corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
