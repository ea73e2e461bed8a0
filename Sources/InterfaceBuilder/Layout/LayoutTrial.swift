import UIKit

/// What one layout of a document takes otherwise than the document says.
public struct LayoutTrial: Hashable, Sendable {
    /// Views that constraints place, whatever the document says, and where they rest while nothing decides: their frames in
    /// their superviews.
    public var released: [String: CGRect]
    /// Views that keep a frame in their superviews, whatever the document says.
    public var held: [String: CGRect]
    /// Constraints that are left out, by identifier.
    public var removed: Set<String>

    /// A trial; by default the document as it is.
    public init(
        released: [String: CGRect] = [:], held: [String: CGRect] = [:], removed: Set<String> = []
    ) {
        self.released = released
        self.held = held
        self.removed = removed
    }
}

extension LayoutTrial {
    /// Has constraints place a view that is released, and its frame one that is held.
    @MainActor func apply(to view: UIView, called name: String) {
        guard let frame = released[name] ?? held[name] else { return }
        view.frame = frame
        view.translatesAutoresizingMaskIntoConstraints = released[name] == nil
    }
}
