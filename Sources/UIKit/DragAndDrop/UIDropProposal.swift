import Foundation

/// What would become of what is dragged.
///
/// Raw values are Apple's.
public enum UIDropOperation: UInt, Hashable, Sendable {
    /// Nothing.
    case cancel = 0
    /// Nothing, though it might elsewhere.
    case forbidden = 1
    /// It comes and stays where it was too.
    case copy = 2
    /// It comes and leaves where it was.
    case move = 3
}

/// What would become of what is dragged if it were let go.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// What would become of it.
    public let operation: UIDropOperation
    /// Whether the place is met more exactly than by the finger; kept.
    open var isPrecise = false
    /// Whether the picture is as large as where it came from; kept.
    open var prefersFullSizePreview = false

    /// A proposal.
    public init(operation: UIDropOperation) { self.operation = operation }
}

/// What would become of what is dragged over a table.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// Where it would go.
    ///
    /// Raw values are Apple's.
    public enum Intent: Int, Hashable, Sendable {
        /// It is not said.
        case unspecified = 0
        /// Between rows.
        case insertAtDestinationIndexPath = 1
        /// Into a row.
        case insertIntoDestinationIndexPath = 2
        /// Between rows or into one, by where the finger is.
        case automatic = 3
    }
    /// Where it would go.
    public let intent: Intent

    /// A proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// A proposal that does not say where.
    public convenience override init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}

/// What would become of what is dragged over a collection.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// Where it would go.
    ///
    /// Raw values are Apple's.
    public enum Intent: Int, Hashable, Sendable {
        /// It is not said.
        case unspecified = 0
        /// Between items.
        case insertAtDestinationIndexPath = 1
        /// Into an item.
        case insertIntoDestinationIndexPath = 2
    }
    /// Where it would go.
    public let intent: Intent

    /// A proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// A proposal that does not say where.
    public convenience override init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}
