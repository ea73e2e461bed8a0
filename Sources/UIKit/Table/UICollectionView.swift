import Foundation

/// A collection of cells that scrolls; here a container whose cells are laid out one by one.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// How the cells are placed.
    open var collectionViewLayout: UICollectionViewLayout

    /// A collection view of no size at the origin.
    public convenience init() { self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }

    /// A collection view with a flow layout at a place in its superview.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// A collection view at a place in its superview.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    /// A collection view from an archive; nothing but an empty view is read.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The view behind the cells.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
}

/// How a collection view places its cells.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// A layout.
    public override init() { super.init() }
}

/// Cells in lines, as words in a text.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// As the estimated size: cells size themselves.
    nonisolated public static var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }
    /// The size of cells, in points.
    open var itemSize = CGSize(width: 50, height: 50)
    /// What cells are taken to measure before they are laid out, in points.
    open var estimatedItemSize = CGSize.zero
    /// The least space between lines, in points.
    open var minimumLineSpacing: CGFloat = 10
    /// The least space between cells of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10
    /// The margins of a section, in points.
    open var sectionInset = UIEdgeInsets.zero
}

/// Something that a collection view places and reuses.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// What the view is reused as.
    open internal(set) var reuseIdentifier: String?
    /// Says that the view is about to be used again.
    open func prepareForReuse() {}
}

/// A cell of a collection; what it shows lies in its content view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The view that holds the content; constraints of a self-sizing cell tie it to its subviews.
    open var contentView: UIView { content }
    /// Whether the cell is chosen.
    open var isSelected = false
    /// Whether the cell is pressed.
    open var isHighlighted = false
    private let content = UIView(frame: .zero)

    /// A cell of no size at the origin.
    public convenience init() { self.init(frame: .zero) }

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
