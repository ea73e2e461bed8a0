import Foundation

/// Where a layout puts a cell or a view beside the cells.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The place in the collection view, in points.
    open var frame = CGRect.zero
    /// The place of the cell in the collection; without indexes for what is none.
    open var indexPath = IndexPath()
    /// Who is in front.
    open var zIndex = 0
    /// How opaque the cell is, from 0 to 1.
    open var alpha: CGFloat = 1
    /// Whether the cell is left out of the picture.
    open var isHidden = false
    /// A transform about the centre.
    open var transform = CGAffineTransform.identity
    /// A transform about the centre; the cell has what it does in the plane.
    open var transform3D: CATransform3D {
        get {
            CATransform3DGetAffineTransform(ownTransform3D) == transform
                ? ownTransform3D : CATransform3DMakeAffineTransform(transform)
        }
        set {
            ownTransform3D = newValue
            transform = CATransform3DGetAffineTransform(newValue)
        }
    }
    private var ownTransform3D = CATransform3DIdentity
    /// Whether a cell lies there or a view beside the cells.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a view beside the cells; nil for cells.
    open private(set) var representedElementKind: String?

    /// Which lengths the content decides; others are kept when a cell is asked for its size.
    final var estimates: EstimatedAxes?

    /// The size; setting it keeps the centre.
    open var size: CGSize {
        get { frame.size }
        set {
            frame = CGRect(
                x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2, width: newValue.width,
                height: newValue.height)
        }
    }
    /// The size, from zero; setting it keeps the centre.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
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

    /// Attributes of a view beside the cells, as a header.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Attributes of a view that shows nothing of the data.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// Attributes of this class for a cell, or for a view of a kind.
    static func make(kind: String?, path: IndexPath, isDecoration: Bool = false) -> Self {
        let made = self.init()
        made.indexPath = path
        made.representedElementCategory = kind == nil ? .cell : isDecoration ? .decorationView : .supplementaryView
        made.representedElementKind = kind
        return made
    }

    /// The same attributes, to be changed apart.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        readingOnMainActor {
            let copy = type(of: self).init()
            (copy.frame, copy.indexPath, copy.zIndex) = (frame, indexPath, zIndex)
            (copy.alpha, copy.isHidden, copy.transform) = (alpha, isHidden, transform)
            copy.ownTransform3D = ownTransform3D
            copy.estimates = estimates
            copy.representedElementCategory = representedElementCategory
            copy.representedElementKind = representedElementKind
            return copy
        }
    }

    /// Attributes are equal that say the same of the same thing; a subclass with properties of its own compares them too.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return readingOnMainActor {
            frame == other.frame && indexPath == other.indexPath && zIndex == other.zIndex && alpha == other.alpha
                && isHidden == other.isHidden && CATransform3DEqualToTransform(transform3D, other.transform3D)
                && representedElementCategory == other.representedElementCategory
                && representedElementKind == other.representedElementKind
        }
    }

    /// A number that equal attributes share.
    nonisolated open override var hash: Int { readingOnMainActor { indexPath.hashValue } }
}
