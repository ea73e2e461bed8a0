import Foundation

/// What of a layout is no longer right.
///
/// Layouts here are prepared anew whatever it is; what is said of single items is kept for layouts of one's own.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// A context that says nothing yet.
    public required override init() { super.init() }

    /// Whether nothing of the layout is right, as after `invalidateLayout()`.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items are others, as after `reloadData()`.
    open internal(set) var invalidateDataSourceCounts = false
    /// How far the visible part moves with the change, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// How much larger the content becomes, in points; the layout is asked for its size in any case.
    open var contentSizeAdjustment = CGSize.zero

    /// The items whose places are no longer right; nil for none in particular.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The views beside the cells whose places are no longer right, by their kinds; nil for none in particular.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The views that show nothing of the data whose places are no longer right, by their kinds; nil for none in particular.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Says that the places of items are no longer right.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// Says that the places of views beside the cells are no longer right.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
    /// Says that the places of views that show nothing of the data are no longer right.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}

extension UICollectionViewLayoutInvalidationContext {
    /// A context of the class that a layout names; a plain one where it names another class.
    static func made(for layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext {
        let named = type(of: layout).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (named ?? UICollectionViewLayoutInvalidationContext.self).init()
    }
}
