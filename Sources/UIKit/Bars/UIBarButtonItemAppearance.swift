import Foundation

/// The appearance of bar buttons.
///
/// Plumb stores the values and does not use them.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    /// Creates the default appearance.
    public override init() { super.init() }
    /// Creates the appearance of a style.
    ///
    /// In Plumb it equals the default appearance.
    public init(style: UIBarButtonItem.Style) { super.init() }
    /// The appearance in the normal state.
    public let normal = UIBarButtonItemStateAppearance()
    /// The appearance in the highlighted state.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The appearance in the disabled state.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The appearance in the focused state.
    public let focused = UIBarButtonItemStateAppearance()
    /// Resets all states to the default appearance of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.reset() }
    }
}

/// The appearance of bar buttons in one state.
///
/// Plumb stores the values and does not use them.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The background image of the button.
    open var backgroundImage: UIImage?
    /// The offset of the background image, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    func reset() {
        (titleTextAttributes, titlePositionAdjustment) = ([:], .zero)
        (backgroundImage, backgroundImagePositionAdjustment) = (nil, .zero)
    }
}
