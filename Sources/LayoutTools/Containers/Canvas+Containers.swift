import UIKit

extension Canvas {
    /// Wraps views in a container.
    mutating func embed(_ embedding: ViewEmbedding) {
        let container = Item(
            id: embedding.id, kind: embedding.container == .scrollView ? .scrollView : .view, parent: embedding.parent,
            rectangle: embedding.rectangle, isArranged: embedding.isArranged, usesConstraints: embedding.isArranged)
        var inside = Set(embedding.views)
        for item in items {
            if let parent = item.parent, inside.contains(parent) { inside.insert(item.id) }
        }
        var rearranged: [Item] = []
        for item in items {
            if item.id == embedding.views.first {
                rearranged.append(container)
                rearranged += items.filter { item in inside.contains(item.id) }.map { item in
                    guard item.parent == embedding.parent else { return item }
                    var moved = item
                    (moved.parent, moved.isArranged) = (embedding.id, false)
                    return moved
                }
            }
            if !inside.contains(item.id) { rearranged.append(item) }
        }
        rearrange(rearranged, holding: embedding.constraints, in: embedding.id)
    }

    /// Removes a container, and makes its views those of its superview.
    mutating func unembed(_ unembedding: ViewUnembedding) {
        let isArranged = item(unembedding.parent)?.kind == .stackView
        let moved = Set(unembedding.views)
        var rearranged: [Item] = []
        for var item in items where item.id != unembedding.id {
            if item.kind.isGuide, item.parent == unembedding.id { continue }
            if moved.contains(item.id) {
                item.parent = unembedding.parent
                item.isArranged = isArranged
            }
            rearranged.append(item)
        }
        rearrange(rearranged, holding: unembedding.constraints, in: unembedding.parent)
    }

    private mutating func rearrange(_ items: [Item], holding constraints: [String], in holder: String) {
        let held = Set(constraints)
        let changed = self.constraints.map { constraint in
            guard let id = constraint.id, held.contains(id) else { return constraint }
            var moved = constraint
            moved.holder = holder
            return moved
        }
        self = Canvas(items: items, constraints: changed, controllerNames: controllerNames)
    }
}
