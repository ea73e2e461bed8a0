import Foundation

/// A collection of cells that scrolls; here a container whose cells are laid out one by one.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// An axis along which content scrolls.
    ///
    /// Raw values are Apple's.
    public enum ScrollDirection: Int, Hashable, Sendable {
        /// Downwards.
        case vertical = 0
        /// Sideways.
        case horizontal = 1
    }

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
    /// The axis along which the content scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
}

/// Something that a collection view places and reuses.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// What the view is reused as.
    open internal(set) var reuseIdentifier: String?
    /// Says that the view is about to be used again.
    open func prepareForReuse() {}
    /// The attributes that the view would have instead of those of the layout: its own size for an estimated one.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
        preferred.size = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
        return preferred
    }
}

/// Where a layout puts a cell.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The place in the collection view, in points.
    open var frame = CGRect.zero
    /// The place of the cell in the collection; nil for what is no cell.
    open var indexPath: IndexPath?
    /// Who is in front.
    open var zIndex = 0
    /// How opaque the cell is, from 0 to 1.
    open var alpha: CGFloat = 1
    /// Whether the cell is left out of the picture.
    open var isHidden = false

    /// The size; setting it keeps the centre.
    open var size: CGSize {
        get { frame.size }
        set {
            frame = CGRect(
                x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2, width: newValue.width,
                height: newValue.height)
        }
    }
    /// The middle.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// Attributes of nothing.
    public required override init() { super.init() }

    /// Attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// The same attributes, to be changed apart.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        readingOnMainActor {
            let copy = type(of: self).init()
            (copy.frame, copy.indexPath, copy.zIndex) = (frame, indexPath, zIndex)
            (copy.alpha, copy.isHidden) = (alpha, isHidden)
            return copy
        }
    }
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

    override func didInitialize() { fill(with: content) }

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
