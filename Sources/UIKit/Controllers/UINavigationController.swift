import Foundation

/// A pile of controllers, of which the topmost is shown below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The controllers, the topmost last.
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            for child in children where !newValue.contains(where: { $0 === child }) { child.removeFromParent() }
            for child in newValue { addChild(child) }
            showTop()
        }
    }

    /// The topmost controller.
    open var topViewController: UIViewController? { children.last }
    /// The controller that is shown.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Whether there is no navigation bar.
    open var isNavigationBarHidden = false { didSet { updateBarInsets() } }
    /// Shows or hides the navigation bar; there is no animation.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Replaces the controllers; there is no animation.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// A navigation controller without a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A navigation controller around a first controller.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }

    /// A navigation controller from an archive; nothing but an empty controller is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Puts a controller on top; there is no animation.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        addChild(viewController)
        showTop()
    }

    /// Takes the topmost controller away, unless it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let top = children.last else { return nil }
        top.viewIfLoaded?.removeFromSuperview()
        top.removeFromParent()
        showTop()
        return top
    }

    /// Takes all controllers but the first away, and gives them back.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        var popped: [UIViewController] = []
        while let top = popViewController(animated: animated) { popped.insert(top, at: 0) }
        return popped
    }

    /// Shows the topmost controller as soon as the view is there.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop()
    }

    private func showTop() {
        guard isViewLoaded, let top = topViewController else { return }
        for child in children where child !== top { child.viewIfLoaded?.removeFromSuperview() }
        guard top.view.superview !== view else { return }
        top.view.frame = view.bounds
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(top.view)
        updateBarInsets()
        top.didMove(toParent: self)
    }

    /// The bar, 44 points high, belongs to what is not safe for the content.
    private func updateBarInsets() {
        guard let top = topViewController else { return }
        top.additionalSafeAreaInsets.top = isNavigationBarHidden ? 0 : 44
    }
}

/// Controllers of which one is shown above a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
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

    /// Which controller is shown.
    open var selectedIndex = 0 { didSet { showSelected() } }

    /// The controller that is shown.
    open var selectedViewController: UIViewController? {
        children.indices.contains(selectedIndex) ? children[selectedIndex] : nil
    }

    /// Shows the selected controller as soon as the view is there.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showSelected()
    }

    /// The bar, 49 points high, belongs to what is not safe for the content.
    private func showSelected() {
        guard isViewLoaded, let selected = selectedViewController else { return }
        for child in children where child !== selected { child.viewIfLoaded?.removeFromSuperview() }
        guard selected.view.superview !== view else { return }
        selected.view.frame = view.bounds
        selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        selected.additionalSafeAreaInsets.bottom = 49
        view.addSubview(selected.view)
        selected.didMove(toParent: self)
    }
}
