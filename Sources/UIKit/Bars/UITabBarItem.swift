import Foundation

/// A tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// A tab with a title and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// A tab with a title and two pictures.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// A tab of the system's; its title is the English one, and it has no picture here.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: nil, tag: tag)
    }

    /// The picture while the tab is chosen.
    open var selectedImage: UIImage?
    /// A short text beside the picture.
    open var badgeValue: String?
    /// The colour of that text's background; nil for the system's.
    open var badgeColor: UIColor?
    /// How far the title is moved, in points; kept.
    open var titlePositionAdjustment = UIOffset.zero
    /// How the bar looks while the tab is chosen; nil for how it looks by itself.
    open var standardAppearance: UITabBarAppearance?
    /// The same where the content stands at its end.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The attributes of that text by the state of the tab; kept.
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Sets the attributes of that text in a state; nil for the system's.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
    }
    /// The attributes of that text in a state; nil for the system's.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
}
