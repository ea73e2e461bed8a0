import Foundation

/// A button that shows a colour and lets the user choose another one; a host chooses by setting it and sending actions.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    override func didInitialize() { setFixedSizePriorities() }

    /// What the choice is called.
    open var title: String?
    /// Whether the colour may be see-through.
    open var supportsAlpha = true
    /// The colour; nil for none.
    open var selectedColor: UIColor?

    /// 28 × 28 points, as reported; there is no sample.
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    /// The size that it always asks for.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
