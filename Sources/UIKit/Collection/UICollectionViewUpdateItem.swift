import Foundation

/// An update of one item.
///
/// Plumb creates none.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// The kind of an update.
    ///
    /// The raw values equal Apple's.
    public enum Action: Int, Hashable, Sendable {
        /// The item is inserted.
        case insert = 0
        /// The item is deleted.
        case delete = 1
        /// The item is reloaded.
        case reload = 2
        /// The item is moved.
        case move = 3
        /// No update.
        case none = 4
    }

    /// The kind of the update.
    ///
    /// The default is none.
    open var updateAction: Action { .none }
    /// The index path before the update; nil for an insertion.
    ///
    /// The default is `nil`.
    open var indexPathBeforeUpdate: IndexPath? { nil }
    /// The index path after the update; nil for a deletion.
    ///
    /// The default is `nil`.
    open var indexPathAfterUpdate: IndexPath? { nil }
}
