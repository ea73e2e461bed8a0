import UIKit

/// A new view or scroll view around sibling views.
public struct ViewEmbedding: Hashable, Sendable {
    /// The kinds of container.
    public enum Container: String, Codable, Hashable, Sendable, CaseIterable {
        /// A plain view.
        case view
        /// A scroll view.
        case scrollView
    }

    /// The id of the container.
    public let id: String
    /// The kind of container.
    public let container: Container
    /// The embedded views, in document order.
    public let views: [String]
    /// The former superview of the views, which becomes the superview of the container.
    public let parent: String
    /// The frame of the container in the coordinate space of the root, in points.
    public let rectangle: CGRect
    /// The ids of the constraints between the embedded views, which the container holds.
    public let constraints: [String]
    /// A Boolean value that indicates whether a stack view arranges the container in place of the views.
    public let isArranged: Bool
}

/// A removal of a container whose subviews stay.
public struct ViewUnembedding: Hashable, Sendable {
    /// The id of the container.
    public let id: String
    /// Its subviews, in order.
    public let views: [String]
    /// The superview of the container, which becomes the superview of the views.
    public let parent: String
    /// The ids of the constraints between the views, which the superview holds.
    public let constraints: [String]
}

// The rule for constraints is that of `UIView.removeFromSuperview()`, since Interface Builder moves views in the same way. A constraint
// that connects a moved view, or a view inside it, with another view is removed. A constraint between the moved views stays valid, so it
// stays. The closest common superview of its items holds it.

extension DesignDocument {
    /// Embed In > View or Scroll View: embeds sibling views in a new container around them, which is larger by an inset on each side.
    ///
    /// The views keep their frames. Constraints between them stay, and constraints that connect them with other views are removed.
    public func embedding(
        _ selection: [Canvas.Item], in container: ViewEmbedding.Container, inset: CGFloat = 0, on canvas: Canvas
    ) throws(ToolProblem) -> [Edit] {
        guard let interface else { throw .unwritableContainer }
        guard let first = selection.first else { throw .selectionTooSmall(command: "embed", needed: 1, given: 0) }
        guard let parent = first.parent.flatMap(canvas.item) else { throw .rootView(first.title, command: "embed") }
        for view in selection {
            if view.parent != first.parent { throw .differentContainers(first.title, view.title) }
            if interface.view(withID: view.id)?.role != .subview { throw .rootView(view.title, command: "embed") }
        }
        let chosen = Set(selection.map(\.id))
        let ordered = canvas.items.filter { item in chosen.contains(item.id) }
        try checkVariations(of: ordered)
        let around = ordered.reduce(first.frame) { area, view in area.union(view.frame) }
        let moved = MovedViews(chosen, on: canvas)
        let varied = variedReferences
        var identifiers = ElementIdentifiers(taken: interface)
        let embedding = ViewEmbedding(
            id: identifiers.next(for: "\(container.rawValue) \(ordered.map(\.id).joined(separator: " "))"),
            container: container, views: ordered.map(\.id), parent: parent.id,
            rectangle: around.insetBy(dx: -inset, dy: -inset),
            // The holder states the size classes of a constraint, so such a constraint keeps its holder.
            constraints: moved.inner.filter { constraint in !moved.contains(constraint.holder) }.compactMap(\.id)
                .filter { id in !varied.contains(id) },
            isArranged: parent.kind == .stackView)
        return moved.crossing.map { constraint in .removeConstraint(constraint) } + [.embedInView(embedding)]
    }

    /// Unembed: removes a container, and makes its subviews those of its superview.
    ///
    /// The subviews keep their frames. Constraints between them stay, and constraints that name the container are removed.
    public func unembedding(_ container: Canvas.Item, on canvas: Canvas) throws(ToolProblem) -> [Edit] {
        guard let interface else { throw .unwritableContainer }
        guard let parent = container.parent, interface.view(withID: container.id)?.role == .subview else {
            throw .rootView(container.title, command: "unembed")
        }
        let views = canvas.children(of: container.id).filter { view in
            interface.view(withID: view.id)?.role == .subview
        }
        guard !views.isEmpty, views.count == canvas.children(of: container.id).count else {
            throw .noSubviews(container.title)
        }
        try checkVariations(of: [container] + views)
        let guides = canvas.items.filter { item in item.kind.isGuide && item.parent == container.id }.map(\.id)
        let gone = Set([container.id] + guides)
        let removed = canvas.constraints.filter { constraint in constraint.itemIDs.contains(where: gone.contains) }
        let kept = canvas.constraints.filter { constraint in
            constraint.holder == container.id && !constraint.itemIDs.contains(where: gone.contains)
        }
        let varied = variedReferences
        if kept.contains(where: { constraint in constraint.id.map(varied.contains) ?? false }) {
            throw .variedView(container.title)
        }
        let unembedding = ViewUnembedding(
            id: container.id, views: views.map(\.id), parent: parent, constraints: kept.compactMap(\.id))
        return removed.map { constraint in .removeConstraint(constraint) } + [.unembed(unembedding)]
    }

    /// Refuses views that are installed for some size classes only, since their superview names them.
    private func checkVariations(of views: [Canvas.Item]) throws(ToolProblem) {
        let varied = variedReferences
        if let view = views.first(where: { view in varied.contains(view.id) }) { throw .variedView(view.title) }
    }

    /// The ids of views and constraints that variations include or exclude.
    private var variedReferences: Set<String> {
        guard let tree = interface?.tree else { return [] }
        let references = tree.ids.filter { element in ["include", "exclude"].contains(tree[element].name) }
        return Set(references.compactMap { element in tree.value(of: "reference", in: element) })
    }
}

/// Views that move to another superview, with everything inside them.
struct MovedViews {
    private let inside: Set<String>
    private let constraints: [Canvas.Constraint]

    init(_ views: Set<String>, on canvas: Canvas) {
        var inside = views
        // Parents come before their children.
        for item in canvas.items {
            if let parent = item.parent, inside.contains(parent) { inside.insert(item.id) }
        }
        self.inside = inside
        constraints = canvas.constraints
    }

    func contains(_ id: String) -> Bool { inside.contains(id) }

    /// The constraints between the views.
    var inner: [Canvas.Constraint] { constraints.filter { constraint in constraint.itemIDs.allSatisfy(contains) } }

    /// The constraints that connect the views with others.
    var crossing: [Canvas.Constraint] {
        constraints.filter { constraint in
            constraint.itemIDs.contains(where: contains) && !constraint.itemIDs.allSatisfy(contains)
        }
    }
}
