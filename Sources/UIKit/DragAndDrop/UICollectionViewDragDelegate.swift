import Foundation

/// A delegate that provides the drag items of a collection view.
///
/// Plumb does not call these methods; a host may. Plumb does not declare the methods that depend on touches. A class
/// may implement them anyway.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// Returns the drag items for an item, or an empty array to prevent the drag.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// A delegate that handles drops on a collection view.
///
/// Plumb does not call these methods; a host may.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Returns whether the collection view accepts a drop session.
    ///
    /// The default is `true`.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// Returns the proposal for a drop.
    ///
    /// The default proposal cancels the drop.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Performs a drop.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}

extension UICollectionViewDropDelegate {
    /// Returns `true`.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    /// Returns a proposal that cancels the drop.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
}

/// A coordinator of a drop on a collection view.
///
/// A host provides it.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UICollectionViewDropItem] { get }
    /// The index path of the drop, or `nil` for a drop outside the items.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal of the drop.
    var proposal: UICollectionViewDropProposal { get }
    /// The drop session.
    var session: any UIDropSession { get }
    /// Moves the preview of a drag item to an item.
    ///
    /// An implementation in Plumb has no animation.
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}

/// An item of a drop on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The drag item.
    var dragItem: UIDragItem { get }
    /// The index path of the item in the same collection view, or `nil` for an item from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the preview, in points.
    var previewSize: CGSize { get }
}
