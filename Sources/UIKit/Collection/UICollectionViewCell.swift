import Foundation

/// Something that a collection view places and reuses.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// What the view is reused as.
    open internal(set) var reuseIdentifier: String?
    /// The kind of a view beside the cells.
    final var elementKind = ""

    /// The view that a collection makes of a class that was registered.
    @_silgen_name("UIKit_UICollectionReusableView_made")
    convenience init(madeIn frame: CGRect) { self.init(frame: frame) }

    /// Says that the view is about to be used again.
    open func prepareForReuse() {}
    /// Says where the layout puts the view, before it takes its place.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Called before the layout that places the view is another; nothing calls it, since nothing is animated.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after the layout that places the view has become another; nothing calls it, since nothing is animated.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// The attributes that the view would have instead of those of the layout: its own size for an estimated one.
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

/// A cell of a collection; what it shows lies in its content view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell {
    /// The view that holds the content; constraints of a self-sizing cell tie it to its subviews.
    open var contentView: UIView { content }
    /// Whether the cell is chosen.
    open var isSelected = false { didSet { if isSelected != oldValue { staleContent() } } }
    /// Whether the cell is pressed.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { staleContent() } } }
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
    /// Whether the background follows the state of the cell by itself; kept.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Changes configurations with the state of the cell: called before the next layout, and whenever the state has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { staleContent() } }
    /// What changes configurations of a cell.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    /// What the cell is in.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }
    /// Has configurations follow the state, before the next layout.
    open func setNeedsUpdateConfiguration() { staleContent() }
    /// Has configurations follow a state, and runs the handler; an override calls super.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration { adoptState(state) }
        configurationUpdateHandler?(self, state)
    }

    /// The margin that a row's content has at least, and whether something stands after it.
    var listMargin: (width: CGFloat, hasAccessory: Bool) { (0, false) }

    private func updateContent() { updateContent(margin: listMargin.width, hasAccessory: listMargin.hasAccessory) }

    /// Has configurations follow the state.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContent()
    }

    /// Has the collection ask the cell for its size again, where it sizes itself.
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

    /// The size of the content view for a proposal, laid out by its constraints.
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
