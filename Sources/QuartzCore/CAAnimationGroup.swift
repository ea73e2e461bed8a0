import Foundation

/// A group of animations that run at the same time.
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?

    override func take(over copy: CAAnimation) {
        super.take(over: copy)
        (copy as? CAAnimationGroup)?.animations = animations
    }
}
