import Foundation

/// Controllers side by side, as a list and what is chosen in it; where there is little room, one of them.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// Which columns there are.
    open private(set) var style = Style.unspecified

    // MARK: Making

    /// A controller with columns, which are filled by ``setViewController(_:for:)``.
    public init(style: Style) {
        super.init(nibName: nil, bundle: nil)
        self.style = style
    }

    /// A controller whose columns are those of ``viewControllers``.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller from an archive; nothing but an empty controller is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Columns

    /// The controllers that were given, and those that show them.
    final var given: [Column: UIViewController] = [:]
    final var columns: [Column: UIViewController] = [:]
    /// What is shown where there is room for one; nil until that is decided.
    final var top: UIViewController?

    /// The controllers of the columns, the primary one first; the one that is shown where there is room for one.
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

    /// Puts a controller into a column: inside a navigation controller of its own where it is none, but for the compact column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard given[column] !== vc else { return }
        change {
            given[column] = vc
            columns[column] = vc.map {
                $0 is UINavigationController || column == .compact ? $0 : UINavigationController(rootViewController: $0)
            }
        }
    }
    /// The controller that was put into a column.
    open func viewController(for column: Column) -> UIViewController? { given[column] }

    /// Changes the columns; controllers that leave them leave this one, and those that come come in.
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

    // MARK: Wishes

    /// Who decides; the controller holds it weakly.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Which columns should be seen.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { modeMayChange(asked: nil) } }
    /// How columns should come.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { modeMayChange(asked: askedMode) } }
    /// The side of the primary column.
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// What is behind the primary column; nothing draws it.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// Whether a wipe shows columns; there are no touches.
    open var presentsWithGesture = true
    /// Whether there is a button for the content alone; nothing shows it.
    open var showsSecondaryOnlyButton = false
    /// When there is a button that shows columns; nothing shows it.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// The button that shows columns.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

    /// A width that the system chooses.
    nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    final var primaryWidths = ColumnWidths()
    final var supplementaryWidths = ColumnWidths()
    /// What was asked for since.
    final var askedMode: DisplayMode? { didSet { viewIfLoaded?.setNeedsLayout() } }
    private var toldMode: DisplayMode?

    final func modeMayChange(asked: DisplayMode?) {
        askedMode = asked
        guard isViewLoaded, !isCollapsed, let former = toldMode, former != displayMode else { return }
        delegate?.splitViewController(self, willChangeTo: displayMode)
        toldMode = displayMode
    }

    // MARK: Showing

    /// Replaces the primary column, or pushes onto it where it is a navigation controller and there is room for one.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        guard !isCollapsed else { return showOnTop(vc) }
        replace(.primary, by: vc)
    }
    /// Replaces the content, or pushes onto what is shown where there is room for one.
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

    /// Where there is room for one the primary column shows what is chosen in it.
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

    /// Makes the view, which places the columns.
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

    /// A column beside the content has little room across, whatever is around.
    private func adaptTraitsOfColumns() {
        for column in [Column.primary, .supplementary, .secondary] {
            guard let controller = columns[column], controller.parent === self else { continue }
            let isNarrow = !isCollapsed && column != .secondary
            let traits = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
            if controller.overridingTraits != traits { setOverrideTraitCollection(traits, forChild: controller) }
        }
    }
}
