import Foundation

/// How the speed of an animation changes.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
    /// Of which kind the course is.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil where there is none.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil where there is none.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// Of which kind the course of an animation is.
///
/// Raw values are Apple's.
public enum UITimingCurveType: Int, Hashable, Sendable {
    /// One of the usual curves.
    case builtin = 0
    /// A curve of two control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A curve and a spring.
    case composed = 3
}

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

/// A spring that moves an animation; kept.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed at the begin, in distances a second.
    public let initialVelocity: CGVector

    /// A spring that does not swing.
    public convenience override init() { self.init(dampingRatio: 1) }
    /// A spring of a damping, from 0 to 1.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }
    /// A spring of a damping, from 0 to 1, and a speed at the begin.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        super.init()
    }
    /// A spring of a mass, and a speed at the begin.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        super.init()
    }

    /// A spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// No curve.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring itself.
    open var springTimingParameters: UISpringTimingParameters? { self }
}
