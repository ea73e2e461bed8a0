import Foundation

/// Several changes at the same time.
open class CAAnimationGroup: CAAnimation {
    /// The changes.
    open var animations: [CAAnimation]?

    override func take(over copy: CAAnimation) {
        super.take(over: copy)
        (copy as? CAAnimationGroup)?.animations = animations
    }
}
