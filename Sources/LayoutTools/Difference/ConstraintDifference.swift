import Diagnostics

/// The difference between the constraints of a scene in two documents.
///
/// Constraints are matched by their ids.
public struct ConstraintDifference: Hashable, Sendable {
    /// A constraint as text.
    public struct Entry: Hashable, Sendable {
        /// The id in the document; in a layout document the text.
        public let id: String
        /// The text: a visual format if possible, otherwise an equation.
        public let text: String
    }

    /// A constraint that differs between the documents.
    public struct Change: Hashable, Sendable {
        /// The id in the document.
        public let id: String
        /// The old text.
        public let old: String
        /// The new text.
        public let new: String
        /// The changes that equal texts do not show: options, ids of views, values of metrics.
        public let replacements: [Replacement]
    }

    /// A changed part of a constraint.
    public struct Replacement: Hashable, Sendable {
        /// The parts of a constraint that can change.
        public enum Subject: String, Hashable, Sendable, CaseIterable {
            /// The options of a format.
            case options
            /// The id of a view.
            case view
            /// The constant, in points.
            case constant
            /// The priority.
            case priority
            /// The identifier of the constraint.
            case identifier
            /// The placeholder flag.
            case placeholder
            /// The number of constraints with the same text.
            case count
        }

        /// The changed part.
        public let subject: Subject
        /// The old value.
        public let old: String
        /// The new value.
        public let new: String
    }

    /// The changed constraints, in the new order.
    public private(set) var changed: [Change] = []
    /// The added constraints, in the new order.
    public private(set) var added: [Entry] = []
    /// The removed constraints, in the old order.
    public private(set) var removed: [Entry] = []

    /// A Boolean value that indicates whether the constraints are equal.
    public var isEmpty: Bool { changed.isEmpty && added.isEmpty && removed.isEmpty }

    /// Creates the difference between the constraints of two scenes.
    ///
    /// Nil represents a scene without constraints.
    ///
    /// - Parameters:
    ///   - old: The old scene.
    ///   - new: The new scene.
    ///   - descriptions: The texts of constraints by id, before and after. Constraints without a text use the names of views in
    ///     code.
    ///   - options: The names of format options by id, before and after.
    public init(
        from old: ExportedScene?, to new: ExportedScene?,
        descriptions: (old: [String: String], new: [String: String]) = ([:], [:]),
        options: (old: [String: [String]], new: [String: [String]]) = ([:], [:])
    ) {
        let before = ConstraintList(old, descriptions.old)
        let after = ConstraintList(new, descriptions.new)
        for id in after.ids {
            guard let was = before.statements(id) else {
                added.append(Entry(id: id, text: after.text(id)))
                continue
            }
            guard let now = after.statements(id), was != now else { continue }
            let (old, new) = (before.text(id), after.text(id))
            var replacements: [Replacement] = []
            if old == new {
                replacements = Self.replacements(
                    from: was, to: now,
                    options: Replacement(.options, from: options.old[id] ?? [], to: options.new[id] ?? []))
            }
            changed.append(Change(id: id, old: old, new: new, replacements: replacements))
        }
        removed = before.ids.filter { id in after.statements(id) == nil }.map { id in
            Entry(id: id, text: before.text(id))
        }
    }

    /// Returns the differences between statements with the same text, or their numbers if nothing else differs.
    private static func replacements(
        from old: [ConstraintList.Statement], to new: [ConstraintList.Statement], options: Replacement?
    ) -> [Replacement] {
        var found: [Replacement] = []
        let replacements = [options] + pairs(old, new).flatMap { was, now in now.replacements(of: was) }
        for case let replacement? in replacements where !found.contains(replacement) { found.append(replacement) }
        if found.isEmpty, let count = Replacement(.count, from: "\(old.count)", to: "\(new.count)") {
            found.append(count)
        }
        return found
    }

    /// Returns the pairs of matching statements.
    ///
    /// Other options may have added some and removed others.
    private static func pairs(
        _ old: [ConstraintList.Statement], _ new: [ConstraintList.Statement]
    ) -> [(ConstraintList.Statement, ConstraintList.Statement)] {
        if old.count == new.count { return Array(zip(old, new)) }
        return new.compactMap { now in
            old.first { was in was.isAlike(now) }.map { was in (was, now) }
        }
    }
}

extension ConstraintDifference.Replacement {
    /// Creates a replacement, or returns nil if the values are equal.
    fileprivate init?(_ subject: Subject, from old: String, to new: String) {
        guard old != new else { return nil }
        self.init(subject: subject, old: old, new: new)
    }

    fileprivate init?(_ subject: Subject, from old: Double, to new: Double) {
        self.init(subject, from: JSONValue.text(of: old), to: JSONValue.text(of: new))
    }

    fileprivate init?(_ subject: Subject, from old: [String], to new: [String]) {
        self.init(subject, from: "[\(old.joined(separator: ", "))]", to: "[\(new.joined(separator: ", "))]")
    }
}

/// The constraints of a scene by their identifiers.
///
/// A format of a layout document has one identifier for several constraints.
private struct ConstraintList {
    /// The identifiers in document order.
    private(set) var ids: [String] = []
    private var places: [String: [Int]] = [:]
    private let scene: ExportedScene?
    private let descriptions: [String: String]

    /// A constraint with views by their identifiers, which do not change if other views are added or removed.
    struct Statement: Hashable {
        let constraint: ExportedScene.Constraint
        let views: [String]

        /// Returns whether both compare the same sides, ignoring numbers and names.
        func isAlike(_ other: Statement) -> Bool {
            views == other.views && constraint.first == other.constraint.first
                && constraint.second == other.constraint.second && constraint.relation == other.constraint.relation
        }

        /// Returns the parts that differ from an old statement.
        func replacements(of old: Statement) -> [ConstraintDifference.Replacement?] {
            zip(old.views, views).map { old, new in ConstraintDifference.Replacement(.view, from: old, to: new) } + [
                ConstraintDifference.Replacement(.constant, from: old.constraint.constant, to: constraint.constant),
                ConstraintDifference.Replacement(.priority, from: old.constraint.priority, to: constraint.priority),
                ConstraintDifference.Replacement(
                    .placeholder, from: old.constraint.isPlaceholder ? "YES" : "NO",
                    to: constraint.isPlaceholder ? "YES" : "NO"),
                ConstraintDifference.Replacement(
                    .identifier, from: old.constraint.identifier ?? "no name", to: constraint.identifier ?? "no name"),
            ]
        }
    }

    init(_ scene: ExportedScene?, _ descriptions: [String: String]) {
        self.scene = scene
        self.descriptions = descriptions
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
            // The root has another identifier in a renamed scene, and still counts as the same view.
            let views = items.map { view in view == 0 ? "" : scene.views[view].id }
            constraint.first.view = 0
            constraint.second?.view = 0
            constraint.outlet = nil
            return Statement(constraint: constraint, views: views)
        }
    }

    /// Returns the text of a constraint from the document, or otherwise with the names of views in code.
    func text(_ id: String) -> String {
        if let description = descriptions[id] { return description }
        guard let scene, let places = places[id], places.count == 1, !scene.constraints[places[0]].isStatement else {
            return id
        }
        return ExtendedFormatWriter().text(scene.constraints[places[0]], in: scene)
    }
}
