import Foundation

/// The parts of a flow layout to invalidate.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// A Boolean value that indicates whether the delegate's metrics are invalid.
    ///
    /// Plumb always requests them again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// A Boolean value that indicates whether the layout attributes are invalid.
    ///
    /// Plumb stores the value and does not use it.
    open var invalidateFlowLayoutAttributes = true
}
