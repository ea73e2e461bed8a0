import Foundation

/// A column of rows that scrolls.
///
/// The table asks its data source for the cells of the rows that are visible and gives each the height that the delegate,
/// `rowHeight` or the cell's constraints say; rows that were not yet visible count with their estimates, so that
/// `contentSize` is exact as soon as all have been seen, as on Apple's systems. Changes of rows take effect at once.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// As a height: the one that the content asks for.
    nonisolated public static var automaticDimension: CGFloat { -1 }

    /// The looks of a table.
    ///
    /// Raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Rows from edge to edge.
        case plain = 0
        /// Sections apart from one another.
        case grouped = 1
        /// Sections apart from one another and from the edges.
        case insetGrouped = 2
    }

    /// The look of the table.
    public let style: Style

    /// A table view of no size at the origin.
    public convenience init() { self.init(frame: .zero, style: .plain) }

    /// A plain table view at a place in its superview.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// A table view at a place in its superview.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// A table view from an archive; nothing but an empty view is read.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    override func didInitialize() {
        super.didInitialize()
        alwaysBounceVertical = true
    }

    // MARK: Content

    /// Who gives the rows; the table holds it weakly.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
    /// Who gives heights, headers and footers; the table holds it weakly.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { askAnew() }
        }
    }

    /// What is shown, and where; nil until the data source was asked.
    final var rows: TableRows?
    /// How often they were asked for or forgotten.
    final var rowsVersion = 0
    /// What is known of them while data source and delegate are asked; nil at all other times.
    final var loading: TableLoading?
    /// The width for which the heights were measured.
    final var measuredWidth: CGFloat = -1
    /// Whether a cell is being measured.
    final var isMeasuring = false
    /// The cells that are shown.
    final var shownCells = ShownCells<UITableViewCell>()
    /// The headers and footers that are shown, by section.
    final var shownHeaders: [Int: UIView] = [:]
    final var shownFooters: [Int: UIView] = [:]
    final var reuse = TableReuse()
    final var selection = PathSelection()
    /// Changes of rows that were begun.
    final var batch = UpdateBatch()

    /// Forgets cells, heights and what is chosen and asks anew, when the table is laid out next or a place is asked for.
    open func reloadData() {
        selection = PathSelection()
        askAnew()
    }

    func askAnew(keeping moves: ListMoves) {
        forgetRows(keeping: moves)
        setNeedsLayout()
    }

    /// Shows what is visible.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutRows()
    }

    // MARK: Heights

    /// The height of rows, in points.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// What rows are taken to be high before they are laid out, in points; 44 where automatic.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of section headers, in points.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of section footers, in points.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// What section headers are taken to be high; they are measured at once, so that it has no part in the layout.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// What section footers are taken to be high; they are measured at once, so that it has no part in the layout.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// What plain tables leave above headers, in points; nothing where automatic, as before iOS 15.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }

    private func heightsDidChange() { if rows != nil { askAnew() } }

    // MARK: Look

    /// Whether the margins of cells follow the readable width; false since iOS 12.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether content views keep inside the safe area.
    open var insetsContentViewsToSafeArea = true
    /// How far separators are inset, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// What ``separatorInset`` is counted from; kept.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// What shines through lines; kept.
    open var separatorEffect: UIVisualEffect?
    /// What ``separatorInset`` is counted from.
    ///
    /// Raw values are Apple's.
    public enum SeparatorInsetReference: Int, Hashable, Sendable {
        /// The edges of cells.
        case fromCellEdges = 0
        /// What the system takes.
        case fromAutomaticInsets = 1
    }
    /// The colour of the names of sections beside the rows; kept.
    open var sectionIndexColor: UIColor?
    /// The fill behind them; kept.
    open var sectionIndexBackgroundColor: UIColor?
    /// The fill behind them while they are touched; kept.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// From how many rows on they are shown; kept.
    open var sectionIndexMinimumDisplayRowCount = 0
    /// Who is told of rows before they are needed; kept.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether somebody is told; kept.
    open var isPrefetchingEnabled = true
    /// Whether rows that were added or moved are being shown; never.
    open var hasUncommittedUpdates: Bool { false }
    /// Whether the place that had the keys last gets them again; kept.
    open var remembersLastFocusedIndexPath = false
    /// Whether what gets the keys is chosen; kept.
    open var selectionFollowsFocus = false
    /// Whether rows can get the keys; kept.
    open var allowsFocus = true
    /// What has rows that are shown measured anew; changes of constraints do not by themselves.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// What has rows measured anew.
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
    /// Whether rows can be dragged; kept, nothing is dragged here.
    open var dragInteractionEnabled = false
    /// Who says which rows are dragged; held weakly, and nothing drags them here.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    /// Who takes what is dropped; held weakly, and nothing drops any here.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Whether rows of this view are being dragged; never.
    open var hasActiveDrag: Bool { false }
    /// Whether something is being dragged over this view; never.
    open var hasActiveDrop: Bool { false }
    /// How high rows are that fill what is left, in points; kept, none are shown.
    open var fillerRowHeight: CGFloat = 0
    /// What stands between rows; it takes no room.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The colour of what stands between rows.
    open var separatorColor: UIColor? = .separator
    /// Whether rows can be chosen.
    open var allowsSelection = true
    /// Whether several rows can be chosen.
    open var allowsMultipleSelection = false
    /// Whether several rows can be chosen while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the table is edited; kept, rows look the same.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false
    /// Begins or ends editing; there is no animation.
    open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }
    /// Whether rows can be chosen while the table is edited.
    open var allowsSelectionDuringEditing = false

    /// The view behind the rows.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }

    /// The view above the first section: as wide as the table, and as high as it was when it was set.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    /// The view below the last section: as wide as the table, and as high as it was when it was set.
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        if bounds.width > 0 { new?.frame.size.width = bounds.width }
        setNeedsLayout()
    }

    // MARK: Overridable questions

    /// The cell of a row that is shown; nil for others.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
    /// How many sections there are.
    open var numberOfSections: Int { countedRows.sections.count }
    /// How many rows a section has; none where there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        let sections = countedRows.sections
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }
}
