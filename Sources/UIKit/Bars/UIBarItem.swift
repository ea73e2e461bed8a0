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
}

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The looks of a button in a bar.
    ///
    /// Raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// As text is.
        case plain = 0
        /// What ends an edit.
        case done = 2
    }

    /// A button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.action = action
    }

    /// A button with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.action = action
    }

    /// A view in the place of a button.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// The look.
    open var style = Style.plain
    /// The width in points; 0 for that of the content.
    open var width: CGFloat = 0
    /// The view in the place of a button.
    open var customView: UIView?
    /// What would be sent when it is tapped.
    open var action: Selector?
}

/// A tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// A tab with a title and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// The picture while the tab is chosen.
    open var selectedImage: UIImage?
    /// A short text beside the picture.
    open var badgeValue: String?
}

/// What a navigation bar shows of one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// An item with a title.
    public init(title: String) { self.title = title }
    /// An item from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) { super.init() }
    /// The title.
    open var title: String?
    /// A view in the place of the title.
    open var titleView: UIView?
    /// A line above the title.
    open var prompt: String?
    /// Whether there is no button to go back.
    open var hidesBackButton = false
    /// The button to go back of the controllers above.
    open var backBarButtonItem: UIBarButtonItem?
    /// The button at the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The button at the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// The buttons at the left, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons at the right, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]?
}
