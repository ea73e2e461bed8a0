import Foundation

/// A view that a collection view places and reuses.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The reuse identifier of the view.
    open internal(set) var reuseIdentifier: String?
    /// The kind of a supplementary view.
    final var elementKind = ""

    /// Creates the view that a collection view makes from a registered class.
    @_silgen_name("UIKit_UICollectionReusableView_made")
    convenience init(madeIn frame: CGRect) { self.init(frame: frame) }

    /// Prepares the view for reuse; does nothing by default.
    open func prepareForReuse() {}
    /// Applies layout attributes before the collection view sets the frame; does nothing by default.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Notifies the view that another layout is about to place it.
    ///
    /// Plumb does not call this method; a host may.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Notifies the view that another layout places it.
    ///
    /// Plumb does not call this method; a host may.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Returns the attributes that the view prefers: its fitting size along estimated axes.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
        let decided = layoutAttributes.estimates ?? EstimatedAxes(width: true, height: true)
        guard !decided.isEmpty else { return preferred }
        var size = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: decided.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: decided.height ? .fittingSizeLevel : .required)
        if !decided.width { size.width = layoutAttributes.size.width }
        if !decided.height { size.height = layoutAttributes.size.height }
        preferred.size = size
        return preferred
    }
}

/// A cell of a collection view.
///
/// Its content is in the content view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell {
    /// The view that holds the content.
    ///
    /// In a self-sizing cell, constraints connect it with its subviews.
    open var contentView: UIView { content }
    /// A Boolean value that indicates whether the cell is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { staleContent() } } }
    /// A Boolean value that indicates whether the cell is highlighted.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { staleContent() } } }
    /// The drag state of a cell.
    ///
    /// The raw values equal Apple's.
    public enum DragState: Int, Hashable, Sendable {
        /// The cell is not dragged.
        case none = 0
        /// The cell is about to be dragged.
        case lifting = 1
        /// The cell is dragged.
        case dragging = 2
    }
    /// Notifies the cell that its drag state changed.
    ///
    /// Plumb does not call this method; a host may.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// The view behind the content.
    ///
    /// A background view removes the background configuration.
    open var backgroundView: UIView? { didSet { showBackground(backgroundView, insteadOf: oldValue) } }
    /// The view behind the content of a selected cell.
    ///
    /// Plumb stores the value and does not use it.
    open var selectedBackgroundView: UIView? { didSet { backgroundDidChange(to: selectedBackgroundView) } }
    // MARK: Configurations

    final var cellContent = CellContent()
    /// The configuration of the cell's content; nil for the subviews of the content view.
    ///
    /// In Plumb the configured view fills the content view. In UIKit it replaces the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellContent.configuration }
        set { showContent(newValue) }
    }
    /// The configuration of the background.
    ///
    /// A configuration removes the background views and the background color. Plumb stores the value and does not use it.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { cellContent.background }
        set {
            cellContent.background = newValue
            if newValue != nil { (backgroundColor, backgroundView, selectedBackgroundView) = (nil, nil, nil) }
        }
    }
    /// A Boolean value that indicates whether the content configuration updates with the state of the cell.
    open var automaticallyUpdatesContentConfiguration = true
    /// A Boolean value that indicates whether the background configuration updates with the state of the cell.
    ///
    /// Plumb stores the value and does not use it.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The closure that updates the configurations, before the next layout and after each change of state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { staleContent() } }
    /// A closure that updates the configurations of a cell.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    /// The configuration state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }
    /// A Boolean value that indicates whether the cell's collection view is in editing mode.
    final var isEditing: Bool { (superviewStorage as? UICollectionView)?.isEditing ?? false }
    /// Updates the cell after its collection view began or ended editing.
    func editingDidChange() { staleContent() }
    /// Requests an update of the configurations before the next layout.
    open func setNeedsUpdateConfiguration() { staleContent() }
    /// Updates the configurations for a state and runs the handler.
    ///
    /// An override calls super.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration { adoptState(state) }
        configurationUpdateHandler?(self, state)
    }

    /// The minimum margin of a row's content, in points, and whether an accessory follows the content.
    var listMargin: (width: CGFloat, hasAccessory: Bool) { (0, false) }

    private func updateContent() { updateContent(margin: listMargin.width, hasAccessory: listMargin.hasAccessory) }

    /// Updates the configurations for the current state.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContent()
    }

    /// Requests a new measurement of a self-sizing cell.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizeDidChange()
    }
    override func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {
        super.subviewDidInvalidateIntrinsicContentSize(subview)
        if subview === content { sizeDidChange() }
    }
    final func sizeDidChange() { (superviewStorage as? UICollectionView)?.sizeDidChange(of: self) }

    private let content = UIView(frame: .zero)

    override func didInitialize() {
        fill(with: content)
        content.flags.insert(.isCellContent)
    }

    /// Returns the fitting size of the content view, in points.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateContent()
        return content.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
