import CoreGraphics
import Foundation

/// A layer that shows a path: its fill and its stroke.
open class CAShapeLayer: CALayer {
    /// The path, in the layer's own coordinates.
    open var path: CGPath?
    /// The fill; black until set.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// What counts as inside.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The colour of the stroke; none until set.
    open var strokeColor: CGColor?
    /// Where the stroke begins, as a part of the path's length.
    open var strokeStart: CGFloat = 0
    /// Where the stroke ends, as a part of the path's length.
    open var strokeEnd: CGFloat = 1
    /// The width of the stroke, in points.
    open var lineWidth: CGFloat = 1
    /// How pointed a mitre may be.
    open var miterLimit: CGFloat = 10
    /// What the ends of lines look like.
    open var lineCap = CAShapeLayerLineCap.butt
    /// What corners look like.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// Where in the pattern of dashes the stroke begins, in points.
    open var lineDashPhase: CGFloat = 0
    /// The lengths of dashes and gaps in turn, in points; nil for a whole line.
    open var lineDashPattern: [NSNumber]?
}

/// What counts as inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A rule of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What the path winds around.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What lies behind an odd number of lines.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// What the ends of lines look like.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A cap of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Cut off at the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle beyond the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// What corners of lines look like.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A join of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
