import Foundation

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
    /// The start value; nil for the current value.
    open var fromValue: Any?
    /// The end value; nil for the current value.
    open var toValue: Any?
    /// The change of the value.
    open var byValue: Any?

    override func take(over copy: CAAnimation) {
        super.take(over: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    }
}
