import Foundation

/// A control that shows a colour and lets the user choose another colour.
///
/// Plumb shows no colour picker. A host sets ``selectedColor`` and sends the actions.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    override func didInitialize() { setFixedSizePriorities() }

    /// The title of the colour picker.
    open var title: String?
    /// A Boolean value that indicates whether the user may choose a translucent colour.
    open var supportsAlpha = true
    /// The selected colour, or `nil` for none.
    open var selectedColor: UIColor?

    /// The size of the colour well: 28 × 28 points, as reported.
    ///
    /// Plumb has no measured sample.
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    /// Returns the intrinsic content size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
