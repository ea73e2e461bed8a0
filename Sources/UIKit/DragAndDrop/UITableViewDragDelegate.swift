import Foundation

/// A delegate that provides the drag items of a table view.
///
/// Plumb does not call these methods; a host may. Plumb does not declare the methods that depend on touches. A class
/// may implement them anyway.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Returns the drag items for a row, or an empty array to prevent the drag.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// A delegate that handles drops on a table view.
///
/// Plumb does not call these methods; a host may.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Returns whether the table view accepts a drop session.
    ///
    /// The default is `true`.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Returns the proposal for a drop.
    ///
    /// The default proposal cancels the drop.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Performs a drop.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

extension UITableViewDropDelegate {
    /// Returns `true`.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    /// Returns a proposal that cancels the drop.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
}

/// A coordinator of a drop on a table view.
///
/// A host provides it.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UITableViewDropItem] { get }
    /// The index path of the drop, or `nil` for a drop outside the rows.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal of the drop.
    var proposal: UITableViewDropProposal { get }
    /// The drop session.
    var session: any UIDropSession { get }
    /// Moves the preview of a drag item to a row.
    ///
    /// An implementation in Plumb has no animation.
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
}

/// An item of a drop on a table view.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// The drag item.
    var dragItem: UIDragItem { get }
    /// The index path of the row in the same table view, or `nil` for an item from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the preview, in points.
    var previewSize: CGSize { get }
}
