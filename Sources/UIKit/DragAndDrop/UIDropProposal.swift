import Foundation

/// The operations of a drop.
///
/// The raw values equal Apple's.
public enum UIDropOperation: UInt, Hashable, Sendable {
    /// The drop is cancelled.
    case cancel = 0
    /// The drop is forbidden at this place.
    case forbidden = 1
    /// The items are copied.
    case copy = 2
    /// The items are moved.
    case move = 3
}

/// A proposal for a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// The operation of the drop.
    public let operation: UIDropOperation
    /// A Boolean value that indicates whether the drop needs a precise location.
    ///
    /// Plumb stores the value and does not use it.
    open var isPrecise = false
    /// A Boolean value that indicates whether the preview has its full size.
    ///
    /// Plumb stores the value and does not use it.
    open var prefersFullSizePreview = false

    /// Creates a proposal with an operation.
    public init(operation: UIDropOperation) { self.operation = operation }
}

/// A proposal for a drop on a table view.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// The intents of a drop on a table view.
    ///
    /// The raw values equal Apple's.
    public enum Intent: Int, Hashable, Sendable {
        /// An unspecified intent.
        case unspecified = 0
        /// An insertion between rows.
        case insertAtDestinationIndexPath = 1
        /// An insertion into a row.
        case insertIntoDestinationIndexPath = 2
        /// An insertion between rows or into a row, by the location of the touch.
        case automatic = 3
    }
    /// The intent of the drop.
    public let intent: Intent

    /// Creates a proposal with an operation and an intent.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// Creates a proposal with an operation and an unspecified intent.
    public convenience override init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}

/// A proposal for a drop on a collection view.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// The intents of a drop on a collection view.
    ///
    /// The raw values equal Apple's.
    public enum Intent: Int, Hashable, Sendable {
        /// An unspecified intent.
        case unspecified = 0
        /// An insertion between items.
        case insertAtDestinationIndexPath = 1
        /// An insertion into an item.
        case insertIntoDestinationIndexPath = 2
    }
    /// The intent of the drop.
    public let intent: Intent

    /// Creates a proposal with an operation and an intent.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// Creates a proposal with an operation and an unspecified intent.
    public convenience override init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}
