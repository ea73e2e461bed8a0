import Foundation

/// A container controller that manages a stack of view controllers and shows the topmost below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The controllers on the stack, from the root to the topmost.
    ///
    /// Setting a list that contains a controller twice is an error with Apple's text.
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

    /// The topmost controller of the stack.
    open var topViewController: UIViewController? { children.last }
    /// The visible controller: the presented one, or else the topmost of the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// The delegate that receives the changes of the topmost controller.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The gesture recognizer that pops the topmost controller.
    ///
    /// Plumb never triggers it.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
        let made = UIScreenEdgePanGestureRecognizer()
        made.edges = .left
        return made
    }()
    /// The navigation bar above the content.
    open private(set) lazy var navigationBar: UINavigationBar = {
        let made = barClasses.navigationBar.map { UIView.made(of: $0) }
        let bar = made as? UINavigationBar ?? UINavigationBar(frame: .zero)
        bar.didChange = { [weak self] in self?.updateBarInsets() }
        return bar
    }()
    /// The toolbar below the content, hidden by default.
    ///
    /// It shows the items of the topmost controller.
    open private(set) lazy var toolbar: UIToolbar! = {
        let made = barClasses.toolbar.map { UIView.made(of: $0) }
        let bar = made as? UIToolbar ?? UIToolbar(frame: .zero)
        bar.isHidden = true
        bar.didChange = { [weak self] in self?.updateBarInsets() }
        return bar
    }()
    /// A Boolean value that indicates whether the toolbar is hidden.
    open var isToolbarHidden: Bool {
        get { toolbar.isHidden }
        set { toolbar.isHidden = newValue }
    }
    /// Shows or hides the toolbar, without animation.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    /// A Boolean value that indicates whether a swipe hides the bars.
    ///
    /// Plumb stores the value and does not use it.
    open var hidesBarsOnSwipe = false
    /// A Boolean value that indicates whether a tap hides and shows the bars.
    ///
    /// Plumb stores the value and does not use it.
    open var hidesBarsOnTap = false
    /// A Boolean value that indicates whether the bars hide in a vertically compact environment.
    ///
    /// Plumb stores the value and does not use it.
    open var hidesBarsWhenVerticallyCompact = false
    /// A Boolean value that indicates whether the keyboard hides the bars.
    ///
    /// Plumb stores the value and does not use it.
    open var hidesBarsWhenKeyboardAppears = false
    /// A Boolean value that indicates whether a controller on the stack hides the tab bar while pushed.
    final private(set) var hidesBottomBar = false
    /// A Boolean value that indicates whether the navigation bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { navigationBar.isHidden = newValue }
    }
    /// Shows or hides the navigation bar, without animation.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Replaces the controllers on the stack, without animation.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Creates a navigation controller.
    ///
    /// `InterfaceBuilder` reads nibs, so the controller only stores the name.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a navigation controller with a root controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }

    /// Creates a navigation controller with custom bar classes; nil selects the default class.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClasses = (navigationBarClass as? UINavigationBar.Type, toolbarClass as? UIToolbar.Type)
        super.init(nibName: nil, bundle: nil)
    }
    private var barClasses: (navigationBar: UINavigationBar.Type?, toolbar: UIToolbar.Type?) = (nil, nil)

    /// Creates a navigation controller from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Pushes a controller onto the stack, without animation.
    ///
    /// The controller is topmost, and its view is loaded, before the former one receives `viewWillDisappear(_:)`. Pushing a navigation
    /// controller, or a controller that is already on the stack, is an error with Apple's text.
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

    /// Pops the topmost controller and returns it; returns nil if it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { pop(downTo: children.count - 2).last }

    /// Pops all controllers except the root and returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(downTo: 0) }

    /// Pops controllers until a controller is topmost and returns them; returns nil if it is not on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        children.firstIndex { $0 === viewController }.map(pop)
    }

    /// Pops all controllers above an index.
    ///
    /// Only the topmost receives the disappearance calls, and no controller between receives appearance calls.
    private func pop(downTo index: Int) -> [UIViewController] {
        guard index >= 0, index + 1 < children.count else { return [] }
        let popped = Array(children[(index + 1)...])
        // A controller that receives the call may pop itself and others, which do not receive it again.
        for controller in popped.reversed() where !controller.isDeparting { controller.willDepart() }
        let leaving = popped.filter { children.contains($0) || $0.viewIfLoaded?.superview === viewIfLoaded }
        guard !leaving.isEmpty else { return popped }
        // The popped controllers are no longer on the stack while they disappear. They keep their parent until they have disappeared.
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

    /// Adds the bars and shows the topmost controller.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        didShow(showTop())
    }

    /// Places the bars inside the safe area of the device.
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

    /// Places the topmost controller below the bars or between them.
    private func placeTop() {
        guard let top = topViewController, top.viewIfLoaded?.superviewStorage === view else { return }
        let safe = view.safeAreaInsets
        // A tab bar around the navigation controller counts as part of its unsafe area.
        let below = toolbar.isHidden ? (barInsets.bottom > 0 ? safe.bottom : 0) : toolbarRoom
        let room = UIEdgeInsets(
            top: navigationBar.isHidden ? 0 : safe.top + barHeight, left: 0, bottom: below, right: 0)
        top.place(
            amongBars: room, safe: safe, in: view.bounds,
            isOpaque: (!navigationBar.isTranslucent, !toolbar.isHidden && !toolbar.isTranslucent))
    }

    /// Returns the size of the parent, since child controllers fill the view.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

    /// Changes the stack and shows the new topmost controller.
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

    /// Pushes the secondary controller of a split view, unless it is a navigation controller.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        guard !(secondaryViewController is UINavigationController) else { return }
        pushViewController(secondaryViewController, animated: false)
    }
    /// Pops the topmost controller and returns it; returns nil if it is the only one.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { popViewController(animated: false) }

    /// Shows the topmost controller and returns it; returns nil if it is already shown.
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

    /// The height of the navigation bar; a controller may disable the large title.
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
