import InterfaceBuilder
import UIKit

extension DesignDocument {
    /// Returns changes after which the root keeps its size on the canvas.
    ///
    /// In a layout document without `size`, the root is as large as its content and constraints require. Added or
    /// removed constraints would change that, and everything pinned to its edges. So the root gets an explicit size.
    @MainActor public func keepingRootSize(_ changes: [Change]) -> [Change] {
        guard content.hasFittedRoot, changes.contains(where: { !$0.edits.isEmpty }),
            let root = canvases.first?.items.first,
            let size = document(after: changes)?.canvases.first?.items.first?.rectangle.size,
            !CGRect(origin: root.rectangle.origin, size: size).isNear(root.rectangle)
        else { return changes }
        var kept = changes
        kept[0].edits.insert(.setRectangle(id: root.id, root.rectangle), at: 0)
        return kept
    }
}
