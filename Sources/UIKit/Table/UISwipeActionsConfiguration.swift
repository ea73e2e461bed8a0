import Foundation

/// What can be done with a row that is wiped to the side; kept, since there are no touches.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// What can be done, from the edge inwards.
    public let actions: [UIContextualAction]
    /// Whether wiping far does the first.
    open var performsFirstActionWithFullSwipe = true

    /// A configuration of what can be done.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
