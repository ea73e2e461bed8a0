import Foundation

/// A tab of a tab bar controller, whose controller is made when it is first asked for, at the latest when the tab is shown.
@preconcurrency @MainActor open class UITab: NSObject {
    /// What tells the tab apart from others.
    public let identifier: String
    /// The name of the tab.
    open var title: String { didSet { viewControllerIfMade?.tabBarItem.title = title } }
    /// The picture of the tab.
    open var image: UIImage? { didSet { viewControllerIfMade?.tabBarItem.image = image } }
    /// A second line where there is room for it; kept.
    open var subtitle: String?
    /// A short text beside the picture.
    open var badgeValue: String? { didSet { viewControllerIfMade?.tabBarItem.badgeValue = badgeValue } }
    /// What the program knows of the tab.
    open var userInfo: Any?
    /// Whether the user has put the tab away; kept.
    open var isHidden = false
    /// Whether the user may put the tab away; kept.
    open var allowsHiding = false
    /// Where the tab stands in wide bars; kept.
    open var preferredPlacement = Placement.automatic
    /// The group that the tab is in.
    open internal(set) weak var parent: UITabGroup?
    /// The controller whose bar has the tab.
    open private(set) weak var tabBarController: UITabBarController?

    private let provider: ((UITab) -> UIViewController)?
    private(set) var viewControllerIfMade: UIViewController?

    /// Where a tab stands in wide bars.
    ///
    /// Raw values are Apple's.
    public enum Placement: Int, Hashable, Sendable {
        /// As the system has it.
        case automatic = 0
        /// As the system has it, whatever is around.
        case `default` = 1
        /// In the bar, until the user takes it away.
        case optional = 2
        /// In the bar, where the user cannot move it.
        case movable = 3
        /// At its end.
        case pinned = 4
        /// In the bar, where the user cannot take it away.
        case fixed = 5
        /// Only beside the content.
        case sidebarOnly = 6
    }

    /// A tab with what makes its controller.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    }

    /// Comes into the bar of a controller with the tabs in it, or leaves it.
    func join(_ controller: UITabBarController?) { tabBarController = controller }

    /// The controller of the tab; made when it is asked for, nil where nothing makes it.
    open var viewController: UIViewController? {
        if viewControllerIfMade == nil, let made = provider?(self) {
            made.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
            made.tabBarItem.badgeValue = badgeValue
            viewControllerIfMade = made
        }
        return viewControllerIfMade
    }
}

/// Tabs below a tab; a bar shows the group, and the group the controller of the tab that is chosen in it.
@preconcurrency @MainActor open class UITabGroup: UITab {
    /// The tabs in the group.
    open var children: [UITab] {
        didSet {
            for tab in oldValue where tab.parent === self {
                tab.parent = nil
                tab.join(nil)
            }
            adopt()
            tabBarController?.showTabs()
        }
    }
    /// The tab that is chosen in the group; the one of ``defaultChildIdentifier``, or the first, until set.
    ///
    /// A tab that is not in the group, or no longer, is not chosen in it.
    open var selectedChild: UITab? {
        get {
            let isThere = chosen.map { chosen in children.contains { $0 === chosen } } ?? false
            if isThere { return chosen }
            return children.first { $0.identifier == defaultChildIdentifier } ?? children.first
        }
        set {
            guard newValue == nil || children.contains(where: { $0 === newValue }) else { return }
            chosen = newValue
            tabBarController?.showTabs()
        }
    }
    private weak var chosen: UITab?
    /// Which tab is chosen in the group until another is; nil for the first.
    open var defaultChildIdentifier: String? { didSet { tabBarController?.showTabs() } }

    /// A group of tabs, with what makes a controller of its own.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adopt()
    }

    private func adopt() {
        for child in children {
            child.parent = self
            child.join(tabBarController)
        }
    }

    override func join(_ controller: UITabBarController?) {
        super.join(controller)
        for child in children { child.join(controller) }
    }

    /// The tab of the group with an identifier, in its groups too.
    open func tab(forIdentifier identifier: String) -> UITab? {
        children.lazy.compactMap { $0.found(identifier) }.first
    }

    /// The controller of its own, else that of the tab that is chosen in it.
    open override var viewController: UIViewController? { super.viewController ?? selectedChild?.viewController }
}

/// The tab of a search.
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// Whether the search begins as soon as the tab is chosen; kept.
    open var automaticallyActivatesSearch = false

    /// The search with the system's name and picture, and what makes its controller.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider)
    }
}

extension UITab {
    /// This tab, or one in it, of an identifier.
    fileprivate func found(_ identifier: String) -> UITab? {
        self.identifier == identifier ? self : (self as? UITabGroup)?.tab(forIdentifier: identifier)
    }
}

extension UITabBarController {
    /// How tabs are shown where there is room for more than a bar.
    ///
    /// Raw values are Apple's.
    public enum Mode: Int, Hashable, Sendable {
        /// As the system has it.
        case automatic = 0
        /// As a bar.
        case tabBar = 1
        /// As a bar, or beside the content.
        case tabSidebar = 2
    }

    /// The tab of an identifier, in groups too.
    public func tab(forIdentifier identifier: String) -> UITab? { tabs.lazy.compactMap { $0.found(identifier) }.first }
}
