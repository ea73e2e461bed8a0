import Foundation

/// Something in a bar: a title or a picture.
///
/// It is no view.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// An item without a title.
    public override init() { super.init() }
    /// An item from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) { super.init() }
    /// The title.
    open var title: String?
    /// The picture.
    open var image: UIImage?
    /// Whether it can be tapped.
    open var isEnabled = true
    /// A number to find an item by.
    open var tag = 0
    /// How far the picture is moved, in points; kept.
    open var imageInsets = UIEdgeInsets.zero
    /// The picture in low bars; kept.
    open var landscapeImagePhone: UIImage?
    /// How far the picture is moved in low bars, in points; kept.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    /// The picture where all is larger; kept.
    open var largeContentSizeImage: UIImage?
    /// The attributes of the title by the state of the item; kept.
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Sets the attributes of the title in a state; nil for those of the bar.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
    }
    /// The attributes of the title in a state; nil for those of the bar.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    // MARK: Accessibility

    /// A name for tests of the interface.
    open var accessibilityIdentifier: String?
    /// What is read aloud for the item; nil for the title.
    open var accessibilityLabel: String?
    /// What is read aloud about the effect of using the item.
    open var accessibilityHint: String?
    /// What is read aloud of the item's value.
    open var accessibilityValue: String?
    /// What the item is to somebody who hears it.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// Whether the item is read aloud.
    open var isAccessibilityElement = true
}
