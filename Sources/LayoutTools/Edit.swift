import UIKit

/// An edit of a document by a design tool.
///
/// Tools return edits and change nothing, so previews, undo and redo are simple. `Canvas.applying(_:)` shows the
/// result, and `Canvas.reversing(_:)` returns the reverse edits.
public enum Edit: Hashable, Sendable {
    /// Adds a constraint to the view that holds it.
    case addConstraint(Canvas.Constraint)
    /// Removes a constraint.
    case removeConstraint(Canvas.Constraint)
    /// Sets the constant of a constraint.
    ///
    /// A symbolic constant becomes a number unless specified otherwise.
    case setConstant(Canvas.Constraint, constant: Double, isSymbolic: Bool = false)
    /// Changes the relation, multiplier, constant or priority of a constraint.
    case setConstraint(Canvas.Constraint, to: Canvas.Constraint)
    /// Moves a view: its alignment rectangle in the coordinate space of the root, in points.
    case setRectangle(id: String, CGRect)
    /// Makes constraints set the frame of a view, instead of its autoresizing mask.
    case useConstraints(id: String)
    /// Sets the content priorities of a view.
    case setContentPriorities(id: String, ContentPriorities)
    /// Sets the placeholder of a view's intrinsic size; nil on an axis for the size of the content.
    case setIntrinsicSizePlaceholder(id: String, Canvas.IntrinsicSize)
    /// Embeds views in a new stack view.
    case embed(StackEmbedding)
    /// Embeds views in a new view or scroll view.
    case embedInView(ViewEmbedding)
    /// Removes a container whose subviews stay.
    case unembed(ViewUnembedding)
}

extension Canvas {
    /// Returns the canvas after edits.
    ///
    /// Edits of missing items are ignored.
    public func applying(_ edits: [Edit]) -> Canvas {
        var result = self
        var removals: [Constraint] = []
        for edit in edits {
            if case .removeConstraint(let constraint) = edit {
                removals.append(constraint)
                continue
            }
            result.remove(removals)
            removals = []
            result.apply(edit)
        }
        result.remove(removals)
        return result
    }

    /// Returns the edits that undo edits of this canvas, in the order of their application.
    ///
    /// Embedding, unembedding, and the change from a mask to constraints, can only be undone by restoring the
    /// canvas.
    public func reversing(_ edits: [Edit]) -> [Edit] {
        var canvas = self
        var reversed: [Edit] = []
        for edit in edits {
            if let inverse = canvas.inverse(of: edit) { reversed.append(inverse) }
            canvas.apply(edit)
        }
        return reversed.reversed()
    }

    private mutating func apply(_ edit: Edit) {
        switch edit {
        case .addConstraint(let constraint): constraints.append(constraint)
        case .removeConstraint(let constraint): remove([constraint])
        case .setConstant(let constraint, let constant, let isSymbolic):
            guard let place = place(of: constraint) else { return }
            constraints[place].constant = constant
            constraints[place].isSymbolic = isSymbolic
        case .setConstraint(let constraint, let changed):
            guard let place = place(of: constraint) else { return }
            constraints[place] = changed
        case .setRectangle(let id, let rectangle):
            update(id) { item in
                item.rectangle = rectangle
                item.isStored = true
            }
        case .useConstraints(let id): update(id) { $0.usesConstraints = true }
        case .setContentPriorities(let id, let priorities): update(id) { $0.contentPriorities = priorities }
        case .setIntrinsicSizePlaceholder(let id, let size): update(id) { $0.intrinsicSize = size }
        case .embed(let embedding): embed(embedding)
        case .embedInView(let embedding): embed(embedding)
        case .unembed(let unembedding): unembed(unembedding)
        }
    }

    private func inverse(of edit: Edit) -> Edit? {
        switch edit {
        case .addConstraint(let constraint): return .removeConstraint(constraint)
        case .removeConstraint(let constraint): return place(of: constraint) == nil ? nil : .addConstraint(constraint)
        case .setConstant(let constraint, let constant, let isSymbolic):
            guard let place = place(of: constraint) else { return nil }
            let before = constraints[place]
            var changed = before
            changed.constant = constant
            changed.isSymbolic = isSymbolic
            return .setConstant(changed, constant: before.constant, isSymbolic: before.isSymbolic)
        case .setConstraint(let constraint, let changed):
            return place(of: constraint).map { place in .setConstraint(changed, to: constraints[place]) }
        case .setRectangle(let id, _): return item(id).map { .setRectangle(id: id, $0.rectangle) }
        case .setContentPriorities(let id, _):
            return item(id).map { .setContentPriorities(id: id, $0.contentPriorities) }
        case .setIntrinsicSizePlaceholder(let id, _):
            return item(id).map { .setIntrinsicSizePlaceholder(id: id, $0.intrinsicSize) }
        case .useConstraints, .embed, .embedInView, .unembed: return nil
        }
    }

    /// Removes constraints in one pass.
    ///
    /// Of several equal ones, the first is removed.
    private mutating func remove(_ gone: [Constraint]) {
        guard !gone.isEmpty else { return }
        var ids: [String: Int] = [:]
        var others: [Constraint: Int] = [:]
        for constraint in gone {
            if let id = constraint.id { ids[id, default: 0] += 1 } else { others[constraint, default: 0] += 1 }
        }
        constraints.removeAll { constraint in
            if let id = constraint.id {
                guard let count = ids[id], count > 0 else { return false }
                ids[id] = count - 1
            } else {
                guard let count = others[constraint], count > 0 else { return false }
                others[constraint] = count - 1
            }
            return true
        }
    }

    /// Returns the position of a constraint, by its id or otherwise by its meaning.
    private func place(of constraint: Constraint) -> Int? {
        if let id = constraint.id { return constraints.firstIndex { $0.id == id } }
        return constraints.firstIndex(of: constraint)
    }
}
