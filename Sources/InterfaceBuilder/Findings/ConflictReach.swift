import UIKit

/// The views whose position or size a conflict can change, by axis.
///
/// A broken constraint changes the views that it names. Constraints of the same axis and stack views carry the change on.
/// The root of a scene ends the search, because its frame does not depend on its content. The cost is linear.
@MainActor struct ConflictReach {
    private var reached: Set<Graph.Node> = []

    init(of scene: InstantiatedScene) {
        guard !scene.conflicts.isEmpty else { return }
        let graph = Graph(of: scene)
        reached = graph.reachable(from: Set(scene.conflicts.flatMap { conflict in graph.nodes(of: conflict.broken) }))
    }

    /// Returns whether a conflict can be the reason for ambiguous values of a view.
    func includes(_ view: UIView, _ values: [NSLayoutConstraint.Attribute]) -> Bool {
        values.contains { value in
            reached.contains(Graph.Node(view: ObjectIdentifier(view), isHorizontal: value.isHorizontal))
        }
    }
}

/// The views of a scene and an axis each, connected by constraints and stack views.
@MainActor private struct Graph {
    struct Node: Hashable {
        let view: ObjectIdentifier
        let isHorizontal: Bool
    }

    private let root: ObjectIdentifier
    private var neighbors: [Node: [Node]] = [:]

    init(of scene: InstantiatedScene) {
        root = ObjectIdentifier(scene.rootView)
        for item in scene.constraints { connect(nodes(of: item.constraint)) }
        for (_, view) in scene.views {
            if view is UILabel || view is UITextView {
                // The height of a text depends on its width.
                connect([true, false].map { axis in Node(view: ObjectIdentifier(view), isHorizontal: axis) })
            }
            guard let stack = view as? UIStackView else { continue }
            for axis in [true, false] {
                let views = [stack] + stack.arrangedSubviews
                connect(views.map { view in Node(view: ObjectIdentifier(view), isHorizontal: axis) })
            }
        }
    }

    /// Returns the views of a constraint, without the root, on the constraint's axis.
    func nodes(of constraint: NSLayoutConstraint) -> [Node] {
        let isHorizontal = constraint.firstAttribute.isHorizontal
        return [constraint.firstItem, constraint.secondItem].compactMap { item in
            (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
        }.map(ObjectIdentifier.init).filter { view in view != root }.map { view in
            Node(view: view, isHorizontal: isHorizontal)
        }
    }

    private mutating func connect(_ nodes: [Node]) {
        for (one, other) in zip(nodes, nodes.dropFirst()) {
            neighbors[one, default: []].append(other)
            neighbors[other, default: []].append(one)
        }
    }

    /// Returns the nodes that paths from the start reach, the start included.
    func reachable(from start: Set<Node>) -> Set<Node> {
        var found = start
        var waiting = Array(start)
        while let node = waiting.popLast() {
            for next in neighbors[node] ?? [] where found.insert(next).inserted { waiting.append(next) }
        }
        return found
    }
}
