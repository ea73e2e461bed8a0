import Foundation

/// A cell that shows one row of a table; its content view contains the content.
@preconcurrency @MainActor open class UITableViewCell: UIView, ConfiguredCell {
    /// The styles of a cell.
    ///
    /// Raw values are Apple's.
    public enum CellStyle: Int, Hashable, Sendable {
        /// One label, with an image before it.
        case `default` = 0
        /// A label on the left and a value on the right.
        case value1 = 1
        /// A small label with a value beside it.
        case value2 = 2
        /// A label with a smaller one below it.
        case subtitle = 3
    }

    /// The accessories at the trailing end of a cell.
    ///
    /// Raw values are Apple's.
    public enum AccessoryType: Int, Hashable, Sendable {
        /// No accessory.
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

    /// The view that contains the content; a self-sizing cell ties it to its subviews by constraints.
    open var contentView: UIView { content }
    /// The reuse identifier of the cell.
    open private(set) var reuseIdentifier: String?
    /// The accessory at the trailing end; the content view ends before it.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
    /// A view at the trailing end that replaces the accessory.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }
    /// The style of the cell.
    let style: CellStyle
    /// The main label, created on first access.
    open var textLabel: UILabel? {
        let label = parts.text ?? makeLabel(fontSize: style == .value2 ? 12 : 17)
        parts.text = label
        return label
    }
    /// The second label, created on first access; nil in the default style.
    open var detailTextLabel: UILabel? {
        guard style != .default else { return nil }
        let label = parts.detail ?? makeLabel(fontSize: style == .subtitle ? 12 : style == .value2 ? 12 : 17)
        parts.detail = label
        return label
    }
    /// The image view before the labels, created on first access.
    open var imageView: UIImageView? {
        let view = parts.image ?? UIImageView(frame: .zero)
        if parts.image == nil { content.addSubview(view) }
        parts.image = view
        return view
    }
    private(set) var parts = CellParts()
    /// A Boolean value that indicates whether the content view left space for an accessory at the last layout.
    final var hasAccessoryRoom = false

