import Foundation

/// A row of a table; what it shows lies in its content view.
@preconcurrency @MainActor open class UITableViewCell: UIView {
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
    /// What stands at the trailing end.
    open var accessoryType = AccessoryType.none
    /// A view at the trailing end in place of an accessory.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
        }
    }
    /// Whether the cell is chosen.
    open var isSelected = false
    /// Whether the cell is pressed.
    open var isHighlighted = false
    /// How far the separator is inset, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

    private let content = UIView(frame: .zero)

    /// A cell of no size at the origin.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// A cell of Apple's size, 320 × 44 points.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepareContent()
    }

    /// A cell at a place in its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareContent()
    }

    /// A cell from an archive; nothing but an empty view is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareContent()
    }

    private func prepareContent() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// Says that the cell is about to be used again.
    open func prepareForReuse() {}
    /// Says that the cell is chosen or not.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Says that the cell is pressed or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    /// The size of the content view for a proposal, laid out by its constraints.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        content.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

/// The header or footer of a section of a table.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    /// The view that holds the content.
    open var contentView: UIView { content }
    /// What the view was made to be reused as.
    open private(set) var reuseIdentifier: String?
    private let content = UIView(frame: .zero)

    /// A header or footer of no size at the origin.
    public convenience init() { self.init(reuseIdentifier: nil) }

    /// A header or footer to be reused.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        prepareContent()
    }

    /// A header or footer at a place in its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareContent()
    }

    /// A header or footer from an archive; nothing but an empty view is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareContent()
    }

    private func prepareContent() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }
}
