import Foundation

/// An item in a bar, with a title and an image.
///
/// It is not a view. Plumb does not draw the items of bars.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// Creates an item without a title.
    public override init() { super.init() }
    /// Creates an item from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) { super.init() }
    /// The title of the item.
    open var title: String?
    /// The image of the item.
    open var image: UIImage?
    /// A Boolean value that indicates whether the item is enabled.
    open var isEnabled = true
    /// A number that identifies the item.
    open var tag = 0
    /// The insets of the image, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var imageInsets = UIEdgeInsets.zero
    /// The image for compact bars.
    ///
    /// Plumb stores the value and does not use it.
    open var landscapeImagePhone: UIImage?
    /// The insets of the image for compact bars, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    /// The image for large content sizes.
    ///
    /// Plumb stores the value and does not use it.
    open var largeContentSizeImage: UIImage?
    /// The attributes of the title, by control state.
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Sets the attributes of the title for a control state; nil for those of the bar.
    ///
    /// Plumb stores the value and does not use it.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
    }
    /// Returns the attributes of the title for a control state; nil for those of the bar.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    // MARK: Accessibility

    /// The identifier of the item for UI tests.
    ///
    /// Plumb stores the value and does not use it.
    open var accessibilityIdentifier: String?
    /// The accessibility label of the item; nil for the title.
    ///
    /// Plumb stores the value and does not use it.
    open var accessibilityLabel: String?
    /// The accessibility hint of the item.
    ///
    /// Plumb stores the value and does not use it.
    open var accessibilityHint: String?
    /// The accessibility value of the item.
    ///
    /// Plumb stores the value and does not use it.
    open var accessibilityValue: String?
    /// The accessibility traits of the item.
    ///
    /// Plumb stores the value and does not use it.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// A Boolean value that indicates whether the item is an accessibility element.
    ///
    /// Plumb stores the value and does not use it.
    open var isAccessibilityElement = true
}
