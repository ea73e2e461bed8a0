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

    /// What the system names and draws.
    ///
    /// Raw values are Apple's.
    public enum SystemItem: Int, Hashable, Sendable {
        /// The end of something.
        case done = 0
        /// Giving up.
        case cancel = 1
        /// Changing.
        case edit = 2
        /// Keeping.
        case save = 3
        /// A plus.
        case add = 4
        /// Room that grows.
        case flexibleSpace = 5
        /// Room of a width.
        case fixedSpace = 6
        /// Writing something new.
        case compose = 7
        /// An answer.
        case reply = 8
        /// Sharing.
        case action = 9
        /// Sorting something in.
        case organize = 10
        /// What was marked.
        case bookmarks = 11
        /// Searching.
        case search = 12
        /// Asking again.
        case refresh = 13
        /// Stopping.
        case stop = 14
        /// A camera.
        case camera = 15
        /// Throwing away.
        case trash = 16
        /// Playing.
        case play = 17
        /// Standing still for a while.
        case pause = 18
        /// Back to the start.
        case rewind = 19
        /// To the end.
        case fastForward = 20
        /// Taking back.
        case undo = 21
        /// Doing again.
        case redo = 22
        /// Closing.
        case close = 24
    }

    /// A button that the system names and draws.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// A button that the system names and draws, with what it runs.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
    }

    /// A button with a title or a picture, those of the action where they are left out.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// Room that grows.
    public class func flexibleSpace() -> Self {
        let made = self.init()
        made.systemItem = .flexibleSpace
        return made
    }

    /// Room of a width, in points.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let made = self.init()
        made.systemItem = .fixedSpace
        made.width = width
        return made
    }

    /// A button without looks.
    public required override init() { super.init() }
    /// A button from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What the system names and draws; nil for a button of one's own.
    final var systemItem: SystemItem?
    /// What is run when it is tapped; there are no taps here.
    open var primaryAction: UIAction?
    /// Who would be sent the message.
    open weak var target: AnyObject?
    /// The colour; nil for that of the bar.
    open var tintColor: UIColor?

    /// A button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// A button with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target.map { $0 as AnyObject }
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

    /// A tab with a title and two pictures.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// The picture while the tab is chosen.
    open var selectedImage: UIImage?
    /// A short text beside the picture.
    open var badgeValue: String?
}

/// What a navigation bar shows of one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// When the title is large.
    ///
    /// Raw values are Apple's.
    public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        /// As on the controller before.
        case automatic = 0
        /// Where the bar has large titles.
        case always = 1
        /// Not at all.
        case never = 2
    }

    /// When the title is large; automatic counts as always.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// How the bar looks for this item; nil for as the bar has it.
    open var standardAppearance: UINavigationBarAppearance?
    /// How the bar looks for this item while nothing is scrolled below it; nil for as the bar has it.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Replaces the button at the left; there is no animation.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Replaces the button at the right; there is no animation.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

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
