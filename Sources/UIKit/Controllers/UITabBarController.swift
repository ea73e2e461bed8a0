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

    /// Who hears which controller is shown.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// Called when the user chooses a tab; nothing calls it here, since there are no touches.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// The bar below the content.
    open private(set) lazy var tabBar = UITabBar(frame: .zero)

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
        let height = tabBar.intrinsicContentSize.height + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
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
        selected.additionalSafeAreaInsets.bottom = tabBar.intrinsicContentSize.height
        selected.didArrive()
    }
}
