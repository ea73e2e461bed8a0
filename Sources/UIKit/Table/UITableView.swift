import Foundation

/// A scroll view that shows rows in one column.
///
/// The table queries its data source for the cells of visible rows. A row's height comes from the delegate, `rowHeight` or the
/// cell's constraints. Rows that were not visible yet count with their estimated height, so `contentSize` becomes exact once all
/// rows have been visible, as on Apple's systems. Updates of rows take effect at once.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// A height value that requests the height of the content.
    nonisolated public static var automaticDimension: CGFloat { -1 }

    /// The styles of a table.
    ///
    /// Raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Rows from edge to edge.
        case plain = 0
        /// Sections with space between them.
        case grouped = 1
        /// Sections with space between them and at the sides.
        case insetGrouped = 2
    }

    /// The style of the table.
    public let style: Style

    /// Creates a plain table view with an empty frame.
    public convenience init() { self.init(frame: .zero, style: .plain) }

    /// Creates a plain table view with a frame, in the coordinates of its superview.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Creates a table view with a frame, in the coordinates of its superview, and a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// Creates a plain, empty table view; Plumb reads nothing else from the archive.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    override func didInitialize() {
        super.didInitialize()
        alwaysBounceVertical = true
    }

    // MARK: Content

    /// The object that provides the rows; the reference is weak.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
    /// The object that provides heights, headers and footers; the reference is weak.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { askAnew() }
        }
    }

    /// The rows with their heights and positions; nil until the data source is queried.
    final var rows: TableRows?
    /// The number of times that the rows were loaded or discarded.
    final var rowsVersion = 0
    /// The state of a query of the data source and delegate; nil at all other times.
    final var loading: TableLoading?
    /// The width for which the heights were measured, in points.
    final var measuredWidth: CGFloat = -1
    /// A Boolean value that indicates whether a cell is being measured.
    final var isMeasuring = false
    /// The visible cells.
    final var shownCells = ShownCells<UITableViewCell>()
    /// The visible headers and footers, by section.
    final var shownHeaders: [Int: UIView] = [:]
    final var shownFooters: [Int: UIView] = [:]
    final var reuse = TableReuse()
    final var selection = PathSelection()
    /// The batch of updates in progress.
    final var batch = UpdateBatch()

    /// Discards cells, heights and the selection.
    ///
    /// The table queries its data source again at the next layout or when a position is needed.
    open func reloadData() {
        selection = PathSelection()
        askAnew()
    }

    func askAnew(keeping moves: ListMoves) {
        forgetRows(keeping: moves)
        setNeedsLayout()
    }

    /// Lays out the visible rows, headers and footers.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutRows()
    }

    // MARK: Heights

    /// The height of rows, in points.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The estimated height of rows before they are laid out, in points; an automatic estimate is 44.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of section headers, in points.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of section footers, in points.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The estimated height of section headers, in points.
    ///
    /// Headers are measured at once. Plumb stores the value and does not use it.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// The estimated height of section footers, in points.
    ///
    /// Footers are measured at once. Plumb stores the value and does not use it.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// The space above section headers in plain tables, in points; an automatic value is 0, as before iOS 15.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }

    private func heightsDidChange() { if rows != nil { askAnew() } }

    // MARK: Look

    /// A Boolean value that indicates whether the margins of cells follow the readable width; false by default.
    ///
    /// Plumb stores the value and does not use it.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// A Boolean value that indicates whether content views stay inside the safe area.
    ///
    /// Plumb stores the value and does not use it.
    open var insetsContentViewsToSafeArea = true
    /// The inset of separators, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// The reference edges of ``separatorInset``.
    ///
    /// Plumb stores the value and does not use it.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// The visual effect of separators.
    ///
    /// Plumb stores the value and does not use it.
    open var separatorEffect: UIVisualEffect?
    /// The reference edges of ``separatorInset``.
    ///
    /// Raw values are Apple's.
    public enum SeparatorInsetReference: Int, Hashable, Sendable {
        /// The edges of cells.
        case fromCellEdges = 0
        /// The automatic insets of the table.
        case fromAutomaticInsets = 1
    }
    /// The text color of the section index.
    ///
    /// Plumb stores the value and does not use it.
    open var sectionIndexColor: UIColor?
    /// The background color of the section index.
    ///
    /// Plumb stores the value and does not use it.
    open var sectionIndexBackgroundColor: UIColor?
    /// The background color of the section index during a touch.
    ///
    /// Plumb stores the value and does not use it.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// The number of rows from which on the section index appears.
    ///
    /// Plumb stores the value and does not use it.
    open var sectionIndexMinimumDisplayRowCount = 0
    /// The object that prefetches data for rows; the reference is weak.
    ///
    /// Plumb stores the value and does not use it.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// A Boolean value that indicates whether prefetching is on.
    ///
    /// Plumb stores the value and does not use it.
    open var isPrefetchingEnabled = true
    /// A Boolean value that indicates whether the table still shows uncommitted updates; always false.
    open var hasUncommittedUpdates: Bool { false }
    /// A Boolean value that indicates whether focus returns to the row that had it last.
    ///
    /// Plumb stores the value and does not use it.
    open var remembersLastFocusedIndexPath = false
    /// A Boolean value that indicates whether focus selects a row.
    ///
    /// Plumb stores the value and does not use it.
    open var selectionFollowsFocus = false
    /// A Boolean value that indicates whether rows can get focus.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsFocus = true
    /// The changes that trigger a new measurement of visible rows.
    ///
    /// A change of constraints alone triggers none in Plumb.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// The changes that trigger a new measurement of a row.
    ///
    /// Raw values are Apple's.
    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// No change triggers a measurement.
        case disabled = 0
        /// A cell that invalidates its intrinsic content size triggers a measurement.
        case enabled = 1
        /// Changes of constraints in a cell also trigger a measurement.
        case enabledIncludingConstraints = 2
    }
    /// A Boolean value that indicates whether rows can be dragged.
    ///
    /// Plumb stores the value and does not use it.
    open var dragInteractionEnabled = false
    /// The object that provides dragged items; the reference is weak.
    ///
    /// Plumb stores the value and does not use it.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    /// The object that accepts dropped items; the reference is weak.
    ///
    /// Plumb stores the value and does not use it.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// A Boolean value that indicates whether rows of the table are being dragged; always false.
    open var hasActiveDrag: Bool { false }
    /// A Boolean value that indicates whether items are being dragged over the table; always false.
    open var hasActiveDrop: Bool { false }
    /// The height of filler rows below the content, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var fillerRowHeight: CGFloat = 0
    /// The style of separators between rows.
    ///
    /// Plumb stores the value and does not use it.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The color of separators between rows.
    ///
    /// Plumb stores the value and does not use it.
    open var separatorColor: UIColor? = .separator
    /// A Boolean value that indicates whether rows can be selected.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsSelection = true
    /// A Boolean value that indicates whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// A Boolean value that indicates whether several rows can be selected in editing mode.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsMultipleSelectionDuringEditing = false
    /// A Boolean value that indicates whether the table and its rows are in editing mode.
    ///
    /// Rows have the same size in both modes.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false
    /// Begins or ends editing mode without animation.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        for cell in visibleCells { cell.setEditing(editing, animated: animated) }
    }
    /// A Boolean value that indicates whether rows can be selected in editing mode.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsSelectionDuringEditing = false

    /// The view behind the rows.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }

    /// The view above the first section.
    ///
    /// The table sets its width and keeps its height.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    /// The view below the last section.
    ///
    /// The table sets its width and keeps its height.
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        if bounds.width > 0 { new?.frame.size.width = bounds.width }
        setNeedsLayout()
    }

    // MARK: Overridable queries

    /// Returns the cell of a visible row; nil for other rows.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
    /// The number of sections.
    open var numberOfSections: Int { countedRows.sections.count }
    /// Returns the number of rows in a section; 0 if the section does not exist.
    open func numberOfRows(inSection section: Int) -> Int {
        let sections = countedRows.sections
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }
}
