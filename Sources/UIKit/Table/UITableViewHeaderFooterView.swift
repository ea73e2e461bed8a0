import Foundation

/// The header or footer of a section of a table.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ConfiguredCell {
    /// The view that contains the content.
    open var contentView: UIView { content }
    /// The reuse identifier of the view.
    open private(set) var reuseIdentifier: String?
    /// The label of the title, created on first access.
    open var textLabel: UILabel? {
        if let label { return label }
        let made = UILabel(frame: .zero)
        made.font = .preferredFont(forTextStyle: .headline)
        content.addSubview(made)
        label = made
        return made
    }
    private var label: UILabel?
    /// A second label for grouped headers before iOS 6; always nil in Plumb.
    open var detailTextLabel: UILabel? { nil }
    /// The view behind the content.
    ///
    /// A background view removes the background configuration.
    open var backgroundView: UIView? { didSet { showBackground(backgroundView, insteadOf: oldValue) } }
    /// The appearance and position of the title; nil if the table did not create the title.
    final var title: SectionTitle?
    private let content = UIView(frame: .zero)

    /// Creates a header or footer with an empty frame.
    public convenience init() { self.init(reuseIdentifier: nil) }

    /// Creates a header or footer with an empty frame and a reuse identifier.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Creates a header or footer with a frame, in the coordinates of its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates an empty header or footer; Plumb reads nothing else from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates the header or footer for a registered class.
    @_silgen_name("UIKit_UITableViewHeaderFooterView_made")
    convenience init(madeFor identifier: String) { self.init(reuseIdentifier: identifier) }

    override func didInitialize() { fill(with: content) }

    /// Prepares the view for reuse; the base implementation does nothing.
    open func prepareForReuse() {}

    // MARK: Configurations

    final var cellContent = CellContent()
    /// The configuration of the view's content; nil if the content consists of subviews of the content view.
    ///
    /// The configured view fills the content view; in Apple's UIKit it replaces the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellContent.configuration }
        set { showContent(newValue) }
    }
    /// The configuration of the background.
    ///
    /// A configuration removes the background view and the background color. Plumb stores the value and does not draw it.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { cellContent.background }
        set {
            cellContent.background = newValue
            if newValue != nil { (backgroundColor, backgroundView) = (nil, nil) }
        }
    }
    /// A Boolean value that indicates whether the content configuration follows the state of the view.
    open var automaticallyUpdatesContentConfiguration = true
    /// A Boolean value that indicates whether the background configuration follows the state of the view.
    ///
    /// Plumb stores the value and does not use it.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// A closure that updates the configurations of a header or footer for a state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    /// The closure that updates configurations; it runs before the next layout and after each change of state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { staleContent() } }
    /// The current state of the view.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    /// Requests an update of the configurations before the next layout.
    open func setNeedsUpdateConfiguration() { staleContent() }
    /// Does nothing, because headers and footers are measured only when the rows are counted.
    final func sizeDidChange() {}
    /// Updates the configurations for a state and calls the handler; an override calls super.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        if automaticallyUpdatesContentConfiguration { adoptState(state) }
        configurationUpdateHandler?(self, state)
    }
    /// Returns the content configuration for a header of the view's table, without content.
    ///
    /// The result is the grouped variant in a grouped table, else the plain one.
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

    /// Returns the size of the content view for a proposal; a title alone is at least 28 points high.
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

    /// Updates the content and places the title at the margin.
    ///
    /// In grouped tables the title is close to the rows, else it is vertically centered.
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
