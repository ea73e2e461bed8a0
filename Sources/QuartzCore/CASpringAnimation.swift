import Foundation

/// A spring animation.
open class CASpringAnimation: CABasicAnimation {
    /// The mass.
    open var mass: CGFloat = 1
    /// The stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// The damping.
    open var damping: CGFloat = 10
    /// The initial velocity.
    open var initialVelocity: CGFloat = 0

    override func take(over copy: CAAnimation) {
        super.take(over: copy)
        guard let copy = copy as? CASpringAnimation else { return }
        (copy.mass, copy.stiffness) = (mass, stiffness)
        (copy.damping, copy.initialVelocity) = (damping, initialVelocity)
    }
}
