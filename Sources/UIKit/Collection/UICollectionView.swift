import Foundation

/// A scroll view of cells that a layout object arranges.
///
/// The data source provides the cells that are visible. Updates take effect at once.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// The scroll direction of a layout.
    ///
    /// The raw values equal Apple's.
    public enum ScrollDirection: Int, Hashable, Sendable {
        /// Vertical scrolling.
        case vertical = 0
        /// Horizontal scrolling.
        case horizontal = 1
    }

    /// The category of an element in a layout.
    ///
    /// The raw values equal Apple's.
    public enum ElementCategory: UInt, Hashable, Sendable {
        /// A cell.
        case cell = 0
        /// A supplementary view, such as a header.
        case supplementaryView = 1
        /// A decoration view.
        case decorationView = 2
    }

    /// The kind of section headers.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of section footers.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// A Boolean value that indicates whether the collection view and its cells are in editing mode.
    open var isEditing = false {
        didSet { if isEditing != oldValue { for cell in visibleCells { cell.editingDidChange() } } }
    }
    /// A Boolean value that indicates whether users can select items in editing mode.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsSelectionDuringEditing = false
    /// A Boolean value that indicates whether users can select several items in editing mode.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsMultipleSelectionDuringEditing = false
    /// A Boolean value that indicates whether updates are not shown yet: always false in Plumb.
    open var hasUncommittedUpdates: Bool { false }
    /// A Boolean value that indicates whether the last focused index path regains focus.
    ///
    /// Plumb stores the value and does not use it.
    open var remembersLastFocusedIndexPath = false
    /// A Boolean value that indicates whether focus selects an item.
    ///
    /// Plumb stores the value and does not use it.
    open var selectionFollowsFocus = false
    /// The mode that determines when displayed cells are measured again.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// The mode that determines when displayed cells are measured again.
    ///
    /// The raw values equal Apple's.
    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// Cells are not measured again automatically.
        case disabled = 0
        /// A cell is measured again after it invalidates its intrinsic content size.
        case enabled = 1
        /// A change of constraints in a cell also measures it again.
        ///
        /// In Plumb this mode equals ``enabled``.
        case enabledIncludingConstraints = 2
    }
    /// A Boolean value that indicates whether users can drag items.
    ///
    /// Plumb stores the value and does not use it.
    open var dragInteractionEnabled = false
    /// The delegate that provides dragged items.
    ///
    /// The collection view holds it weakly. Plumb stores the value and does not use it.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// The delegate that handles drops.
    ///
    /// The collection view holds it weakly. Plumb stores the value and does not use it.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// A Boolean value that indicates whether items are being dragged: always false in Plumb.
    open var hasActiveDrag: Bool { false }
    /// A Boolean value that indicates whether a drop is tracked over the view: always false in Plumb.
    open var hasActiveDrop: Bool { false }
    /// A Boolean value that indicates whether cells can receive focus.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsFocus = true
    /// The layout object that arranges the cells.
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

    /// Creates a collection view of zero size with a flow layout.
    public convenience init() { self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }

    /// Creates a collection view with a frame in its superview and a flow layout.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// Creates a collection view with a frame in its superview and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        adoptLayout()
    }

    /// Creates a collection view from an archive.
    ///
    /// Plumb reads no properties from the archive.
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

    /// The data source of the collection view.
    ///
    /// The collection view holds it weakly.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    /// The delegate of the collection view.
    ///
    /// The collection view holds it weakly. It also provides the metrics of a flow layout.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { collectionViewLayout.invalidateLayout() }
        }
    }

    /// The data source for prefetching.
    ///
    /// Plumb stores the value and does not use it.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// A Boolean value that indicates whether prefetching is enabled.
    ///
    /// Plumb stores the value and does not use it.
    open var isPrefetchingEnabled = true

    /// The number of items in each section; nil until requested from the data source.
    final var counts: [Int]?
    /// The counts known so far, during the request.
    final var countsSoFar: [Int]?
    /// The number of reloads, which shows whether one occurred during a call to other code.
    final var reloads = 0
    /// The bounds of the last layout.
    final var arrangedBounds = CGRect.null
    final var shownCells = ShownCells<UICollectionViewCell>()
    final var shownViews: [CollectionElement: UICollectionReusableView] = [:]
    final var reuse = CollectionReuse()
    final var selection = PathSelection()
    /// The pending updates of items.
    final var batch = UpdateBatch()
    /// The cells that were measured since the items changed.
    final var measured: Set<IndexPath> = []
    /// The supplementary views that were measured since the items changed.
    final var measuredViews: Set<CollectionElement> = []
    /// Boolean values that indicate whether cells are being measured, and whether all must be measured again.
    final var (isMeasuring, measuresAgain) = (false, false)

    /// Reloads all items at the next layout.
    ///
    /// It discards the cells, counts and selection.
    open func reloadData() {
        selection = PathSelection()
        askAnew()
    }

    func askAnew(keeping moves: ListMoves) {
        forgetItems(keeping: moves)
        collectionViewLayout.itemsDidChange()
        collectionViewLayout.invalidateCounts()
    }

    /// Displays the visible elements.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutItems()
    }

    override var isContentMirrored: Bool { collectionViewLayout.isMirrored }

    /// Notifies the layout of a change of the safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        collectionViewLayout.surroundingsDidChange()
    }
    /// Notifies the layout of a change of the content insets.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        collectionViewLayout.surroundingsDidChange()
    }
    /// Notifies the layout of a change of the layout margins.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        collectionViewLayout.surroundingsDidChange()
    }
    /// Notifies the layout of a change of the traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        collectionViewLayout.surroundingsDidChange()
    }

    /// Replaces the layout, without animation.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    /// Replaces the layout, without animation.
    ///
    /// The completion runs before the method returns.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        setCollectionViewLayout(layout, animated: animated)
        completion?(true)
    }

    /// The view behind the cells.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
    /// A Boolean value that indicates whether users can select items.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsSelection = true
    /// A Boolean value that indicates whether several items can be selected.
    open var allowsMultipleSelection = false

    // MARK: Counts and cells

    /// The number of sections.
    open var numberOfSections: Int { currentCounts.count }
    /// Returns the number of items in a section; 0 if the section does not exist.
    open func numberOfItems(inSection section: Int) -> Int {
        currentCounts.indices.contains(section) ? currentCounts[section] : 0
    }
    /// Returns the visible cell of an item; nil for others.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCells[indexPath] }
}
