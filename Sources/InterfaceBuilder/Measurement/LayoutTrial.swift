import UIKit

/// Changes of a document for a single layout.
public struct LayoutTrial: Hashable, Sendable {
    /// Views that use constraints regardless of the document, with their rest frames in their superviews.
    public var released: [String: CGRect]
    /// Views that keep a frame in their superviews regardless of the document.
    public var held: [String: CGRect]
    /// The ids of constraints to omit.
    public var removed: Set<String>

    /// Creates a trial.
    ///
    /// The default value changes nothing.
    public init(
        released: [String: CGRect] = [:], held: [String: CGRect] = [:], removed: Set<String> = []
    ) {
        self.released = released
        self.held = held
        self.removed = removed
    }
}

extension LayoutTrial {
    /// Makes constraints place a released view, and the frame place a held view.
    @MainActor func apply(to view: UIView, called name: String) {
        guard let frame = released[name] ?? held[name] else { return }
        view.frame = frame
        view.translatesAutoresizingMaskIntoConstraints = released[name] == nil
    }
}
