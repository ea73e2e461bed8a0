import Foundation

/// Who says which items are dragged; what only follows from touches is not declared, and a class may have it all the same.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// What is dragged with an item; none for nothing.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// Who takes what is dropped on a collection: the questions that a host which stands in for fingers asks.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Whether the collection takes part; yes unless there is a method.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// What would become of what is dragged; nothing unless there is a method.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Takes what is dropped.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}

extension UICollectionViewDropDelegate {
    /// The collection takes part.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    /// Nothing becomes of it.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
}

/// What is dropped on a collection and where; a host gives it.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// What is dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// Where it is dropped; nil where no item is.
    var destinationIndexPath: IndexPath? { get }
    /// What was proposed.
    var proposal: UICollectionViewDropProposal { get }
    /// The dragging.
    var session: any UIDropSession { get }
    /// Has the picture of what is dropped go to an item; there is no animation.
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}

/// Something that is dropped on a collection.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// What is dropped.
    var dragItem: UIDragItem { get }
    /// Where it was in the same collection; nil where it comes from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its picture, in points.
    var previewSize: CGSize { get }
}
