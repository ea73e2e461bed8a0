import Foundation

/// The parts of a layout to invalidate.
///
/// Plumb's own layouts always prepare everything again. Custom layouts can use the lists of single elements.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates an empty context.
    public required override init() { super.init() }

    /// A Boolean value that indicates whether the whole layout is invalid, as after `invalidateLayout()`.
    open internal(set) var invalidateEverything = false
    /// A Boolean value that indicates whether the numbers of sections and items changed, as after `reloadData()`.
    open internal(set) var invalidateDataSourceCounts = false
    /// The change of the content offset, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content size, in points.
    ///
    /// Plumb stores the value and does not use it; the layout provides its size.
    open var contentSizeAdjustment = CGSize.zero

    /// The index paths of invalid items; nil for none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The index paths of invalid supplementary views, by kind; nil for none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The index paths of invalid decoration views, by kind; nil for none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Adds invalid items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// Adds invalid supplementary views.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
    /// Adds invalid decoration views.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}

extension UICollectionViewLayoutInvalidationContext {
    /// Creates a context of the layout's context class; a plain one if that is another class.
    static func made(for layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext {
        let named = type(of: layout).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (named ?? UICollectionViewLayoutInvalidationContext.self).init()
    }
}
