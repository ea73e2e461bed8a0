import UIKit

/// A content priority of a view that removes an ambiguity.
public struct ContentPriorityChange: Hashable, Sendable {
    /// The content priorities of a view.
    public enum Kind: String, Hashable, Sendable {
        /// Resistance to growing, by axis.
        case horizontalHugging, verticalHugging
        /// Resistance to shrinking, by axis.
        case horizontalCompressionResistance, verticalCompressionResistance
    }

    /// The id of the view.
    public let view: String
    /// The changed priority.
    public let kind: Kind
    /// The new value.
    public let priority: Double
}
