import Foundation

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The key path of the property.
    open var keyPath: String?
    /// A Boolean value that indicates whether the value is added to the current one.
    open var isAdditive = false
    /// A Boolean value that indicates whether each repetition begins with the end value of the previous one.
    open var isCumulative = false

    override func take(over copy: CAAnimation) {
        super.take(over: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
    }
}
