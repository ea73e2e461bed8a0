import Foundation

/// The layout attributes of a cell, supplementary view or decoration view.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The frame in the collection view, in points.
    open var frame = CGRect.zero
    /// The index path of the element; empty for none.
    open var indexPath = IndexPath()
    /// The position in the z-order; greater values are in front.
    open var zIndex = 0
    /// The opacity of the element, from 0 to 1.
    open var alpha: CGFloat = 1
    /// A Boolean value that indicates whether the element is hidden.
    open var isHidden = false
    /// The transform around the center.
    open var transform = CGAffineTransform.identity
    /// The three-dimensional transform around the center; the element uses only its two-dimensional part.
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
    /// The category of the element.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a supplementary or decoration view; nil for cells.
    open private(set) var representedElementKind: String?

    /// The axes along which the content determines the size; other lengths stay fixed in a measurement.
    final var estimates: EstimatedAxes?

    /// The size, in points; setting it keeps the center.
    open var size: CGSize {
        get { frame.size }
        set {
            frame = CGRect(
                x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2, width: newValue.width,
                height: newValue.height)
        }
    }
    /// The bounds, with a zero origin, in points; setting them keeps the center.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
    }
    /// The center, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// Creates attributes without an element.
    public required override init() { super.init() }

    /// Creates attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates attributes of a supplementary view, such as a header.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Creates attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// Creates attributes of this class for a cell (`kind` nil) or for a view of a kind.
    static func make(kind: String?, path: IndexPath, isDecoration: Bool = false) -> Self {
        let made = self.init()
        made.indexPath = path
        made.representedElementCategory = kind == nil ? .cell : isDecoration ? .decorationView : .supplementaryView
        made.representedElementKind = kind
        return made
    }

    /// Returns a copy of the attributes.
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

    /// Returns whether other attributes have equal values.
    ///
    /// A subclass compares its own properties too.
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

    /// A hash value that equal attributes share.
    nonisolated open override var hash: Int { readingOnMainActor { indexPath.hashValue } }
}
