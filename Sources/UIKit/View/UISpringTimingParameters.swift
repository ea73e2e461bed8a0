import Foundation

/// The spring timing of an animation.
///
/// Plumb stores the initial velocity and does not use it.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial velocity, relative to the distance of the animation per second.
    public let initialVelocity: CGVector

    /// Creates a critically damped spring.
    public convenience override init() { self.init(dampingRatio: 1) }
    /// Creates a spring with a damping ratio from 0 to 1.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }
    /// Creates a spring with a damping ratio from 0 to 1 and an initial velocity.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        super.init()
    }
    /// Creates a spring with a mass, a stiffness, a damping and an initial velocity.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        super.init()
    }

    /// The type of the timing curve: a spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// The cubic parameters; always nil.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The parameters themselves.
    open var springTimingParameters: UISpringTimingParameters? { self }
}
