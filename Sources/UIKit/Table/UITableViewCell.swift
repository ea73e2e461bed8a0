import Foundation

/// A row of a table; what it shows lies in its content view.
@preconcurrency @MainActor open class UITableViewCell: UIView, ConfiguredCell {
    /// The looks of a cell.
    ///
    /// Raw values are Apple's.
    public enum CellStyle: Int, Hashable, Sendable {
        /// One label, and an image before it.
        case `default` = 0
        /// A label at the left and a value at the right.
        case value1 = 1
        /// A small label and a value beside it.
        case value2 = 2
        /// A label and a smaller one below it.
        case subtitle = 3
    }

    /// What stands at the trailing end.
    ///
    /// Raw values are Apple's.
    public enum AccessoryType: Int, Hashable, Sendable {
        /// Nothing.
        case none = 0
        /// An arrow.
        case disclosureIndicator = 1
        /// A button and an arrow.
        case detailDisclosureButton = 2
        /// A check mark.
        case checkmark = 3
        /// A button.
        case detailButton = 4
    }

    /// The view that holds the content; constraints of a self-sizing cell tie it to its subviews.
    open var contentView: UIView { content }
    /// What the cell was made to be reused as.
    open private(set) var reuseIdentifier: String?
    /// What stands at the trailing end; the content view leaves it room.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
    /// A view at the trailing end in place of an accessory.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }
    /// The look that the cell was made with.
    let style: CellStyle
    /// The main label; made when it is asked for.
    open var textLabel: UILabel? {
        let label = parts.text ?? makeLabel(fontSize: style == .value2 ? 12 : 17)
        parts.text = label
        return label
    }
    /// The second label; none in the default look, and made when it is asked for in the others.
    open var detailTextLabel: UILabel? {
        guard style != .default else { return nil }
        let label = parts.detail ?? makeLabel(fontSize: style == .subtitle ? 12 : style == .value2 ? 12 : 17)
        parts.detail = label
        return label
    }
    /// The picture before the labels; made when it is asked for.
    open var imageView: UIImageView? {
        let view = parts.image ?? UIImageView(frame: .zero)
        if parts.image == nil { content.addSubview(view) }
        parts.image = view
        return view
    }
    private(set) var parts = CellParts()
    /// Whether the content view left room for an accessory when it was placed last.
    final var hasAccessoryRoom = false

