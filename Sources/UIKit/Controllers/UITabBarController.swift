import Foundation

/// Controllers of which one is shown above a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The controllers, one a tab.
    open var viewControllers: [UIViewController]? {
        get { children }
        set {
            let (former, next) = (shownChildren, newValue ?? [])
            let shown = next.indices.contains(selectedIndex) ? next[selectedIndex] : nil
            exchange(former, for: shown.map { [$0] } ?? []) {
                replaceChildren(by: next)
                showSelected()
            }
        }
    }

    /// Replaces the controllers; there is no animation.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    // MARK: Tabs

    /// The tabs, whose controllers are those of the bar.
    open var tabs: [UITab] = [] { didSet { showTabs() } }
    /// Replaces the tabs; there is no animation.
    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    /// The tab that is chosen: the one whose controller is shown.
    open var selectedTab: UITab? {
        get { selectedViewController.flatMap { shown in tabs.first { $0.viewController === shown } } }
        set { if let controller = newValue?.viewController { selectedViewController = controller } }
    }
    /// How tabs are shown where there is room for more than a bar; kept, they are shown as a bar.
    open var mode = Mode.automatic

    /// Who hears which controller is shown.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// Called when the user chooses a tab; nothing calls it here, since there are no touches.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// The bar below the content.
    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar(frame: .zero)
        bar.didChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
        return bar
    }()

    /// Which controller is shown.
    open var selectedIndex = 0 {
        didSet {
            let former = children.indices.contains(oldValue) ? [children[oldValue]] : []
            exchange(former, for: shownChildren) { showSelected() }
        }
    }
    override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    /// The chosen controller takes the content of a split view in.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { selectedViewController?.collapseSecondaryViewController(secondaryViewController, for: splitViewController) }
    /// What the chosen controller gives back.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { selectedViewController?.separateSecondaryViewController(for: splitViewController) }

    /// The controller that is shown.
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set { if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }

    /// Shows the selected controller as soon as the view is there.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        showSelected()
    }

    /// Puts the bar above what the device covers, and lets it reach below.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - barHeight, width: view.bounds.width, height: barHeight)
        placeSelected()
    }

    private var barHeight: CGFloat { tabBar.intrinsicContentSize.height + view.safeAreaInsets.bottom }

    /// Whether a controller that was pushed wants no bar.
    private var isBarPushedAway = false {
        didSet { if isBarPushedAway != oldValue { tabBar.isHidden = isBarPushedAway } }
    }

    /// Has the bar follow what the chosen controller shows.
    final func contentDidChange() {
        guard isViewLoaded else { return }
        isBarPushedAway = (selectedViewController as? UINavigationController)?.hidesBottomBar ?? false
        placeSelected()
    }

    /// The chosen controller reaches below the bar, or ends above it.
    private func placeSelected() {
        guard let selected = selectedViewController, selected.viewIfLoaded?.superviewStorage === view else { return }
        let room = UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : barHeight, right: 0)
        selected.place(
            amongBars: room, safe: view.safeAreaInsets, in: view.bounds, isOpaque: (false, !tabBar.isTranslucent))
    }

    /// The controllers fill the view.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The bar belongs to what is not safe for the content.
    private func showSelected() {
        tabBar.items = children.map(\.tabBarItem)
        tabBar.selectedItem = selectedViewController?.tabBarItem
        guard let selected = selectedViewController, fillView(with: selected, below: tabBar) else { return }
        contentDidChange()
        selected.didArrive()
    }
}
