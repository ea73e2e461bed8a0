import Foundation

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the begin; nil for the present one.
    open var fromValue: Any?
    /// The value at the end; nil for the present one.
    open var toValue: Any?
    /// What is added from begin to end.
    open var byValue: Any?

    override func take(over copy: CAAnimation) {
        super.take(over: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    }
}
