import Foundation

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
        self.init(target: target, action: action)
        self.systemItem = systemItem
    }

    /// A button that the system names and draws, with what it runs.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A button with a title or a picture, those of the action where they are left out.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.menu = menu
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// A button with a title or a picture that sends a message, and offers a menu.
    public convenience init(
        title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(target: target, action: action)
        (self.title, self.image, self.menu) = (title, image, menu)
    }

    /// Room that grows.
    public class func flexibleSpace() -> UIBarButtonItem {
        let made = UIBarButtonItem()
        made.systemItem = .flexibleSpace
        return made
    }

    /// Room of a width, in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let made = UIBarButtonItem()
        made.systemItem = .fixedSpace
        made.width = width
        return made
    }

    /// A button without looks.
    public override init() { super.init() }
    /// A button from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What the system names and draws; nil for a button of one's own.
    final var systemItem: SystemItem?
    /// What is run when it is tapped; there are no taps here.
    open var primaryAction: UIAction?
    /// What it offers when it is tapped, or pressed for long where it has an action; kept.
    open var menu: UIMenu?
    /// Who would be sent the message.
    open weak var target: AnyObject? { didSet { UnreachableTarget.report(target, action) } }
    /// The colour; nil for that of the bar.
    open var tintColor: UIColor?

    /// The group that the button is in.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    /// Whether changes of a symbol move; kept, nothing moves here.
    open var isSymbolAnimationEnabled = false
    /// Whether the button is not in its bar; kept.
    open var isHidden = false
    /// Whether the button is chosen; kept.
    open var isSelected = false
    /// Whether a tap chooses the button or a part of its menu; kept.
    open var changesSelectionAsPrimaryAction = false
    /// What its title may be, so that its width does not change; kept.
    open var possibleTitles: Set<String>?
    private var backgrounds: [UInt: UIImage] = [:]
    /// Sets the picture behind the button in a state and height; kept by the state.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { backgrounds[state.rawValue] = backgroundImage }
    /// The picture behind the button in a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[state.rawValue]
    }
    private var adjustments: (title: [Int: UIOffset], back: [Int: UIOffset]) = ([:], [:])
    /// Sets how far the title is moved in a height of the bar, in points; kept.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        adjustments.title[barMetrics.rawValue] = adjustment
    }
    /// How far the title is moved in a height of the bar, in points.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        adjustments.title[barMetrics.rawValue] ?? .zero
    }
    /// Sets how far the title of a button that goes back is moved in a height of the bar, in points; kept.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        adjustments.back[barMetrics.rawValue] = adjustment
    }
    /// How far the title of a button that goes back is moved in a height of the bar, in points.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        adjustments.back[barMetrics.rawValue] ?? .zero
    }

    /// A button with two pictures, one for low bars.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }
    /// A button without looks that would send a message.
    private convenience init(target: Any?, action: Selector?) {
        self.init()
        self.action = action
        self.target = target.map { $0 as AnyObject }
    }

    /// A button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(target: target, action: action)
        self.title = title
        self.style = style
    }

    /// A button with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(target: target, action: action)
        self.image = image
        self.style = style
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
