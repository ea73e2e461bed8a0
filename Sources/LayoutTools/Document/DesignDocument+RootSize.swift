import InterfaceBuilder
import UIKit

extension DesignDocument {
    /// Changes after which the root is as large as it is drawn.
    ///
    /// The root of a layout document without `size` is as large as its contents and constraints ask for. With constraints that
    /// come or go it would change, and all that is tied to its edges with it; so it gets that size then.
    @MainActor public func keepingRootSize(_ changes: [Change]) -> [Change] {
        guard hasFittedRoot, changes.contains(where: { !$0.edits.isEmpty }), let root = canvases.first?.items.first,
            let size = document(after: changes)?.canvases.first?.items.first?.rectangle.size,
            !CGRect(origin: root.rectangle.origin, size: size).isNear(root.rectangle)
        else { return changes }
        var kept = changes
        kept[0].edits.insert(.setRectangle(id: root.id, root.rectangle), at: 0)
        return kept
    }
}
