import Foundation

/// An object that loads a view, takes part in its layout, and contains other controllers.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    // MARK: Storage

    /// The navigation and tab bar items, created on first access.
    private var barItems: (navigation: UINavigationItem?, tab: UITabBarItem?) = (nil, nil)
    private var loadedView: UIView?
    /// The top and bottom layout guides, created on first access.
    private var guides: (top: _UILayoutGuide?, bottom: _UILayoutGuide?) = (nil, nil)
    /// The appearance state of the controller.
    final var appearance = ControllerAppearance()
    /// The traits that the parent controller overrides; nil for none.
    final var overridingTraits: UITraitCollection?
    /// The traits that the controller itself sets; nil for none.
    final var traitSettings: TraitSettings?
    /// The handlers that run when traits have changed.
    final var traitHandlers: [TraitChangeHandler] = []
    /// The insets that the parent's bars cover beyond the safe area of the device, in points.
    final var barInsets = UIEdgeInsets.zero {
        didSet { if barInsets != oldValue { viewIfLoaded?.invalidateSafeArea() } }
    }
    /// A Boolean value that indicates whether `updateProperties()` is due.
    final var needsPropertyUpdate = true
    /// A Boolean value that indicates whether the controller was added to a parent and awaits `didMove(toParent:)`.
    final var isArriving = false
    /// A Boolean value that indicates whether the controller is about to leave its parent.
    final var isDeparting = false
    /// The presentation controller, created on first access.
    final var presentation: UIPresentationController?
    /// The controller that is presented over this one.
    final var above: UIViewController?
    /// The controller over which this one is presented.
    final weak var below: UIViewController?
    /// The view of the content-unavailable configuration.
    final var unavailableContent: (any UIView & UIContentView)?
    /// The content scroll views, by edge.
    private var contentScrollViews: [UInt: WeakScrollView] = [:]
    private var addedKeyCommands: [UIKeyCommand] = []
    private var editing = false

    // MARK: Making

    /// Creates a controller without a nib.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller.
    ///
    /// `InterfaceBuilder` reads nibs, so the controller only stores the name.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        super.init()
    }

    /// Creates a controller from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
    }

    /// The nib name that initialized the controller.
    open private(set) var nibName: String?

    // MARK: The view

    /// The view of the controller; reading it loads the view.
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

    /// The view of the controller, or nil if it is not loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// A Boolean value that indicates whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view if it is not loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
        showUnavailableContent()
    }

    /// Creates the view.
    ///
    /// The default is a plain view in the size of the screen; an override does not call super.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    /// Notifies the controller that its view is loaded.
    open func viewDidLoad() {}
    /// Notifies the controller that memory is low.
    ///
    /// Plumb does not call this method; a host may.
    open func didReceiveMemoryWarning() {}

    // MARK: Appearance

    /// Notifies the controller that its view is about to appear.
    open func viewWillAppear(_ animated: Bool) {}
    /// Notifies the controller that its view is in the hierarchy, with its traits and margins known.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Notifies the controller that its view appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Notifies the controller that its view is about to disappear.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Notifies the controller that its view disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Begins an appearance transition of the controller.
    ///
    /// Container controllers call it for their children.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated) }
    /// Ends an appearance transition that ``beginAppearanceTransition(_:animated:)`` began.
    open func endAppearanceTransition() { endAppearance() }
    /// A Boolean value that indicates whether the controller forwards appearance calls to its children.
    ///
    /// The default is true.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The children that are visible with this controller: those whose views are in its view.
    var shownChildren: [UIViewController] {
        children.filter { child in
            guard let view = child.viewIfLoaded, let loadedView else { return false }
            return view.lies(in: loadedView)
        }
    }

    // MARK: Layout

    /// Requests a call of `updateProperties()` in the next update pass, before layout.
    open func setNeedsUpdateProperties() {
        needsPropertyUpdate = true
        viewIfLoaded?.controllerNeedsPropertyUpdate()
    }
    /// Runs the property update of the controller and its view at once.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.runPropertyPass() }
    /// Sets properties that need no layout, such as texts and colors; does nothing by default.
    ///
    /// It runs before `updateProperties()` of the view; the order is Plumb's choice. It runs again after a change of an observable value
    /// that it read.
    open func updateProperties() {}
    /// Changes the constraints of the view in its update pass.
    ///
    /// An override calls super last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Notifies the controller that its view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Notifies the controller that its view has laid out its subviews.
    ///
    /// Views further down are not laid out yet.
    open func viewDidLayoutSubviews() {}
    /// Notifies the controller that the layout margins of its view changed.
    open func viewLayoutMarginsDidChange() {}
    /// Notifies the controller that the safe area of its view changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// The insets that the controller adds to the safe area of its view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.invalidateSafeArea() } }
    }

    /// The minimum layout margins of the view: 0 at the top and bottom, 16 points at the sides, or 20 on wide screens.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = viewIfLoaded.map { SystemMargin.side(ofWidth: $0.bounds.width, in: $0.currentTraits) } ?? 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// A Boolean value that indicates whether the view's layout margins are at least the system minimum.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.invalidateLayoutMargins() }
        }
    }

    /// The guide whose bottom edge is the bottom of the bars above the content.
    open var topLayoutGuide: any UILayoutSupport {
        let guide = guides.top ?? _UILayoutGuide(at: .top, of: view)
        guides.top = guide
        return guide
    }

    /// The guide whose top edge is the top of the bars below the content.
    open var bottomLayoutGuide: any UILayoutSupport {
        let guide = guides.bottom ?? _UILayoutGuide(at: .bottom, of: view)
        guides.bottom = guide
        return guide
    }

    /// The preferred size of the controller's content, in points.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            contentContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Notifies the controller that the preferred content size of a child changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Notifies the controller that the Auto Layout fitting size of a child changed.
    ///
    /// Plumb does not call this method; a host may.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: Traits and sizes

    /// The traits of the controller: inherited ones, overrides of the parent, and its own overrides.
    open var traitCollection: UITraitCollection { TraitReadings.noting(currentTraits, of: self) }
    /// Notifies the controller that its traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Sets the traits that a child uses instead of inherited ones; nil removes them.
    ///
    /// If the traits of the child change, the child and its descendants are notified.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { override(collection, forChild: childViewController) }
    /// Returns the traits that were set for a child; nil for none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.overridingTraits
    }

    /// The user interface style of the view and its descendants; ``UIUserInterfaceStyle/unspecified`` inherits it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitSettings?.style ?? .unspecified }
        set { if newValue != overrideUserInterfaceStyle { changeTraitSettings { $0.style = newValue } } }
    }

    /// Notifies the controller and its children that the traits are about to change.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Notifies the controller, and children whose size changes with it, that the view is about to change size.
    ///
    /// Windows call it when their size changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if own != child.viewIfLoaded?.bounds.size { child.viewWillTransition(to: own, with: coordinator) }
        }
    }

    /// Returns the size of a child for a size of its parent, in points: the current size unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { (container as? UIViewController)?.viewIfLoaded?.bounds.size ?? parentSize }
    /// The coordinator of the running transition: nil, since transitions in Plumb complete at once.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    // MARK: Containment

    /// The child controllers.
    open internal(set) var children: [UIViewController] = []
    /// The parent controller.
    open internal(set) weak var parent: UIViewController?
    /// The nearest navigation controller that contains this one.
    open var navigationController: UINavigationController? { container() }
    /// The nearest tab bar controller that contains this one.
    open var tabBarController: UITabBarController? { container() }
    /// The nearest split view controller that contains this one.
    open var splitViewController: UISplitViewController? { container() }
    /// Adds a child controller.
    ///
    /// The caller adds its view and calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { takeIn(childController) }
    /// Removes the controller from its parent.
    open func removeFromParent() { leaveParent() }
    /// Notifies the controller that it is about to be added to or removed from a parent.
    open func willMove(toParent parent: UIViewController?) { isDeparting = parent == nil }
    /// Notifies the controller that it was added to or removed from a parent.
    open func didMove(toParent parent: UIViewController?) { isArriving = false }
    /// A Boolean value that indicates whether the controller is being added to a parent.
    ///
    /// It is true until `didMove(toParent:)`.
    open var isMovingToParent: Bool { isArriving }
    /// A Boolean value that indicates whether the controller is being removed from its parent.
    ///
    /// It is true until `didMove(toParent:)`.
    open var isMovingFromParent: Bool { isDeparting }

    /// Replaces the view of one child by that of another, in the same superview, and sends both their appearance calls.
    ///
    /// The method does not animate. The caller sets the frame of the new view. The former child stays a child. If both children are the
    /// same, its view stays in place.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchangeView(of: fromViewController, for: toViewController, animations)
        completion?(true)
    }

    // MARK: Presentation

    /// The presentation style of the controller.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet {
            // A presented controller keeps its presentation, so that it can be dismissed.
            if modalPresentationStyle != oldValue, presentation?.container == nil { presentation = nil }
        }
    }

    /// The delegate that provides the presentation controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The transition style of the presentation.
    ///
    /// Plumb stores the value and does not use it.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The preferred transition of the controller.
    ///
    /// Plumb stores the value and does not use it.
    open var preferredTransition: Transition?
    /// A Boolean value that indicates whether the user cannot dismiss the controller.
    ///
    /// Plumb stores the value and does not use it.
    open var isModalInPresentation = false
    /// A Boolean value that indicates whether a presentation in a context covers this controller's content.
    open var definesPresentationContext = false
    /// A Boolean value that indicates whether the controller provides the transition style of controllers presented in its context.
    ///
    /// Plumb stores the value and does not use it.
    open var providesPresentationContextTransitionStyle = false
    /// A Boolean value that indicates whether a controller presented over others controls the status bar.
    ///
    /// Plumb stores the value and does not use it.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Presents a controller over the outermost ancestor, or over the ancestor that defines the context.
    ///
    /// Without a window, and for alerts, the controllers only record the presentation. The method only logs a warning if this controller
    /// already presents one, or if the other is already presented.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        guard canPresent(viewControllerToPresent) else { return }
        presenter(of: viewControllerToPresent.modalPresentationStyle).show(above: viewControllerToPresent, as: self)
        completion?()
    }

    /// Dismisses the controller that this one presents, or else this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissPresented(flag, completion)
    }

    /// The controller that this one, or its nearest ancestor, presents.
    open var presentedViewController: UIViewController? { nearest(\.above)?.above }
    /// The controller that presents this one or its nearest ancestor.
    open var presentingViewController: UIViewController? { nearest(\.below)?.below }
    /// The sheet presentation controller of this controller; nil in another presentation style.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// A Boolean value that indicates whether the controller is being presented.
    open var isBeingPresented: Bool { presentation?.container?.isComing ?? false }
    /// A Boolean value that indicates whether the controller is being dismissed.
    open var isBeingDismissed: Bool { isGoing }
    final var isGoing = false

    /// Pushes a controller in the enclosing navigation controller, or else presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        pushOrPresent(vc)
    }

    /// Shows a controller in the secondary column of the enclosing split view, or else presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailOrPresent(vc, sender)
    }

    /// Adds the secondary controller of a collapsing split view.
    ///
    /// The default does nothing; a navigation controller pushes it.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// Returns the controller for the secondary column of an expanding split view; nil for the former one.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    // MARK: Bars

    /// The title that bars show for the controller.
    open var title: String? {
        didSet {
            barItems.navigation?.title = title
            barItems.tab?.title = title
        }
    }

    /// The item for the navigation bar, created on first access.
    open var navigationItem: UINavigationItem {
        let item = barItems.navigation ?? UINavigationItem(title: title ?? "")
        barItems.navigation = item
        return item
    }

    /// The item for the tab bar, created on first access.
    open var tabBarItem: UITabBarItem! {
        get {
            let item = barItems.tab ?? UITabBarItem(title: title, image: nil, tag: 0)
            barItems.tab = item
            return item
        }
        set { barItems.tab = newValue }
    }

    /// The items that the navigation controller's toolbar shows while the controller is topmost.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { showToolbarItems() }
    }

    /// Replaces the toolbar items, without animation.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// A Boolean value that indicates whether the tab bar is hidden while the controller is on the navigation stack.
    open var hidesBottomBarWhenPushed = false
    /// The edges at which the view extends below bars.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// A Boolean value that indicates whether the view extends below opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// A Boolean value that indicates whether scroll views adjust their content insets for bars.
    open var automaticallyAdjustsScrollViewInsets = true

    /// Sets the content scroll view of edges.
    ///
    /// Plumb stores the value and does not use it.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for bit in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(bit) {
            contentScrollViews[bit.rawValue] = scrollView.map(WeakScrollView.init)
        }
    }

    /// Sets the content scroll view of all edges.
    ///
    /// Plumb stores the value and does not use it.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    /// Returns the content scroll view that was set for an edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews[edge.rawValue]?.view
    }

    // MARK: Status bar and home indicator

    /// The preferred style of the status bar.
    ///
    /// Plumb draws no status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// The preferred animation of status bar changes.
    ///
    /// Plumb does not read it.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// A Boolean value that indicates whether the controller prefers a hidden status bar; true if its height is compact.
    ///
    /// Plumb draws no status bar.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    /// The child that determines the status bar style; nil for the controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden; nil for the controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Requests an update of the status bar, of which ``requestedUpdates`` informs the host.
    open func setNeedsStatusBarAppearanceUpdate() { requestedUpdates.insert(.statusBar) }
    /// The updates that the controller has requested from the system; a host empties the set after the updates.
    @_spi(Host) public final var requestedUpdates: RequestedUpdates = []
    /// A Boolean value that indicates whether the controller prefers a hidden home indicator.
    ///
    /// Plumb does not read it. The default is false.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that determines whether the home indicator is hidden; nil for the controller itself.
    ///
    /// Plumb does not read it.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Requests an update of the home indicator, of which ``requestedUpdates`` informs the host.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { requestedUpdates.insert(.homeIndicator) }
    /// The screen edges that defer system gestures.
    ///
    /// Plumb does not read them. The default is an empty set.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that determines which screen edges defer system gestures; nil for the controller itself.
    ///
    /// Plumb does not read it.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Requests an update of the edges that defer system gestures, of which ``requestedUpdates`` informs the host.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { requestedUpdates.insert(.screenEdges) }

    // MARK: Orientation

    /// The interface orientations that the controller supports.
    ///
    /// Plumb does not read them.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The interface orientation for a full-screen presentation: the current one unless overridden.
    ///
    /// Plumb does not read it.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        UIApplication.shared.statusBarOrientation
    }
    /// The current interface orientation.
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
    /// A Boolean value that indicates whether the interface rotates with the device.
    ///
    /// Plumb does not read it. The default is true.
    open var shouldAutorotate: Bool { true }
    /// Requests an update of the supported orientations, of which ``requestedUpdates`` informs the host.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { requestedUpdates.insert(.orientations) }

    // MARK: Keyboard and editing

    /// The next responder: the superview of the controller's view.
    open override var next: UIResponder? { viewIfLoaded?.superview }
    /// The key commands that were added; nil for none.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    /// Adds a key command.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    /// Removes a key command.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
    /// A Boolean value that indicates whether the keyboard stays visible in a form sheet.
    ///
    /// Plumb does not read it.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// The button that toggles the editing mode.
    open private(set) lazy var editButtonItem: UIBarButtonItem = makeEditButtonItem()

    /// A Boolean value that indicates whether the controller is in editing mode.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Sets the editing mode.
    ///
    /// The default only stores the value.
    open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }

    // MARK: Unavailable content

    /// The configuration of the view that replaces unavailable content; nil for none.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { showUnavailableContent() } }
    /// The state for updates of the content-unavailable configuration.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }
    /// Updates the content-unavailable configuration; does nothing by default.
    ///
    /// It runs before the view appears and after ``setNeedsUpdateContentUnavailableConfiguration()``.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Updates the content-unavailable configuration at once.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        guard isViewLoaded else { return }
        isUnavailableContentStale = false
        ObservedPass.unavailableContent.track(
            self, { updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState) },
            { [weak self] in self?.unavailableContentIsStale() })
    }
    /// A Boolean value that indicates whether a value that the last update read has changed.
    final var isUnavailableContentStale = false

    // MARK: Storyboards and restoration

    /// Prepares the controller for a segue.
    ///
    /// Plumb does not call this method; a host may.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns whether a segue may be performed: true unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Reports an error: segues come from storyboards, which UIKit does not load in Plumb.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { reportSegue(identifier) }
    /// The identifier for state restoration.
    ///
    /// Plumb stores the value and does not use it.
    open var restorationIdentifier: String?
    /// Encodes the state of the controller.
    ///
    /// Plumb does not call this method; a host may.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Decodes the state of the controller.
    ///
    /// Plumb does not call this method; a host may.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Notifies the controller that state restoration has finished.
    ///
    /// Plumb does not call this method; a host may.
    open func applicationFinishedRestoringState() {}
}
