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
    /// What it offers when it is tapped, or pressed for long where it has an action; kept.
    open var menu: UIMenu?
    /// Who would be sent the message.
    open weak var target: AnyObject? { didSet { UnreachableTarget.report(target, action) } }
    /// The colour; nil for that of the bar.
    open var tintColor: UIColor?

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