    private func makeLabel(fontSize: CGFloat) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: fontSize)
        content.addSubview(label)
        return label
    }

    /// How the cell looks while it is chosen.
    open var selectionStyle = SelectionStyle.default
    /// How far the cell is in being dragged.
    ///
    /// Raw values are Apple's.
    public enum DragState: Int, Hashable, Sendable {
        /// It is not.
        case none = 0
        /// It is about to be.
        case lifting = 1
        /// It is.
        case dragging = 2
    }
    /// Says how far the cell is in being dragged; nothing calls it, since there are no fingers.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// The view behind the content.
    open var backgroundView: UIView? { didSet { showBackground(backgroundView, insteadOf: oldValue) } }
    /// The view behind the content while the cell is chosen; the cell does not show it by itself.
    open var selectedBackgroundView: UIView?

    /// What is done to the row while the table is edited; there is no editing by hand.
    open var editingStyle: EditingStyle { .none }

    /// How a chosen cell looks.
    ///
    /// Raw values are Apple's.
    public enum SelectionStyle: Int, Hashable, Sendable {
        /// As one that is not chosen.
        case none = 0
        /// Blue, before iOS 7.
        case blue = 1
        /// Grey.
        case gray = 2
        /// As the system has it.
        case `default` = 3
    }

    /// Leaves the accessory its room, and puts labels and picture in their places, where the cell has any.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContent()
        placeAccessory()
        layoutParts()
    }

    /// What a separator looks like.
    ///
    /// Raw values are Apple's.
    public enum SeparatorStyle: Int, Hashable, Sendable {
        /// There is none.
        case none = 0
        /// A line.
        case singleLine = 1
        /// A line with another one below it, before iOS 11.
        case singleLineEtched = 2
    }

    /// What is done to a row.
    ///
    /// Raw values are Apple's.
    public enum EditingStyle: Int, Hashable, Sendable {
        /// Nothing.
        case none = 0
        /// It is taken away.
        case delete = 1
        /// One is put in.
        case insert = 2
    }

    /// Whether the cell is chosen.
    open var isSelected = false { didSet { if isSelected != oldValue { staleContent() } } }
    /// Whether the cell is pressed.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { staleContent() } } }
    /// Whether the cell is edited; kept, it looks the same.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false
    /// Begins or ends editing; there is no animation.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != self.editing else { return }
        self.editing = editing
        staleContent()
    }
    /// What stands at the trailing end while the cell is edited; kept, it looks the same.
    open var editingAccessoryType = AccessoryType.none
    /// A view at the trailing end while the cell is edited; kept, it is not shown.
    open var editingAccessoryView: UIView?
    /// Whether a handle shows that the row can be moved; kept, nothing is moved by hand.
    open var showsReorderControl = false
    /// Whether what throws the row away is shown; it never is.
    open var showingDeleteConfirmation: Bool { false }
    /// Whether the background stands in while the row is edited; kept.
    open var shouldIndentWhileEditing = true
    /// How often the content is indented.
    ///
    /// What the cell shows by itself begins further from its edge, as does what a row's configuration shows; the content view
    /// stays (Apple's documentation speaks of the content).
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { indentationDidChange() } } }
    /// How far the content is indented each time, in points.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { indentationDidChange() } } }
    /// How far the content is indented, in points.
    final var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }
    /// Whether the delegate of the table has said how often.
    final var isIndentedByTable = false
    private func indentationDidChange() {
        setNeedsLayout()
        sizeDidChange()
    }
    /// Whether the cell can be used while it is dragged; kept, nothing is dragged.
    open var userInteractionEnabledWhileDragging = false
    /// How the cell shows that it has the keys; kept.
    open var focusStyle = FocusStyle.default

    /// How a cell shows that it has the keys.
    ///
    /// Raw values are Apple's.
    public enum FocusStyle: Int, Hashable, Sendable {
        /// As the system has it.
        case `default` = 0
        /// As the program shows it.
        case custom = 1
    }

    /// How far the separator is inset, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

    // MARK: Configurations

    final var cellContent = CellContent()
    /// What the cell shows by a value; nil for what was added to the content view.
    ///
    /// The view that shows it fills the content view, while Apple's takes its place.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellContent.configuration }
        set { showContent(newValue) }
    }
    /// What stands behind the content; kept, and nothing draws it.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { cellContent.background }
        set { cellContent.background = newValue }
    }
    /// Whether the configuration follows the state of the cell by itself.
    open var automaticallyUpdatesContentConfiguration = true
    /// The background of the cell in its table, as the system has it.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        (superviewStorage as? UITableView).map { $0.style != .plain } ?? false ? .listGroupedCell() : .listPlainCell()
    }
    /// The view behind the content while the cell is chosen among others; the cell does not show it by itself.
    open var multipleSelectionBackgroundView: UIView?
    /// Whether the background follows the state of the cell by itself; kept.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Changes configurations with the state of the cell: called before the next layout, and whenever the state has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { staleContent() } }
    /// What changes configurations of a cell.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    /// What the cell is in.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }
    /// Has configurations follow the state, before the next layout.
    open func setNeedsUpdateConfiguration() { staleContent() }
    /// Has configurations follow a state, and runs the handler; an override calls super.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration { adoptState(state) }
        configurationUpdateHandler?(self, state)
    }

    /// The configuration that shows what the look of the cell shows, with nothing in it.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    private func updateContent() {
        updateContent(
            margin: SystemMargin.sideOfRow(ofWidth: bounds.width), indentation: indentation,
            hasAccessory: accessoryRoom > 0)
    }

    private let content = UIView(frame: .zero)

    /// A cell of no size at the origin.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// A cell of Apple's size, 320 × 44 points.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    /// A cell at a place in its superview.
    public override init(frame: CGRect) {
        style = .default
        super.init(frame: frame)
    }

    /// The cell that a table makes of a class that was registered.
    @_silgen_name("UIKit_UITableViewCell_made")
    convenience init(madeFor identifier: String) { self.init(style: .default, reuseIdentifier: identifier) }

    /// A cell from an archive; nothing but an empty view is read.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
    }

    override func didInitialize() {
        fill(with: content)
        content.flags.insert(.isCellContent)
    }

    /// Has the table ask the cell for its height again, where that is automatic.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizeDidChange()
    }
    override func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {
        super.subviewDidInvalidateIntrinsicContentSize(subview)
        if subview === content { sizeDidChange() }
    }
    final func sizeDidChange() { (superviewStorage as? UITableView)?.sizeDidChange(of: self) }

    /// What is shown of a cell that is edited.
    ///
    /// Bits are Apple's.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// Apple's bits.
        public let rawValue: UInt
        /// Parts of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// What is tapped to edit it.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// What is tapped to throw it away.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
    /// Called before more or less is shown of a cell that is edited; nothing calls it here.
    open func willTransition(to state: StateMask) {}
    /// Called after more or less is shown of a cell that is edited; nothing calls it here.
    open func didTransition(to state: StateMask) {}
    /// Says that the cell is about to be used again.
    open func prepareForReuse() {}
    /// Says that the cell is chosen or not.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Says that the cell is pressed or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    /// The size of the content view for a proposal, laid out by its constraints, and what the accessory takes beside it; labels
    /// and picture that the cell has by itself ask for their own height.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateContent()
        let beside = accessoryRoom
        let proposal = CGSize(width: max(0, targetSize.width - beside), height: targetSize.height)
        var size = content.systemLayoutSizeFitting(
            proposal, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        if verticalFittingPriority < .required, let least = heightOfParts(within: proposal.width) {
            size.height = max(size.height, least)
        }
        return CGSize(width: size.width + beside, height: size.height)
    }
}
