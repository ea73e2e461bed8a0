import Foundation

/// Controllers of which one is shown above a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The controllers, one a tab.
    open var viewControllers: [UIViewController]? {
        get { children }
        set {
            for child in children { child.removeFromParent() }
            for child in newValue ?? [] { addChild(child) }
            showSelected()
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
    open var selectedIndex = 0 { didSet { showSelected() } }

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
        selected.didMove(toParent: self)
    }
}
