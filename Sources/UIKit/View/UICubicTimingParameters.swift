import Foundation

/// The timing curve of an animation.
///
/// Plumb stores the values and does not use them.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The built-in curve.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    /// The type of the timing curve.
    public let timingCurveType: UITimingCurveType

    /// Creates the ease-in-out curve.
    public convenience override init() { self.init(animationCurve: .easeInOut) }
    /// Creates a built-in curve with the control points of Core Animation.
    public init(animationCurve curve: UIView.AnimationCurve) {
        (animationCurve, timingCurveType) = (curve, .builtin)
        controlPoint1 = CGPoint(x: curve == .linear || curve == .easeOut ? 0 : 0.42, y: 0)
        controlPoint2 = CGPoint(x: curve == .linear || curve == .easeIn ? 1 : 0.58, y: 1)
        super.init()
    }
    /// Creates a curve with two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (controlPoint1, controlPoint2, animationCurve, timingCurveType) = (point1, point2, .easeInOut, .cubic)
        super.init()
    }

    /// The parameters themselves.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// The spring parameters; always nil.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}
