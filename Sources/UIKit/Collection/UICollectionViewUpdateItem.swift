import Foundation

/// A change of one item; nothing makes one here, since items are asked for anew.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// What happens to the item.
    ///
    /// Raw values are Apple's.
    public enum Action: Int, Hashable, Sendable {
        /// It comes.
        case insert = 0
        /// It goes.
        case delete = 1
        /// It is shown anew.
        case reload = 2
        /// It goes to another place.
        case move = 3
        /// Nothing.
        case none = 4
    }

    /// What happens to the item.
    open var updateAction: Action { .none }
    /// Its place before; nil for one that comes.
    open var indexPathBeforeUpdate: IndexPath? { nil }
    /// Its place afterwards; nil for one that goes.
    open var indexPathAfterUpdate: IndexPath? { nil }
}
