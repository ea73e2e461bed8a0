import Foundation

/// What of a flow layout is no longer right.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes again; it is in any case.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the lines are made again; they are in any case.
    open var invalidateFlowLayoutAttributes = true
}
