import Foundation

/// A change of one property.
open class CAPropertyAnimation: CAAnimation {
    /// An animation of a property that is named by its path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The path of the property.
    open var keyPath: String?
    /// Whether what it gives is added to what is there.
    open var isAdditive = false
    /// Whether each run begins where the one before ended.
    open var isCumulative = false

    override func take(over copy: CAAnimation) {
        super.take(over: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
    }
}
