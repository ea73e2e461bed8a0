import Foundation

/// A tab of a tab bar controller.
///
/// It creates its controller on first access, at the latest when the tab is shown.
@preconcurrency @MainActor open class UITab: NSObject {
    /// The identifier of the tab.
    public let identifier: String
    /// The title of the tab.
    open var title: String { didSet { viewControllerIfMade?.tabBarItem.title = title } }
    /// The image of the tab.
    open var image: UIImage? { didSet { viewControllerIfMade?.tabBarItem.image = image } }
    /// The subtitle of the tab.
    ///
    /// Plumb stores the value and does not use it.
    open var subtitle: String?
    /// The text of the tab's badge.
    open var badgeValue: String? { didSet { viewControllerIfMade?.tabBarItem.badgeValue = badgeValue } }
    /// A value for the app's own use.
    ///
    /// Plumb stores the value and does not use it.
    open var userInfo: Any?
    /// A Boolean value that indicates whether the user has hidden the tab.
    ///
    /// Plumb stores the value and does not use it.
    open var isHidden = false
    /// A Boolean value that indicates whether the user can hide the tab.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsHiding = false
    /// The preferred placement of the tab.
    ///
    /// Plumb stores the value and does not use it.
    open var preferredPlacement = Placement.automatic
    /// The group that contains the tab.
    open internal(set) weak var parent: UITabGroup?
    /// The tab bar controller that contains the tab.
    open private(set) weak var tabBarController: UITabBarController?

    private let provider: ((UITab) -> UIViewController)?
    private(set) var viewControllerIfMade: UIViewController?

    /// The placement of a tab in a wide tab bar.
    ///
    /// The raw values equal Apple's.
    public enum Placement: Int, Hashable, Sendable {
        /// The placement that the system chooses.
        case automatic = 0
        /// In the tab bar by default; the user can move or remove it.
        case `default` = 1
        /// Not in the tab bar by default; the user can add and move it.
        case optional = 2
        /// In the tab bar; the user can move it but not remove it.
        case movable = 3
        /// At the trailing end of the tab bar.
        case pinned = 4
        /// At the leading end of the tab bar; the user cannot move or remove it.
        case fixed = 5
        /// Only in the sidebar.
        case sidebarOnly = 6
    }

    /// Creates a tab with a closure that provides its controller.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    }

    /// Sets the tab bar controller of the tab and of the tabs in it; nil removes them.
    func join(_ controller: UITabBarController?) { tabBarController = controller }

    /// The controller of the tab, created on first access; nil if no closure provides it.
    open var viewController: UIViewController? {
        if viewControllerIfMade == nil, let made = provider?(self) {
            made.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
            made.tabBarItem.badgeValue = badgeValue
            viewControllerIfMade = made
        }
        return viewControllerIfMade
    }
}

/// A tab that groups other tabs.
///
/// The tab bar shows the group, and the group shows the controller of its selected child.
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
    /// The selected tab of the group.
    ///
    /// The default is the tab of ``defaultChildIdentifier``, or else the first. The group ignores a tab that it does not contain.
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
    /// The identifier of the tab that is selected by default; nil for the first.
    open var defaultChildIdentifier: String? { didSet { tabBarController?.showTabs() } }

    /// Creates a group of tabs, with a closure that may provide a controller for the group.
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

    /// Returns the tab with an identifier, searching nested groups too.
    open func tab(forIdentifier identifier: String) -> UITab? {
        children.lazy.compactMap { $0.found(identifier) }.first
    }

    /// The controller of the group itself, or else that of the selected child.
    open override var viewController: UIViewController? { super.viewController ?? selectedChild?.viewController }
}

/// A tab for search.
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// A Boolean value that indicates whether selecting the tab starts the search.
    ///
    /// Plumb stores the value and does not use it.
    open var automaticallyActivatesSearch = false

    /// Creates a search tab with the system title and image.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider)
    }
}

extension UITab {
    /// Returns this tab, or a tab in it, if it has the identifier.
    fileprivate func found(_ identifier: String) -> UITab? {
        self.identifier == identifier ? self : (self as? UITabGroup)?.tab(forIdentifier: identifier)
    }
}

extension UITabBarController {
    /// The presentation of tabs in a wide environment.
    ///
    /// The raw values equal Apple's.
    public enum Mode: Int, Hashable, Sendable {
        /// The presentation that the system chooses.
        case automatic = 0
        /// A tab bar.
        case tabBar = 1
        /// A tab bar or a sidebar.
        case tabSidebar = 2
    }

    /// Returns the tab with an identifier, searching groups too.
    public func tab(forIdentifier identifier: String) -> UITab? { tabs.lazy.compactMap { $0.found(identifier) }.first }
}
