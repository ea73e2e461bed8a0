import Foundation

/// Loads a view, takes part in its layout, and contains other controllers.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    // MARK: Storage

    /// What bars show for the controller, once somebody has asked for it.
    private var barItems: (navigation: UINavigationItem?, tab: UITabBarItem?) = (nil, nil)
    private var loadedView: UIView?
    /// The guides of bars, once somebody has asked for them.
    private var guides: (top: _UILayoutGuide?, bottom: _UILayoutGuide?) = (nil, nil)
    /// What the controller was told of being shown.
    final var appearance = ControllerAppearance()
    /// What the controller around this one has it adapt to; nil for what its own traits are.
    final var overridingTraits: UITraitCollection?
    /// What the controller says itself of its traits; nil where it says nothing.
    final var traitSettings: TraitSettings?
    /// What is called when traits have changed.
    final var traitHandlers: [TraitChangeHandler] = []
    /// What the bars of the controller around cover of the view, beside what the device does.
    final var barInsets = UIEdgeInsets.zero {
        didSet { if barInsets != oldValue { viewIfLoaded?.invalidateSafeArea() } }
    }
    /// Whether `updateProperties()` is due.
    final var needsPropertyUpdate = true
    /// Whether the controller has come into another and has not been told that it is there.
    final var isArriving = false
    /// Whether the controller is about to leave the one around it.
    final var isDeparting = false
    /// How it is shown, where somebody asked.
    final var presentation: UIPresentationController?
    /// What is shown over this controller.
    final var above: UIViewController?
    /// What this controller is shown over.
    final weak var below: UIViewController?
    /// What is shown over the view where there is nothing to show.
    final var unavailableContent: (any UIView & UIContentView)?
    /// The scroll views that were said to be the content, by edge.
    private var contentScrollViews: [UInt: WeakScrollView] = [:]
    private var addedKeyCommands: [UIKeyCommand] = []
    private var editing = false

    // MARK: Making

    /// A controller without a nib.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// A controller; nibs are read by `InterfaceBuilder`, so that the name is only kept.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        super.init()
    }

    /// A controller from an archive; nothing but an empty controller is read.
    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
    }

    /// The name that the controller was made with.
    open private(set) var nibName: String?

    // MARK: The view

    /// The view; reading it loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            guard loadedView !== newValue else { return }
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
            guides = (nil, nil)
        }
    }

    /// The view if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view where it is not.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
        showUnavailableContent()
    }

    /// Makes the view: a plain one of the screen's size unless overridden, without calling super then.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    /// Says that the view is loaded.
    open func viewDidLoad() {}
    /// Says that memory is short; a host may call it.
    open func didReceiveMemoryWarning() {}

    // MARK: Appearance

    /// Says that the view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// Says that the view has taken its place in the hierarchy and that traits and margins are known.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Says that the view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Says that the view is about to leave.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Says that the view has left.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Says that the view is about to be shown or to leave; who contains controllers calls it for those in it.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated) }
    /// Says that the view is shown or has left, after ``beginAppearanceTransition(_:animated:)``.
    open func endAppearanceTransition() { endAppearance() }
    /// Whether children hear that they are shown and leave when this controller does and when their views come and go.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The children that are to be seen where this controller is: those whose views stand in its view.
    var shownChildren: [UIViewController] {
        children.filter { child in
            guard let view = child.viewIfLoaded, let loadedView else { return false }
            return view.lies(in: loadedView)
        }
    }

    // MARK: Layout

    /// Asks for `updateProperties()` in the next pass, before anything is laid out.
    open func setNeedsUpdateProperties() {
        needsPropertyUpdate = true
        viewIfLoaded?.controllerNeedsPropertyUpdate()
    }
    /// Runs the pass of properties for the controller and its view.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.runPropertyPass() }
    /// Sets texts, colours and what else needs no layout, before `updateProperties()` of the view (which comes first is a choice).
    ///
    /// It is called again when something observable that it has read is another.
    open func updateProperties() {}
    /// Changes constraints of the view, in its update pass; an override calls super last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Comes before `layoutSubviews()` of the view.
    open func viewWillLayoutSubviews() {}
    /// Comes after `layoutSubviews()` of the view, before that of views deeper down.
    open func viewDidLayoutSubviews() {}
    /// Says that the layout margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}
    /// Says that the safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// What the controller adds to the safe area of its view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.invalidateSafeArea() } }
    }

    /// The least layout margins of the view: none above and below, beside 16 points and on wide screens 20.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = viewIfLoaded.map { SystemMargin.side(ofWidth: $0.bounds.width, in: $0.currentTraits) } ?? 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the view's layout margins are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.invalidateLayoutMargins() }
        }
    }

    /// The guide whose lower edge is that of the bars above the content.
    open var topLayoutGuide: any UILayoutSupport {
        let guide = guides.top ?? _UILayoutGuide(at: .top, of: view)
        guides.top = guide
        return guide
    }

    /// The guide whose upper edge is that of the bars below the content.
    open var bottomLayoutGuide: any UILayoutSupport {
        let guide = guides.bottom ?? _UILayoutGuide(at: .bottom, of: view)
        guides.bottom = guide
        return guide
    }

    /// The size the controller would like to have, in points.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            contentContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Called when a child would like to have another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when the size that the constraints of a child give has changed; nothing calls it, since nothing asks for it.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: Traits and sizes

    /// What layout adapts to: the traits around this controller, what the one around overrides, and what is set here.
    open var traitCollection: UITraitCollection { TraitReadings.noting(currentTraits, of: self) }
    /// Called after the traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Gives a child other traits, and tells the child and what is below it if they differ; nil takes them back.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { override(collection, forChild: childViewController) }
    /// The traits of a child that were set for it; nil where none were.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.overridingTraits
    }

    /// Light or dark for the view and those below, whatever is around; unspecified for what is around.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitSettings?.style ?? .unspecified }
        set { if newValue != overrideUserInterfaceStyle { changeTraitSettings { $0.style = newValue } } }
    }

    /// Called before the traits change; the children are told too.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Called before the view takes another size; children whose size follows are told too.
    ///
    /// Windows call it when their size changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if own != child.viewIfLoaded?.bounds.size { child.viewWillTransition(to: own, with: coordinator) }
        }
    }

    /// The size of a child in a view of a size, in points: its present one unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { (container as? UIViewController)?.viewIfLoaded?.bounds.size ?? parentSize }
    /// What goes on with a change that is shown; nil, since that takes no time here.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    // MARK: Containment

    /// The controllers inside this one.
    open internal(set) var children: [UIViewController] = []
    /// The controller that this one is inside of.
    open internal(set) weak var parent: UIViewController?
    /// The navigation controller around this one.
    open var navigationController: UINavigationController? { container() }
    /// The tab bar controller around this one.
    open var tabBarController: UITabBarController? { container() }
    /// The split view around this one.
    open var splitViewController: UISplitViewController? { container() }
    /// Adds a child; the caller adds its view and calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { takeIn(childController) }
    /// Leaves the controller around this one.
    open func removeFromParent() { leaveParent() }
    /// Says that the controller is about to be inside another.
    open func willMove(toParent parent: UIViewController?) { isDeparting = parent == nil }
    /// Says that the controller is inside another.
    open func didMove(toParent parent: UIViewController?) { isArriving = false }
    /// Whether the controller is just coming into another, which it hears of when that is said.
    open var isMovingToParent: Bool { isArriving }
    /// Whether the controller is just leaving the one around it, until that is said.
    open var isMovingFromParent: Bool { isDeparting }

    /// Has the view of one child take the place of another's, in the superview of that one, and tells both.
    ///
    /// There is no animation. The place in the superview is the caller's to give. The child that leaves stays a child; one that takes its
    /// own place stays where it is.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange([fromViewController], for: [toViewController]) {
            let isOther = fromViewController !== toViewController
            if isOther { fromViewController.view.superview?.addSubview(toViewController.view) }
            animations?()
            if isOther { fromViewController.view.removeFromSuperview() }
        }
        completion?(true)
    }

    // MARK: Presentation

    /// How the controller is shown over another.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet {
            // While it is shown it stays as it is, so that it can go.
            if modalPresentationStyle != oldValue, presentation?.container == nil { presentation = nil }
        }
    }

    /// Who gives what shows and takes the controller away.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// How the controller comes and goes over another; nothing is animated here.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// How the controller comes and goes in a navigation controller or over another; kept, nothing is animated here.
    open var preferredTransition: Transition?
    /// Whether the user cannot send the controller away.
    open var isModalInPresentation = false
    /// Whether a controller shown in a context takes this one's place.
    open var definesPresentationContext = false
    /// Whether what is shown over the controller comes and goes as it would; kept.
    open var providesPresentationContextTransitionStyle = false
    /// Whether the controller decides about the status bar where it is shown over others without covering them; kept.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Shows another controller over the one furthest out around this one, or over the one that gives the context.
    ///
    /// Without a window, and of alerts, it is only remembered. Of no effect, but for a line in the log, where either is shown over
    /// another one or has one over it already.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        guard canPresent(viewControllerToPresent) else { return }
        presenter(of: viewControllerToPresent.modalPresentationStyle).show(above: viewControllerToPresent, as: self)
        completion?()
    }

    /// Dismisses the controller shown over this one, or this one where it is shown over another.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController == nil, let presentingViewController {
            return presentingViewController.dismiss(animated: flag, completion: completion)
        }
        nearest(\.above)?.takePresentedAway()
        completion?()
    }

    /// The controller shown over this one, or over one around it.
    open var presentedViewController: UIViewController? { nearest(\.above)?.above }
    /// The controller that this one is shown over, or one around it.
    open var presentingViewController: UIViewController? { nearest(\.below)?.below }
    /// The sheet on which the controller is shown; nil where it is shown otherwise.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// Whether the controller is just being shown over another.
    open var isBeingPresented: Bool { presentation?.container?.isComing ?? false }
    /// Whether the controller that is shown over another is just being taken away.
    open var isBeingDismissed: Bool { isGoing }
    final var isGoing = false

    /// Pushes a controller where a navigation controller is around, else shows it over this one.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let navigation = self as? UINavigationController ?? navigationController,
            !(vc is UINavigationController)
        else {
            return present(vc, animated: true)
        }
        navigation.pushViewController(vc, animated: true)
    }

    /// Shows a controller as the content of a split view where one is around, else over this one.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let split = splitViewController else { return present(vc, animated: true) }
        split.showDetailViewController(vc, sender: sender)
    }

    /// Takes the content of a split view in where there is room for one column; a navigation controller pushes it.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// Gives back what belongs into the content of a split view when there is room for it; nil for what it was.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    // MARK: Bars

    /// What bars show for the controller.
    open var title: String? {
        didSet {
            barItems.navigation?.title = title
            barItems.tab?.title = title
        }
    }

    /// What a navigation bar shows for the controller; made when it is asked for.
    open var navigationItem: UINavigationItem {
        let item = barItems.navigation ?? UINavigationItem(title: title ?? "")
        barItems.navigation = item
        return item
    }

    /// What a tab bar shows for the controller; made when it is asked for.
    open var tabBarItem: UITabBarItem! {
        get {
            let item = barItems.tab ?? UITabBarItem(title: title, image: nil, tag: 0)
            barItems.tab = item
            return item
        }
        set { barItems.tab = newValue }
    }

    /// What a toolbar around shows for the controller while it is topmost.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet {
            guard let navigation = parent as? UINavigationController, navigation.topViewController === self else {
                return
            }
            navigation.toolbar.items = toolbarItems
        }
    }

    /// Replaces the items of a toolbar; there is no animation.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// Whether a tab bar around is hidden while the controller is on top.
    open var hidesBottomBarWhenPushed = false
    /// The edges at which the view goes below bars.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// Whether the view goes below bars that are not translucent.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// Whether scroll views make room for bars.
    open var automaticallyAdjustsScrollViewInsets = true

    /// Says which scroll view is the content at edges; kept.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for bit in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(bit) {
            contentScrollViews[bit.rawValue] = scrollView.map(WeakScrollView.init)
        }
    }

    /// Says which scroll view is the content; kept.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    /// Which scroll view was said to be the content at an edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews[edge.rawValue]?.view
    }

    // MARK: Status bar and home indicator

    /// The colours that the status bar should have; there is none here.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// How the status bar changes; there is none here.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Whether the status bar should be hidden; there is none here.
    open var prefersStatusBarHidden: Bool { false }
    /// The child that decides about the colours of the status bar; nil for the controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is hidden; nil for the controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Says that the status bar should look different; there is none here.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the home indicator should be hidden; there is none here.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides about the home indicator; nil for the controller itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Says that the home indicator should be hidden or shown; there is none here.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The screen edges at which gestures of the system are deferred; there are none here.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides at which edges gestures of the system are deferred; nil for the controller itself.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Says that gestures of the system are deferred at other edges; there are none here.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    // MARK: Orientation

    /// The orientations that the controller supports.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// How the interface stands when the controller comes to cover all.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        UIApplication.shared.statusBarOrientation
    }
    /// How the interface stands.
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
    /// Whether the screen should turn with the device.
    open var shouldAutorotate: Bool { true }
    /// Says that other orientations are supported; nothing turns here.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Turns the interface as the device is held; nothing turns here.
    open class func attemptRotationToDeviceOrientation() {}

    // MARK: Keyboard and editing

    /// The view's superview comes after the controller among the responders.
    open override var next: UIResponder? { viewIfLoaded?.superview }
    /// The keyboard commands that were added; nil for none.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    /// Adds a keyboard command; there are no keys here.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    /// Removes a keyboard command.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
    /// Whether the keyboard stays while the controller is shown as a form.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// The button that begins and ends editing.
    open private(set) lazy var editButtonItem: UIBarButtonItem = makeEditButtonItem()

    /// Whether what the view shows is edited.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }

    // MARK: Nothing to show

    /// What is shown over the view where there is nothing to show; nil for nothing.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { showUnavailableContent() } }
    /// What the controller is in, for what is shown where there is nothing to show.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }
    /// Changes what is shown where there is nothing to show; called before the view is shown and when somebody asked for it.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Updates what is shown where there is nothing to show, at once.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        guard isViewLoaded else { return }
        isUnavailableContentStale = false
        ObservedPass.unavailableContent.track(
            self, { updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState) },
            { [weak self] in self?.unavailableContentIsStale() })
    }
    /// Whether something has changed that was read then.
    final var isUnavailableContentStale = false

    // MARK: Storyboards and restoration

    /// Called before a segue is performed; nothing calls it, since no storyboard is read here.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether a segue may be performed; nothing asks.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Misuse: segues come from storyboards, and none is read here.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { reportSegue(identifier) }
    /// A name by which state restoration finds the controller; kept.
    open var restorationIdentifier: String?
    /// Writes what the controller shows, for when the program is started again; nothing calls it.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads what the controller showed; nothing calls it.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Says that everything that was shown is read; nothing calls it.
    open func applicationFinishedRestoringState() {}
}
