import Foundation

/// The header or footer of a section of a table.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ConfiguredCell {
    /// The view that holds the content.
    open var contentView: UIView { content }
    /// What the view was made to be reused as.
    open private(set) var reuseIdentifier: String?
    /// The label of the title; made when it is asked for.
    open var textLabel: UILabel? {
        if let label { return label }
        let made = UILabel(frame: .zero)
        made.font = .preferredFont(forTextStyle: .headline)
        content.addSubview(made)
        label = made
        return made
    }
    private var label: UILabel?
    /// A second label, of grouped headers before iOS 6; none here.
    open var detailTextLabel: UILabel? { nil }
    /// The view behind the content.
    open var backgroundView: UIView? { didSet { showBackground(backgroundView, insteadOf: oldValue) } }
    /// How the title looks and stands; nil where it is not the table's.
    final var title: SectionTitle?
    private let content = UIView(frame: .zero)

    /// A header or footer of no size at the origin.
    public convenience init() { self.init(reuseIdentifier: nil) }

    /// A header or footer to be reused.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// A header or footer at a place in its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A header or footer from an archive; nothing but an empty view is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The header or footer that a table makes of a class that was registered.
    @_silgen_name("UIKit_UITableViewHeaderFooterView_made")
    convenience init(madeFor identifier: String) { self.init(reuseIdentifier: identifier) }

    override func didInitialize() { fill(with: content) }

    /// Says that the view is about to be used again.
    open func prepareForReuse() {}

    // MARK: Configurations

    final var cellContent = CellContent()
    /// What the view shows by a value; nil for what was added to the content view.
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
    /// Whether the configuration follows the state by itself.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background follows the state by itself; kept.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// What changes configurations of a header or footer.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    /// Changes configurations with the state: called before the next layout, and whenever the state has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { staleContent() } }
    /// What the view is in.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    /// Has configurations follow the state, before the next layout.
    open func setNeedsUpdateConfiguration() { staleContent() }
    /// Headers and footers are measured when rows are counted, so that nothing follows.
    final func sizeDidChange() {}
    /// Has configurations follow a state, and runs the handler; an override calls super.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        if automaticallyUpdatesContentConfiguration { adoptState(state) }
        configurationUpdateHandler?(self, state)
    }
    /// The configuration of headers of plain tables, or of groups, with nothing in it.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        var ancestor = superview
        while let view = ancestor {
            if let table = view as? UITableView { return table.style == .plain ? .plainHeader() : .groupedHeader() }
            ancestor = view.superview
        }
        return .plainHeader()
    }

    private func updateContent() {
        updateContent(margin: SystemMargin.side(ofWidth: bounds.width), hasAccessory: false, leastHeight: 0)
    }

    /// The size of the content view for a proposal, laid out by its constraints; with a title alone at least 28 points high.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateContent()
        var size = content.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        if let label, content.subviews == [label] { size.height = max(28, size.height) }
        return size
    }

    /// Puts the title at the margin, in groups near the rows, else in the middle of the height.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContent()
        guard let label else { return }
        let margin = SystemMargin.sideOfRow(ofWidth: bounds.width)
        let room = max(0, bounds.width - 2 * margin)
        let size = label.sizeThatFits(CGSize(width: label.numberOfLines == 1 ? 0 : room, height: 0))
        let width = min(size.width, room)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let top = title?.top(of: size.height, in: bounds.height) ?? (bounds.height - size.height) / 2
        label.frame = CGRect(
            x: isMirrored ? bounds.width - margin - width : margin, y: top, width: width, height: size.height)
    }
}
