import Foundation

/// A button in a navigation bar or toolbar.
///
/// Plumb does not draw it.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The style of a bar button.
    ///
    /// The raw values equal Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// A plain button.
        case plain = 0
        /// A button that completes a task.
        case done = 2
    }

    /// A button that the system provides.
    ///
    /// The raw values equal Apple's.
    public enum SystemItem: Int, Hashable, Sendable {
        /// The Done button.
        case done = 0
        /// The Cancel button.
        case cancel = 1
        /// The Edit button.
        case edit = 2
        /// The Save button.
        case save = 3
        /// The Add button.
        case add = 4
        /// A flexible space.
        case flexibleSpace = 5
        /// A fixed space.
        case fixedSpace = 6
        /// The Compose button.
        case compose = 7
        /// The Reply button.
        case reply = 8
        /// The Action button, which shares content.
        case action = 9
        /// The Organize button.
        case organize = 10
        /// The Bookmarks button.
        case bookmarks = 11
        /// The Search button.
        case search = 12
        /// The Refresh button.
        case refresh = 13
        /// The Stop button.
        case stop = 14
        /// The Camera button.
        case camera = 15
        /// The Trash button.
        case trash = 16
        /// The Play button.
        case play = 17
        /// The Pause button.
        case pause = 18
        /// The Rewind button.
        case rewind = 19
        /// The Fast Forward button.
        case fastForward = 20
        /// The Undo button.
        case undo = 21
        /// The Redo button.
        case redo = 22
        /// The Close button.
        case close = 24
    }

    /// Creates a system button with a target and an action.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(target: target, action: action)
        self.systemItem = systemItem
    }

    /// Creates a system button with an action and a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates a button with a title and an image; the defaults are those of the action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.menu = menu
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// Creates a button with a title, an image, a target and a menu.
    public convenience init(
        title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(target: target, action: action)
        (self.title, self.image, self.menu) = (title, image, menu)
    }

    /// Creates a flexible space.
    public class func flexibleSpace() -> UIBarButtonItem {
        let made = UIBarButtonItem()
        made.systemItem = .flexibleSpace
        return made
    }

    /// Creates a fixed space of a width, in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let made = UIBarButtonItem()
        made.systemItem = .fixedSpace
        made.width = width
        return made
    }

    /// Creates a button without a title or image.
    public override init() { super.init() }
    /// Creates a button from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The system item of the button; nil for a custom button.
    final var systemItem: SystemItem?
    /// The action that a tap runs.
    ///
    /// Plumb does not run it; a host may.
    open var primaryAction: UIAction?
    /// The menu of the button.
    ///
    /// Plumb stores the value and does not use it.
    open var menu: UIMenu?
    /// The target of the action.
    ///
    /// A warning is logged if the target is no `ActionTarget`.
    open weak var target: AnyObject? { didSet { UnreachableTarget.report(target, action) } }
    /// The tint color of the button; nil for that of the bar.
    ///
    /// Plumb stores the value and does not use it.
    open var tintColor: UIColor?

    /// The group that contains the button.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    /// A Boolean value that indicates whether changes of a symbol image are animated.
    ///
    /// Plumb stores the value and does not use it.
    open var isSymbolAnimationEnabled = false
    /// A Boolean value that indicates whether the button is hidden.
    ///
    /// Plumb stores the value and does not use it.
    open var isHidden = false
    /// A Boolean value that indicates whether the button is selected.
    ///
    /// Plumb stores the value and does not use it.
    open var isSelected = false
    /// A Boolean value that indicates whether a tap changes the selection.
    ///
    /// Plumb stores the value and does not use it.
    open var changesSelectionAsPrimaryAction = false
    /// The possible titles, which determine a constant width.
    ///
    /// Plumb stores the value and does not use it.
    open var possibleTitles: Set<String>?
    private var backgrounds: [UInt: UIImage] = [:]
    /// Sets the background image for a control state.
    ///
    /// Plumb stores the value by state and does not use it.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { backgrounds[state.rawValue] = backgroundImage }
    /// Returns the background image for a control state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[state.rawValue]
    }
    private var adjustments: (title: [Int: UIOffset], back: [Int: UIOffset]) = ([:], [:])
    /// Sets the offset of the title for bar metrics, in points.
    ///
    /// Plumb stores the value and does not use it.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        adjustments.title[barMetrics.rawValue] = adjustment
    }
    /// Returns the offset of the title for bar metrics, in points.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        adjustments.title[barMetrics.rawValue] ?? .zero
    }
    /// Sets the offset of the back button's title for bar metrics, in points.
    ///
    /// Plumb stores the value and does not use it.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        adjustments.back[barMetrics.rawValue] = adjustment
    }
    /// Returns the offset of the back button's title for bar metrics, in points.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        adjustments.back[barMetrics.rawValue] ?? .zero
    }

    /// Creates a button with an image and an image for compact bars.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }
    /// Creates a button with a target and an action.
    private convenience init(target: Any?, action: Selector?) {
        self.init()
        self.action = action
        self.target = target.map { $0 as AnyObject }
    }

    /// Creates a button with a title, a target and an action.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(target: target, action: action)
        self.title = title
        self.style = style
    }

    /// Creates a button with an image, a target and an action.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(target: target, action: action)
        self.image = image
        self.style = style
    }

    /// Creates a bar item with a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// The style of the button.
    open var style = Style.plain
    /// The width, in points; 0 for the width of the content.
    ///
    /// Plumb stores the value and does not use it.
    open var width: CGFloat = 0
    /// The custom view of the item.
    ///
    /// Plumb stores the value and does not use it.
    open var customView: UIView?
    /// The action that a tap sends to the target.
    open var action: Selector?
}
