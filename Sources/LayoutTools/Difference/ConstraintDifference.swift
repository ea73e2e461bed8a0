/// What became of the constraints of a scene from one document to another: constraints are the same if their identifiers are.
public struct ConstraintDifference: Hashable, Sendable {
    /// A constraint in words.
    public struct Entry: Hashable, Sendable {
        /// The identifier in the document; of a layout document the text.
        public let id: String
        /// What it says: a visual format, or an equation for what Apple's language has no words for.
        public let text: String
    }

    /// A constraint that is in both and says something else.
    public struct Change: Hashable, Sendable {
        /// The identifier in the document.
        public let id: String
        /// What it said.
        public let old: String
        /// What it says.
        public let new: String
    }

    /// The constraints that say something else, in the new order.
    public private(set) var changed: [Change] = []
    /// The new constraints, in their order.
    public private(set) var added: [Entry] = []
    /// The constraints that are gone, in the order that they had.
    public private(set) var removed: [Entry] = []

    /// Whether no constraint differs.
    public var isEmpty: Bool { changed.isEmpty && added.isEmpty && removed.isEmpty }

    /// The difference between the constraints of two scenes; nil stands for a scene without any.
    public init(from old: ExportedScene?, to new: ExportedScene?) {
        let before = ConstraintList(old)
        let after = ConstraintList(new)
        for id in after.ids {
            guard let was = before.statements(id) else {
                added.append(Entry(id: id, text: after.text(id)))
                continue
            }
            guard was != after.statements(id) else { continue }
            changed.append(Change(id: id, old: before.text(id), new: after.text(id)))
        }
        removed = before.ids.filter { id in after.statements(id) == nil }.map { id in
            Entry(id: id, text: before.text(id))
        }
    }
}

/// The constraints of a scene by their identifiers; a format of a layout document has one identifier for several.
private struct ConstraintList {
    /// The identifiers in the order of the document.
    private(set) var ids: [String] = []
    private var places: [String: [Int]] = [:]
    private let scene: ExportedScene?

    /// A constraint with views by their identifiers, which do not change when other views come and go.
    struct Statement: Hashable {
        let constraint: ExportedScene.Constraint
        let views: [String]
    }

    init(_ scene: ExportedScene?) {
        self.scene = scene
        for (place, constraint) in (scene?.constraints ?? []).enumerated() {
            if places[constraint.id] == nil { ids.append(constraint.id) }
            places[constraint.id, default: []].append(place)
        }
    }

    func statements(_ id: String) -> [Statement]? {
        guard let scene, let places = places[id] else { return nil }
        return places.map { place in
            var constraint = scene.constraints[place]
            let items = [constraint.first.view, constraint.second?.view].compactMap { view in view }
            // The root has another identifier in a renamed scene and is the same all the same.
            let views = items.map { view in view == 0 ? "" : scene.views[view].id }
            constraint.first.view = 0
            constraint.second?.view = 0
            constraint.outlet = nil
            return Statement(constraint: constraint, views: views)
        }
    }

    func text(_ id: String) -> String {
        guard let scene, let places = places[id], places.count == 1 else { return id }
        return ExtendedFormatWriter().text(scene.constraints[places[0]], in: scene)
    }
}
