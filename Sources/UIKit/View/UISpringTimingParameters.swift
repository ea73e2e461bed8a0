import Foundation

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