    private func makeLabel(fontSize: CGFloat) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: fontSize)
        content.addSubview(label)
        return label
    }

    /// The appearance of the cell while it is selected.
    ///
    /// Plumb stores the value and does not use it.
    open var selectionStyle = SelectionStyle.default
    /// The drag states of a cell.
    ///
    /// Raw values are Apple's.
    public enum DragState: Int, Hashable, Sendable {
        /// The cell is not being dragged.
        case none = 0
        /// The cell is about to be dragged.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }
    /// Handles a change of the cell's drag state.
    ///
    /// Plumb does not call this method; a host may.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// The view behind the content.
    ///
    /// A background view removes the background configuration.
    open var backgroundView: UIView? { didSet { showBackground(backgroundView, insteadOf: oldValue) } }
    /// The view behind the content while the cell is selected.
    ///
    /// Plumb stores the value and does not use it.
    open var selectedBackgroundView: UIView? { didSet { backgroundDidChange(to: selectedBackgroundView) } }

    /// The editing action of the cell; always ``EditingStyle/none``, because Plumb has no editing by touch.
    open var editingStyle: EditingStyle { .none }

    /// The appearances of a selected cell.
    ///
    /// Raw values are Apple's.
    public enum SelectionStyle: Int, Hashable, Sendable {
        /// The same appearance as without selection.
        case none = 0
        /// Blue, before iOS 7.
        case blue = 1
        /// Grey.
        case gray = 2
        /// The default appearance of the system.
        case `default` = 3
    }

    /// Updates the content, reserves space for the accessory, and places labels and image if the cell has any.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContent()
        placeAccessory()
        layoutParts()
    }

    /// The styles of a separator.
    ///
    /// Raw values are Apple's.
    public enum SeparatorStyle: Int, Hashable, Sendable {
        /// No separator.
        case none = 0
        /// A single line.
        case singleLine = 1
        /// A double line, before iOS 11.
        case singleLineEtched = 2
    }

    /// The editing actions of a row.
    ///
    /// Raw values are Apple's.
    public enum EditingStyle: Int, Hashable, Sendable {
        /// No action.
        case none = 0
        /// Deletes the row.
        case delete = 1
        /// Inserts a row.
        case insert = 2
    }

    /// A Boolean value that indicates whether the cell is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { staleContent() } } }
    /// A Boolean value that indicates whether the cell is highlighted.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { staleContent() } } }
    /// A Boolean value that indicates whether the cell is in editing mode; it is part of ``configurationState``.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false
    /// Begins or ends editing mode without animation.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != self.editing else { return }
        self.editing = editing
        staleContent()
    }
    /// The accessory in editing mode.
    ///
    /// Plumb stores the value and does not use it.
    open var editingAccessoryType = AccessoryType.none
    /// The accessory view in editing mode.
    ///
    /// Plumb stores the value and does not use it.
    open var editingAccessoryView: UIView?
    /// A Boolean value that indicates whether the cell shows a reorder control.
    ///
    /// Plumb stores the value and does not use it.
    open var showsReorderControl = false
    /// A Boolean value that indicates whether the cell shows the delete confirmation; always false.
    open var showingDeleteConfirmation: Bool { false }
    /// A Boolean value that indicates whether the background is indented in editing mode.
    ///
    /// Plumb stores the value and does not use it.
    open var shouldIndentWhileEditing = true
    /// The indentation level of the content.
    ///
    /// Labels, image and content configuration begin further from the edge. The content view itself stays, although Apple's
    /// documentation speaks of the content.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { indentationDidChange() } } }
    /// The width of each indentation level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { indentationDidChange() } } }
    /// The indentation of the content, in points.
    final var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }
    /// A Boolean value that indicates whether the table's delegate set the indentation level.
    final var isIndentedByTable = false
    private func indentationDidChange() {
        setNeedsLayout()
        sizeDidChange()
    }
    /// A Boolean value that indicates whether the cell reacts to touches while it is dragged.
    ///
    /// Plumb stores the value and does not use it.
    open var userInteractionEnabledWhileDragging = false
    /// The focus appearance of the cell.
    ///
    /// Plumb stores the value and does not use it.
    open var focusStyle = FocusStyle.default

    /// The focus appearances of a cell.
    ///
    /// Raw values are Apple's.
    public enum FocusStyle: Int, Hashable, Sendable {
        /// The default appearance of the system.
        case `default` = 0
        /// A custom appearance.
        case custom = 1
    }

    /// The inset of the separator, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

    // MARK: Configurations

    final var cellContent = CellContent()
    /// The configuration of the cell's content; nil if the content consists of subviews of the content view.
    ///
    /// The configured view fills the content view; in Apple's UIKit it replaces the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellContent.configuration }
        set { showContent(newValue) }
    }
    /// The configuration of the background.
    ///
    /// A configuration removes the background views and the background color. Plumb stores the value and does not draw it.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { cellContent.background }
        set {
            cellContent.background = newValue
            guard newValue != nil else { return }
            (backgroundColor, backgroundView) = (nil, nil)
            (selectedBackgroundView, multipleSelectionBackgroundView) = (nil, nil)
        }
    }
    /// A Boolean value that indicates whether the content configuration follows the state of the cell.
    open var automaticallyUpdatesContentConfiguration = true
    /// Returns the default background configuration for the cell's table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        (superviewStorage as? UITableView).map { $0.style != .plain } ?? false ? .listGroupedCell() : .listPlainCell()
    }
    /// The view behind the content during a multiple selection.
    ///
    /// Plumb stores the value and does not use it.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { backgroundDidChange(to: multipleSelectionBackgroundView) }
    }
    /// A Boolean value that indicates whether the background configuration follows the state of the cell.
    ///
    /// Plumb stores the value and does not use it.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The closure that updates configurations; it runs before the next layout and after each change of state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { staleContent() } }
    /// A closure that updates the configurations of a cell for a state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    /// The current state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }
    /// Requests an update of the configurations before the next layout.
    open func setNeedsUpdateConfiguration() { staleContent() }
    /// Updates the configurations for a state and calls the handler; an override calls super.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration { adoptState(state) }
        configurationUpdateHandler?(self, state)
    }

    /// Returns the content configuration that matches the style of the cell, without content.
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

    /// Creates a cell of the default style and Apple's default size, 320 × 44 points.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Creates a cell of a style with Apple's default size, 320 × 44 points.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    /// Creates a cell of the default style with a frame, in the coordinates of its superview.
    public override init(frame: CGRect) {
        style = .default
        super.init(frame: frame)
    }

    /// Creates the cell for a registered class.
    @_silgen_name("UIKit_UITableViewCell_made")
    convenience init(madeFor identifier: String) { self.init(style: .default, reuseIdentifier: identifier) }

    /// Creates an empty cell of the default style; Plumb reads nothing else from the archive.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
    }

    override func didInitialize() {
        fill(with: content)
        content.flags.insert(.isCellContent)
    }

    /// Invalidates the intrinsic content size; the table measures the cell again if its height is automatic.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizeDidChange()
    }
    override func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {
        super.subviewDidInvalidateIntrinsicContentSize(subview)
        if subview === content { sizeDidChange() }
    }
    final func sizeDidChange() { (superviewStorage as? UITableView)?.sizeDidChange(of: self) }

    /// The controls that a cell shows in editing mode.
    ///
    /// Bits are Apple's.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// The bits of the mask.
        public let rawValue: UInt
        /// Creates a mask from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The editing control.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The delete confirmation.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
    /// Handles an upcoming change of the editing controls.
    ///
    /// Plumb does not call this method; a host may.
    open func willTransition(to state: StateMask) {}
    /// Handles a completed change of the editing controls.
    ///
    /// Plumb does not call this method; a host may.
    open func didTransition(to state: StateMask) {}
    /// Prepares the cell for reuse; the base implementation does nothing.
    open func prepareForReuse() {}
    /// Sets the selected state without animation.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Sets the highlighted state without animation.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    /// Returns the fitting size for a proposal: the content view's size and the width of the accessory.
    ///
    /// The constraints of the content view give the size. Labels and image that the cell lays out itself give their own height.
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
