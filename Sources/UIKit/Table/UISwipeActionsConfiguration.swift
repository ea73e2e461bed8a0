import Foundation

/// The actions that a swipe on a row offers.
///
/// Plumb has no touches and does not show the actions.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the edge inwards.
    public let actions: [UIContextualAction]
    /// A Boolean value that indicates whether a full swipe performs the first action.
    ///
    /// Plumb stores the value and does not use it.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration of actions.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
