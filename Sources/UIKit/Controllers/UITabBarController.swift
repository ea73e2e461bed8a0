import Foundation

/// A container controller that shows one of its child controllers above a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The child controllers, one for each tab; nil for none.
    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set {
            joined = []
            show(newValue ?? [])
        }
    }

    /// Replaces the child controllers.
    ///
    /// The selected controller stays selected if it remains. Otherwise the one at its index is selected, or else the first.
    private func show(_ next: [UIViewController]) {
        let (former, chosen) = (shownChildren, selectedViewController)
        let kept = next.firstIndex { $0 === chosen } ?? (next.indices.contains(index) ? index : 0)
        exchange(former, for: next.indices.contains(kept) ? [next[kept]] : []) {
            replaceChildren(by: next)
            index = kept
            showSelected()
        }
    }

    /// Replaces the child controllers, without animation.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    // MARK: Tabs

    /// The tabs that provide the child controllers; empty if ``viewControllers`` was set directly.
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
    /// Shows the current controllers of the tabs.
    final func showTabs() { show(tabs.compactMap(\.viewController)) }
    /// Replaces the tabs, without animation.
    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    /// The selected tab: the one whose controller is shown.
    ///
    /// Setting a tab inside a group also selects it in the group.
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
    /// The presentation of the tabs.
    ///
    /// Plumb stores the value and does not use it; it always shows a tab bar.
    open var mode = Mode.automatic

    /// The delegate of the tab bar controller.
    ///
    /// Plumb does not use it.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// Notifies the controller that the user selected a tab.
    ///
    /// Plumb does not call this method; a host may.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// The tab bar below the content.
    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar(frame: .zero)
        bar.didChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
        return bar
    }()

    /// The index of the selected controller.
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

    /// Passes the secondary controller of a collapsing split view to the selected controller.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { selectedViewController?.collapseSecondaryViewController(secondaryViewController, for: splitViewController) }
    /// Returns the controller that the selected controller separates.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { selectedViewController?.separateSecondaryViewController(for: splitViewController) }

    /// The selected controller.
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set { if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }

    /// Adds the tab bar and shows the selected controller.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        showSelected()
    }

    /// Places the tab bar at the bottom of the view; its height includes the bottom safe area.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - barHeight, width: view.bounds.width, height: barHeight)
        placeSelected()
    }

    private var barHeight: CGFloat { tabBar.intrinsicContentSize.height + view.safeAreaInsets.bottom }

    /// A Boolean value that indicates whether a pushed controller hides the bar.
    private var isBarPushedAway = false {
        didSet { if isBarPushedAway != oldValue { hideBar() } }
    }
    /// A Boolean value that indicates whether the tab bar is hidden.
    ///
    /// The content extends below a hidden bar.
    open var isTabBarHidden = false { didSet { if isTabBarHidden != oldValue { hideBar() } } }
    /// Shows or hides the tab bar, without animation.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    private func hideBar() {
        tabBar.isHidden = isTabBarHidden || isBarPushedAway
        if isViewLoaded { placeSelected() }
    }

    /// Updates the bar after the selected controller changed its content.
    final func contentDidChange() {
        guard isViewLoaded else { return }
        isBarPushedAway = (selectedViewController as? UINavigationController)?.hidesBottomBar ?? false
        placeSelected()
    }

    /// Places the selected controller below the bar or above it.
    private func placeSelected() {
        guard let selected = selectedViewController, selected.viewIfLoaded?.superviewStorage === view else { return }
        let room = UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : barHeight, right: 0)
        selected.place(
            amongBars: room, safe: view.safeAreaInsets, in: view.bounds, isOpaque: (false, !tabBar.isTranslucent))
    }

    /// Returns the size of the parent, since child controllers fill the view.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Shows the selected controller; the bar counts as part of its unsafe area.
    private func showSelected() {
        tabBar.items = children.map(\.tabBarItem)
        tabBar.selectedItem = selectedViewController?.tabBarItem
        guard let selected = selectedViewController, fillView(with: selected, below: tabBar) else { return }
        contentDidChange()
        selected.didArrive()
    }
}
