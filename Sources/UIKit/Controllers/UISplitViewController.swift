import Foundation

/// A container controller that shows controllers in columns, or one of them if it is collapsed.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// The number and kind of columns.
    open private(set) var style = Style.unspecified

    // MARK: Making

    /// Creates a split view controller.
    ///
    /// ``setViewController(_:for:)`` fills its columns.
    public init(style: Style) {
        super.init(nibName: nil, bundle: nil)
        self.style = style
    }

    /// Creates a split view controller whose columns are those of ``viewControllers``.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a split view controller from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Columns

    /// The controllers that were set (`given`), and the controllers that contain them (`columns`).
    final var given: [Column: UIViewController] = [:]
    final var columns: [Column: UIViewController] = [:]
    /// The controller that a collapsed split view shows; nil until it is chosen.
    final var top: UIViewController?

    /// The controllers of the columns, the primary one first.
    ///
    /// In a collapsed split view, only the shown controller.
    open var viewControllers: [UIViewController] {
        get { isCollapsed ? top.map { [$0] } ?? ordered : ordered }
        set {
            change {
                given = [:]
                columns = [:]
                for (column, controller) in zip([Column.primary, .secondary], newValue) {
                    (given[column], columns[column]) = (controller, controller)
                }
            }
        }
    }
    private var ordered: [UIViewController] { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }

    /// Sets the controller of a column.
    ///
    /// A controller that is not a navigation controller is wrapped in one, except in the compact column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard given[column] !== vc else { return }
        change {
            given[column] = vc
            columns[column] = vc.map {
                $0 is UINavigationController || column == .compact ? $0 : UINavigationController(rootViewController: $0)
            }
        }
    }
    /// Returns the controller that was set for a column.
    open func viewController(for column: Column) -> UIViewController? { given[column] }

    /// Changes the columns and updates the child controllers.
    private func change(_ change: () -> Void) {
        let former = Array(columns.values)
        expand()
        change()
        for controller in former where !columns.values.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in [.primary, .supplementary, .secondary, .compact].compactMap({ columns[$0] })
        where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Preferences

    /// The delegate of the split view controller.
    ///
    /// The controller holds it weakly.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// The preferred arrangement of the columns.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { modeMayChange(asked: nil) } }
    /// The preferred behavior of columns when they appear.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { modeMayChange(asked: askedMode) } }
    /// The edge of the primary column.
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The background style of the primary column.
    ///
    /// Plumb stores the value and does not use it.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// A Boolean value that indicates whether a swipe shows the hidden columns.
    ///
    /// Plumb stores the value and does not use it.
    open var presentsWithGesture = true
    /// A Boolean value that indicates whether a button shows only the secondary column.
    ///
    /// Plumb stores the value and does not use it.
    open var showsSecondaryOnlyButton = false
    /// The visibility of the display mode button.
    ///
    /// Plumb stores the value and does not use it.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// The button that changes the display mode.
    ///
    /// It has no action in Plumb.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

    /// The value for a width that the system chooses.
    nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    final var primaryWidths = ColumnWidths()
    final var supplementaryWidths = ColumnWidths()
    /// The display mode of the last `show(_:)` or `hide(_:)` call.
    final var askedMode: DisplayMode? { didSet { viewIfLoaded?.setNeedsLayout() } }
    private var toldMode: DisplayMode?

    final func modeMayChange(asked: DisplayMode?) {
        askedMode = asked
        guard isViewLoaded, !isCollapsed, let former = toldMode, former != displayMode else { return }
        delegate?.splitViewController(self, willChangeTo: displayMode)
        toldMode = displayMode
    }

    // MARK: Showing

    /// Shows a controller in the primary column.
    ///
    /// A collapsed split view with a navigation controller pushes it.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        guard !isCollapsed else { return showOnTop(vc) }
        replace(.primary, by: vc)
    }
    /// Shows a controller in the secondary column.
    ///
    /// A collapsed split view with a navigation controller pushes it.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        guard !isCollapsed else { return showOnTop(vc) }
        replace(.secondary, by: vc)
    }

    private func replace(_ column: Column, by vc: UIViewController) {
        guard style == .unspecified else { return setViewController(vc, for: column) }
        change {
            given[column] = vc
            columns[column] = vc
        }
    }

    /// Shows a controller in a collapsed split view: pushes it, or replaces the secondary column.
    private func showOnTop(_ vc: UIViewController) {
        let host = (collapse() as? UITabBarController)?.selectedViewController ?? collapse()
        guard let navigation = host as? UINavigationController, !(vc is UINavigationController) else {
            replace(.secondary, by: vc)
            return top = columns[.secondary]
        }
        navigation.pushViewController(vc, animated: false)
    }

    override var shownChildren: [UIViewController] {
        guard isCollapsed else { return arrangement.frames.compactMap { columns[$0.column] } }
        return collapse().map { [$0] } ?? []
    }

    // MARK: The view

    private var shown: [UIViewController] = []

    /// Creates the view, which places the columns.
    open override func loadView() {
        let made = ContainerView(frame: UIScreen.main.bounds)
        made.arrange = { [weak self] in self?.arrange() }
        view = made
    }

    private func arrange() {
        if !isCollapsed { expand() }
        toldMode = displayMode
        let next = shownChildren
        adaptTraitsOfColumns()
        exchange(shown, for: next) {
            for controller in shown where !next.contains(where: { $0 === controller }) {
                controller.viewIfLoaded?.removeFromSuperview()
            }
            for controller in next { controller.view.map(view.addSubview) }
        }
        shown = next
        guard !isCollapsed else {
            next.first?.viewIfLoaded?.frame = view.bounds
            return
        }
        for (column, frame) in arrangement.frames { columns[column]?.viewIfLoaded?.frame = frame }
    }

    /// Gives the columns beside the secondary one a compact horizontal size class.
    private func adaptTraitsOfColumns() {
        for column in [Column.primary, .supplementary, .secondary] {
            guard let controller = columns[column], controller.parent === self else { continue }
            let isNarrow = !isCollapsed && column != .secondary
            let traits = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
            if controller.overridingTraits != traits { setOverrideTraitCollection(traits, forChild: controller) }
        }
    }
}
