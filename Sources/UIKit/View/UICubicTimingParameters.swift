import Foundation

/// A curve of the speed of an animation; kept.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The usual curve.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    /// Of which kind the course is.
    public let timingCurveType: UITimingCurveType

    /// Slow at both ends.
    public convenience override init() { self.init(animationCurve: .easeInOut) }
    /// One of the usual curves, with the control points of Core Animation's.
    public init(animationCurve curve: UIView.AnimationCurve) {
        (animationCurve, timingCurveType) = (curve, .builtin)
        controlPoint1 = CGPoint(x: curve == .linear || curve == .easeOut ? 0 : 0.42, y: 0)
        controlPoint2 = CGPoint(x: curve == .linear || curve == .easeIn ? 1 : 0.58, y: 1)
        super.init()
    }
    /// A curve of two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (controlPoint1, controlPoint2, animationCurve, timingCurveType) = (point1, point2, .easeInOut, .cubic)
        super.init()
    }

    /// The curve itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// No spring.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}
