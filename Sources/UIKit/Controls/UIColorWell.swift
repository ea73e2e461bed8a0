import Foundation

/// A control that shows a color and lets the user choose another color.
///
/// Plumb shows no color picker. A host sets ``selectedColor`` and sends the actions.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    override func didInitialize() { setFixedSizePriorities() }

    /// The title of the color picker.
    ///
    /// Plumb stores the value and does not use it.
    open var title: String?
    /// A Boolean value that indicates whether the user may choose a translucent color.
    ///
    /// Plumb stores the value and does not use it.
    open var supportsAlpha = true
    /// The selected color, or `nil` for none.
    open var selectedColor: UIColor?

    /// The size of the color well: 28 × 28 points, as reported.
    ///
    /// Plumb has no measured sample.
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    /// Returns the intrinsic content size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
