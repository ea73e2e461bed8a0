import Foundation

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
    }

    /// A header or footer at a place in its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A header or footer from an archive; nothing but an empty view is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func didInitialize() { fill(with: content) }
}
