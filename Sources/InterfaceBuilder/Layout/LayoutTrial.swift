import UIKit

/// What one layout of a document takes otherwise than the document says.
public struct LayoutTrial: Hashable, Sendable {
    /// Views that constraints place, whatever the document says, and where they rest while nothing decides: their frames in
    /// their superviews.
    public var released: [String: CGRect]
    /// Constraints that are left out, by identifier.
    public var removed: Set<String>

    /// A trial; by default the document as it is.
    public init(released: [String: CGRect] = [:], removed: Set<String> = []) {
        self.released = released
        self.removed = removed
    }
}
