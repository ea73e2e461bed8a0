import Foundation

/// A tab of a tab bar.
///
/// Plumb does not draw it.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// Creates a tab with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates a tab with a title, an image and a selected image.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// Creates a system tab with the English title and, in Plumb, without an image.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: nil, tag: tag)
    }

    /// The image of the selected tab.
    ///
    /// Plumb stores the value and does not use it.
    open var selectedImage: UIImage?
    /// The text of the badge.
    ///
    /// Plumb stores the value and does not use it.
    open var badgeValue: String?
    /// The color of the badge; nil for the default.
    ///
    /// Plumb stores the value and does not use it.
    open var badgeColor: UIColor?
    /// The offset of the title, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var titlePositionAdjustment = UIOffset.zero
    /// The appearance of the bar while the tab is selected; nil for that of the bar.
    ///
    /// Plumb stores the value and does not use it.
    open var standardAppearance: UITabBarAppearance?
    /// The appearance at the scroll edge while the tab is selected; nil for that of the bar.
    ///
    /// Plumb stores the value and does not use it.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The attributes of the badge text, by control state.
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Sets the attributes of the badge text for a control state; nil for the default.
    ///
    /// Plumb stores the value and does not use it.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
    }
    /// Returns the attributes of the badge text for a control state; nil for the default.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
}
