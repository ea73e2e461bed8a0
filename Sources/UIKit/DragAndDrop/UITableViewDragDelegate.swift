import Foundation

/// Who says which rows are dragged; what only follows from touches is not declared, and a class may have it all the same.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// What is dragged with a row; none for nothing.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// Who takes what is dropped on a table: the questions that a host which stands in for fingers asks.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Whether the table takes part; yes unless there is a method.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// What would become of what is dragged; nothing unless there is a method.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Takes what is dropped.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

extension UITableViewDropDelegate {
    /// The table takes part.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    /// Nothing becomes of it.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
}

/// What is dropped on a table and where; a host gives it.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// What is dropped.
    var items: [any UITableViewDropItem] { get }
    /// Where it is dropped; nil where no row is.
    var destinationIndexPath: IndexPath? { get }
    /// What was proposed.
    var proposal: UITableViewDropProposal { get }
    /// The dragging.
    var session: any UIDropSession { get }
    /// Has the picture of what is dropped go to a row; there is no animation.
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
}

/// Something that is dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// What is dropped.
    var dragItem: UIDragItem { get }
    /// Where it was in the same table; nil where it comes from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its picture, in points.
    var previewSize: CGSize { get }
}
