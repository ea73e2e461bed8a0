import Foundation

/// A collection of cells that scrolls.
///
/// The layout says where everything lies; the data source is asked for the cells that are visible. Changes of items take effect at
/// once.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// An axis along which content scrolls.
    ///
    /// Raw values are Apple's.
    public enum ScrollDirection: Int, Hashable, Sendable {
        /// Downwards.
        case vertical = 0
        /// Sideways.
        case horizontal = 1
    }

    /// What a layout places.
    ///
    /// Raw values are Apple's.
    public enum ElementCategory: UInt, Hashable, Sendable {
        /// A cell.
        case cell = 0
        /// A view beside the cells, as a header.
        case supplementaryView = 1
        /// A view that shows nothing of the data.
        case decorationView = 2
    }

    /// The kind of headers of sections.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of footers of sections.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Whether items are being edited; kept.
    open var isEditing = false
    /// Whether items can be chosen while they are edited; kept.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be chosen while they are edited; kept.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether items that were added or moved are being shown; never.
    open var hasUncommittedUpdates: Bool { false }
    /// Whether the place that had the keys last gets them again; kept.
    open var remembersLastFocusedIndexPath = false
    /// Whether what gets the keys is chosen; kept.
    open var selectionFollowsFocus = false
    /// What has items that are shown measured anew; changes of constraints do not by themselves.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// What has items measured anew.
    ///
    /// Raw values are Apple's.
    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// Nothing by itself.
        case disabled = 0
        /// A cell that says that its size is another.
        case enabled = 1
        /// And any change of constraints in a cell.
        case enabledIncludingConstraints = 2
    }
    /// Whether items can be dragged; kept, nothing is dragged here.
    open var dragInteractionEnabled = false
    /// Who says which items are dragged; held weakly, and nothing drags them here.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// Who takes what is dropped; held weakly, and nothing drops any here.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Whether items of this view are being dragged; never.
    open var hasActiveDrag: Bool { false }
    /// Whether something is being dragged over this view; never.
    open var hasActiveDrop: Bool { false }
    /// Whether items can get the keys; kept.
    open var allowsFocus = true
    /// Begins to move an item by hand; nothing moves it here, so that it does not begin.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    /// Says where an item that is moved by hand is.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    /// Lets an item go that is moved by hand.
    open func endInteractiveMovement() {}
    /// Brings an item back that is moved by hand.
    open func cancelInteractiveMovement() {}
    /// How the cells are placed.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.prepareForTransition(to: collectionViewLayout)
            collectionViewLayout.prepareForTransition(from: oldValue)
            oldValue.collectionView = nil
            adoptLayout()
            oldValue.finalizeLayoutTransition()
            collectionViewLayout.finalizeLayoutTransition()
        }
    }

    /// A collection view of no size at the origin.
    public convenience init() { self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }

    /// A collection view with a flow layout at a place in its superview.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// A collection view at a place in its superview.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        adoptLayout()
    }

    /// A collection view from an archive; nothing but an empty view is read.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        adoptLayout()
    }

    private func adoptLayout() {
        collectionViewLayout.collectionView = self
        collectionViewLayout.invalidateLayout()
    }

    // MARK: Content

    /// Who gives the items; the collection holds it weakly.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    /// Who hears what is shown, and gives a flow layout its sizes; the collection holds it weakly.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { collectionViewLayout.invalidateLayout() }
        }
    }

    /// Who gets what soon will be needed; nobody is told, since nothing is scrolled by itself.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether items are asked for before they are needed; they are not.
    open var isPrefetchingEnabled = true

    /// How many items each section has; nil until the data source was asked.
    final var counts: [Int]?
    /// What is known of them while the data source is asked.
    final var countsSoFar: [Int]?
    /// How often the items were reloaded, to see whether they were while somebody was asked.
    final var reloads = 0
    /// The bounds for which the layout was asked.
    final var arrangedBounds = CGRect.null
    final var shownCells = ShownCells<UICollectionViewCell>()
    final var shownViews: [CollectionElement: UICollectionReusableView] = [:]
    final var reuse = CollectionReuse()
    final var selection = PathSelection()
    /// Changes of items that were begun.
    final var batch = UpdateBatch()
    /// The cells that were asked for their own size since the items changed.
    final var measured: Set<IndexPath> = []
    /// The views beside the cells that were.
    final var measuredViews: Set<CollectionElement> = []
    /// Whether cells are being asked for their size, and whether all are to be asked again after that.
    final var (isMeasuring, measuresAgain) = (false, false)

    /// Forgets cells, counts and what is chosen and asks anew, when the collection is laid out next.
    open func reloadData() {
        selection = PathSelection()
        askAnew()
    }

    func askAnew(keeping moves: ListMoves) {
        forgetItems(keeping: moves)
        collectionViewLayout.itemsDidChange()
        collectionViewLayout.invalidateCounts()
    }

    /// Shows what is visible.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutItems()
    }

    override var isContentMirrored: Bool { collectionViewLayout.isMirrored }

    /// Tells the layout.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        collectionViewLayout.surroundingsDidChange()
    }
    /// Tells the layout.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        collectionViewLayout.surroundingsDidChange()
    }
    /// Tells the layout.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        collectionViewLayout.surroundingsDidChange()
    }
    /// Tells the layout.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        collectionViewLayout.surroundingsDidChange()
    }

    /// Places the cells by another layout; there is no animation.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    /// Places the cells by another layout; there is no animation, and the completion is called before the call returns.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        setCollectionViewLayout(layout, animated: animated)
        completion?(true)
    }

    /// The view behind the cells.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
    /// Whether items can be chosen.
    open var allowsSelection = true
    /// Whether several items can be chosen.
    open var allowsMultipleSelection = false

    // MARK: Overridable questions

    /// How many sections there are.
    open var numberOfSections: Int { currentCounts.count }
    /// How many items a section has; none where there is no such section.
    open func numberOfItems(inSection section: Int) -> Int {
        currentCounts.indices.contains(section) ? currentCounts[section] : 0
    }
    /// The cell of an item that is shown; nil for others.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCells[indexPath] }
}
