import UIKit

/// A new stack view around sibling views.
public struct StackEmbedding: Hashable, Sendable {
    /// The id of the stack view.
    public let id: String
    /// The arranged views, in order.
    public let arranged: [String]
    /// The former parent of the views, which becomes the parent of the stack view.
    public let parent: String
    /// The axis of the stack view.
    public let axis: NSLayoutConstraint.Axis
    /// The spacing in points.
    public let spacing: Double
    /// The frame around the arranged views, in the coordinate space of the root.
    public let rectangle: CGRect
}

/// Stack > Embed: embeds views of one container in a stack view that fits them.
///
/// The axis is the one along which the views follow each other. The spacing is the median gap, and 0 if they overlap.
/// The constraints of the views are removed, since the stack view places them.
public func embedInStack(
    _ selection: [Canvas.Item], identifier: String, on canvas: Canvas
) throws(ToolProblem) -> [Edit] {
    guard let first = selection.first else { throw .selectionTooSmall(command: "embed", needed: 1, given: 0) }
    let container = try canvas.container(of: first, for: "embed")
    for view in selection where view.parent != first.parent {
        throw .differentContainers(first.title, view.title)
    }
    let axis = mainAxis(of: selection)
    let ordered = selection.sorted { $0.rectangle.minimum(axis) < $1.rectangle.minimum(axis) }
    let around = ordered.reduce(first.rectangle) { $0.union($1.rectangle) }
    let embedding = StackEmbedding(
        id: identifier, arranged: ordered.map { $0.id }, parent: container.id, axis: axis,
        spacing: medianGap(of: ordered, along: axis), rectangle: around)
    return spacingConstraints(of: ordered, on: canvas).map { .removeConstraint($0) } + [.embed(embedding)]
}

/// Returns the axis along which the views are separate: the one with the larger least gap.
private func mainAxis(of views: [Canvas.Item]) -> NSLayoutConstraint.Axis {
    func leastGap(_ axis: NSLayoutConstraint.Axis) -> Double {
        let ordered = views.sorted { $0.rectangle.minimum(axis) < $1.rectangle.minimum(axis) }
        return gaps(of: ordered, along: axis).min() ?? 0
    }
    return leastGap(.horizontal) > leastGap(.vertical) ? .horizontal : .vertical
}

private func gaps(of ordered: [Canvas.Item], along axis: NSLayoutConstraint.Axis) -> [Double] {
    zip(ordered, ordered.dropFirst()).map { before, after in
        Double(after.rectangle.minimum(axis) - before.rectangle.maximum(axis))
    }
}

private func medianGap(of views: [Canvas.Item], along axis: NSLayoutConstraint.Axis) -> Double {
    let gaps = gaps(of: views, along: axis).sorted()
    return gaps.isEmpty ? 0 : max(0, gaps[gaps.count / 2])
}

/// Returns the constraints that place the views.
///
/// Their own sizes stay.
private func spacingConstraints(of views: [Canvas.Item], on canvas: Canvas) -> [Canvas.Constraint] {
    let ids = Set(views.map { $0.id })
    return canvas.constraints.filter { constraint in
        constraint.itemIDs.contains(where: ids.contains) && !constraint.firstAttribute.isSize
    }
}

extension Canvas {
    /// Wraps views in a stack view.
    mutating func embed(_ embedding: StackEmbedding) {
        append(
            Item(
                id: embedding.id, kind: .stackView, parent: embedding.parent, rectangle: embedding.rectangle,
                stack: Stack(axis: embedding.axis)))
        for id in embedding.arranged {
            update(id) { item in
                item.parent = embedding.id
                item.isArranged = true
            }
        }
    }
}
