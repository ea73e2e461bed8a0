import Foundation

/// A change that swings like a spring.
open class CASpringAnimation: CABasicAnimation {
    /// How heavy what swings is.
    open var mass: CGFloat = 1
    /// How stiff the spring is.
    open var stiffness: CGFloat = 100
    /// What slows it down.
    open var damping: CGFloat = 10
    /// How fast it is at the begin.
    open var initialVelocity: CGFloat = 0

    override func take(over copy: CAAnimation) {
        super.take(over: copy)
        guard let copy = copy as? CASpringAnimation else { return }
        (copy.mass, copy.stiffness) = (mass, stiffness)
        (copy.damping, copy.initialVelocity) = (damping, initialVelocity)
    }
}
