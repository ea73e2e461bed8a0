import Foundation

/// A pile of controllers, of which the topmost is shown below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The controllers, the topmost last; one that is there twice is misuse.
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            guard Set(newValue.map(ObjectIdentifier.init)).count == newValue.count else {
                let list = newValue.map { controller in "    \"\(controller)\"" }.joined(separator: ",\n")
                return LayoutMisuse(
                    .internalInconsistency,
                    "All view controllers in a navigation controller must be distinct ((\n\(list)\n))"
                ).report()
            }
            exchangeTop(shownChildren, by: newValue.last) { replaceChildren(by: newValue) }
        }
    }

    /// The topmost controller.
    open var topViewController: UIViewController? { children.last }
    /// The controller that is shown.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Who hears which controller is on top.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// What would find the fingers that go back; there are none here.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
        let made = UIScreenEdgePanGestureRecognizer()
        made.edges = .left
        return made
    }()
    /// The bar above the content.
    open private(set) lazy var navigationBar: UINavigationBar = {
        let made = barClasses.navigationBar.map { UIView.made(of: $0) }
        let bar = made as? UINavigationBar ?? UINavigationBar(frame: .zero)
        bar.didChange = { [weak self] in self?.updateBarInsets() }
        return bar
    }()
    /// The bar below the content, hidden until somebody wants it; it shows the items of the topmost controller.
    open private(set) lazy var toolbar: UIToolbar! = {
        let made = barClasses.toolbar.map { UIView.made(of: $0) }
        let bar = made as? UIToolbar ?? UIToolbar(frame: .zero)
        bar.isHidden = true
        bar.didChange = { [weak self] in self?.updateBarInsets() }
        return bar
    }()
    /// Whether there is no toolbar.
    open var isToolbarHidden: Bool {
        get { toolbar.isHidden }
        set { toolbar.isHidden = newValue }
    }
    /// Shows or hides the toolbar; there is no animation.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    /// Whether bars go while the content scrolls; kept, since nothing scrolls by itself.
    open var hidesBarsOnSwipe = false
    /// Whether bars go and come with a tap; kept, since there are no touches.
    open var hidesBarsOnTap = false
    /// Whether bars go where there is little height; kept.
    open var hidesBarsWhenVerticallyCompact = false
    /// Whether bars go while there is a keyboard; kept, there is none.
    open var hidesBarsWhenKeyboardAppears = false
    /// Whether a controller of the pile wanted no bar of a tab bar controller when it was shown.
    final private(set) var hidesBottomBar = false
    /// Whether there is no navigation bar.
    open var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { navigationBar.isHidden = newValue }
    }
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
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }

    /// A navigation controller with bars of classes of one's own; nil for the system's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClasses = (navigationBarClass as? UINavigationBar.Type, toolbarClass as? UIToolbar.Type)
        super.init(nibName: nil, bundle: nil)
    }
    private var barClasses: (navigationBar: UINavigationBar.Type?, toolbar: UIToolbar.Type?) = (nil, nil)

    /// A navigation controller from an archive; nothing but an empty controller is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Puts a controller on top; there is no animation.
    ///
    /// It is the topmost one, and its view is loaded, before the one below hears that it leaves. A controller that is in the pile
    /// already, and another navigation controller, are misuse.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if let misuse = misuse(ofPushing: viewController) { return misuse.report() }
        let former = shownChildren
        addChild(viewController)
        if appearance.isShown { viewController.loadViewIfNeeded() }
        exchangeTop(former, by: viewController) {}
    }

    private func misuse(ofPushing viewController: UIViewController) -> LayoutMisuse? {
        if children.contains(where: { child in child === viewController }) {
            return LayoutMisuse(
                .invalidArgument,
                "Pushing the same view controller instance more than once is not supported (\(viewController))")
        }
        return viewController is UINavigationController
            ? LayoutMisuse(.invalidArgument, "Pushing a navigation controller is not supported") : nil
    }

    /// Takes the topmost controller away, unless it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { pop(downTo: children.count - 2).last }

    /// Takes all controllers but the first away, and gives them back.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(downTo: 0) }

    /// Takes controllers away until one is on top, and gives them back; nil where it is not there.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        children.firstIndex { $0 === viewController }.map(pop)
    }

    /// Takes all controllers above one away, of which the topmost hears that it goes and no other that it is shown.
    private func pop(downTo index: Int) -> [UIViewController] {
        guard index >= 0, index + 1 < children.count else { return [] }
        let popped = Array(children[(index + 1)...])
        // Who hears that it leaves may have itself and others leave, of which it does not hear again.
        for controller in popped.reversed() where !controller.isDeparting { controller.willDepart() }
        let leaving = popped.filter { children.contains($0) || $0.viewIfLoaded?.superview === viewIfLoaded }
        guard !leaving.isEmpty else { return popped }
        // They are no longer in the pile when they hear that they leave, but have their parent until they have left.
        children.removeAll(where: leaving.contains)
        exchangeTop(leaving.suffix(1), by: children.last) {
            for controller in leaving {
                controller.viewIfLoaded?.removeFromSuperview()
                controller.barInsets = .zero
            }
        }
        for controller in leaving.reversed() where controller.parent === self {
            controller.parent = nil
            controller.didDepart()
        }
        return popped
    }

    /// Shows the topmost controller as soon as the view is there.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        didShow(showTop())
    }

    /// Puts the bar below what the device covers.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        navigationBar.frame = CGRect(
            x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: barHeight)
        toolbar.frame = CGRect(
            x: 0, y: view.bounds.height - toolbarRoom, width: view.bounds.width, height: toolbarHeight)
        placeTop()
    }

    private var toolbarHeight: CGFloat { toolbar.intrinsicContentSize.height }
    private var toolbarRoom: CGFloat { view.safeAreaInsets.bottom + toolbarHeight }

    /// The topmost controller reaches below the bars, or stands between them.
    private func placeTop() {
        guard let top = topViewController, top.viewIfLoaded?.superviewStorage === view else { return }
        let safe = view.safeAreaInsets
        // A bar of a tab bar controller around belongs to what is not safe of this one.
        let below = toolbar.isHidden ? (barInsets.bottom > 0 ? safe.bottom : 0) : toolbarRoom
        let room = UIEdgeInsets(
            top: navigationBar.isHidden ? 0 : safe.top + barHeight, left: 0, bottom: below, right: 0)
        top.place(
            amongBars: room, safe: safe, in: view.bounds,
            isOpaque: (!navigationBar.isTranslucent, !toolbar.isHidden && !toolbar.isTranslucent))
    }

    /// The controllers fill the view.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

    /// Changes the pile so that another controller is topmost, and shows that.
    private func exchangeTop(
        _ former: some Sequence<UIViewController>, by next: UIViewController?, _ change: () -> Void
    ) {
        var shown: UIViewController?
        exchange(Array(former), for: next.map { [$0] } ?? []) {
            change()
            shown = showTop()
        }
        didShow(shown)
    }

    /// Pushes the content of a split view; not another navigation controller.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        guard !(secondaryViewController is UINavigationController) else { return }
        pushViewController(secondaryViewController, animated: false)
    }
    /// Gives back the topmost controller, where it is not the only one.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { popViewController(animated: false) }

    /// Shows the topmost controller, and gives it where it was not shown yet.
    private func showTop() -> UIViewController? {
        navigationBar.items = children.map(\.navigationItem)
        toolbar.items = topViewController?.toolbarItems
        hidesBottomBar = children.contains(where: \.hidesBottomBarWhenPushed)
        tabBarController?.contentDidChange()
        guard let top = topViewController, fillView(with: top, below: navigationBar) else { return nil }
        delegate?.navigationController(self, willShow: top, animated: false)
        updateBarInsets()
        return top
    }

    private func didShow(_ top: UIViewController?) {
        guard let top else { return }
        top.didArrive()
        delegate?.navigationController(self, didShow: top, animated: false)
    }

    /// The height of the bar; a controller may want no large title.
    private var barHeight: CGFloat {
        topViewController?.navigationItem.largeTitleDisplayMode == .never
            ? navigationBar.heightWithSmallTitle : navigationBar.intrinsicContentSize.height
    }

    private func updateBarInsets() {
        guard isViewLoaded else { return }
        placeTop()
        view.setNeedsLayout()
    }
}
