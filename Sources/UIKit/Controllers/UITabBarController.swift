import Foundation

/// Controllers of which one is shown above a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The controllers, one a tab.
    open var viewControllers: [UIViewController]? {
        get { children }
        set {
            joined = []
            show(newValue ?? [])
        }
    }

    /// Shows other controllers: the one that was chosen, where it is among them, else the one at its place, else the first.
    private func show(_ next: [UIViewController]) {
        let (former, chosen) = (shownChildren, selectedViewController)
        let kept = next.firstIndex { $0 === chosen } ?? (next.indices.contains(index) ? index : 0)
        exchange(former, for: next.indices.contains(kept) ? [next[kept]] : []) {
            replaceChildren(by: next)
            index = kept
            showSelected()
        }
    }

    /// Replaces the controllers; there is no animation.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    // MARK: Tabs

    /// The tabs, whose controllers are those of the bar; none where controllers were set without.
    open var tabs: [UITab] {
        get { joined }
        set {
            joined = newValue
            showTabs()
        }
    }
    private var joined: [UITab] = [] {
        didSet {
            for tab in oldValue where tab.tabBarController === self { tab.join(nil) }
            for tab in joined { tab.join(self) }
        }
    }
    /// Shows the controllers that the tabs have now.
    final func showTabs() { show(tabs.compactMap(\.viewController)) }
    /// Replaces the tabs; there is no animation.
    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    /// The tab of the bar that is chosen: the one whose controller is shown.
    ///
    /// A tab of a group that is set is chosen in the group, too.
    open var selectedTab: UITab? {
        get { selectedViewController.flatMap { shown in tabs.first { $0.viewController === shown } } }
        set {
            guard var tab = newValue, tab.tabBarController === self else { return }
            while let group = tab.parent {
                group.selectedChild = tab
                tab = group
            }
            if let controller = tab.viewController { selectedViewController = controller }
        }
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
    open var selectedIndex: Int {
        get { index }
        set {
            let former = shownChildren
            index = newValue
            exchange(former, for: shownChildren) { showSelected() }
        }
    }
    private var index = 0
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
        didSet { if isBarPushedAway != oldValue { hideBar() } }
    }
    /// Whether the bar is hidden, so that the controllers reach below it.
    open var isTabBarHidden = false { didSet { if isTabBarHidden != oldValue { hideBar() } } }
    /// Hides or shows the bar; there is no animation.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    private func hideBar() {
        tabBar.isHidden = isTabBarHidden || isBarPushedAway
        if isViewLoaded { placeSelected() }
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
