import Diagnostics
import InterfaceBuilder
import LayoutTools
import Scene

extension DifferenceReport {
    /// The difference as an object: `old`, `new`, `same`, the `device` if the canvas device changed, and the `scenes`
    /// that differ, and the `changes` that the layout does not show.
    var json: JSONValue {
        .object([
            ("old", .string(old)), ("new", .string(new)), ("same", .bool(difference.isEmpty)),
            ("device", difference.device.map(json) ?? .null),
            ("scenes", .array(difference.scenes.filter { scene in !scene.isEmpty }.map(json))),
            ("changes", .array(difference.changes.map(json))),
        ])
    }

    private func json(of change: DocumentChange) -> JSONValue {
        func text(_ value: String?) -> JSONValue { value.map(JSONValue.string) ?? .null }
        return .object([
            ("status", .string(change.status.rawValue)), ("scene", text(change.scene)),
            ("object", .string(change.object)), ("objectID", text(change.objectID)),
            ("element", .string(change.element)), ("id", text(change.elementID)),
            (
                "values",
                .array(
                    change.values.map { value in
                        .object([("name", .string(value.name)), ("old", text(value.old)), ("new", text(value.new))])
                    })
            ), ("text", .string(change.text)),
        ])
    }

    private func json(of change: DocumentDifference.DeviceChange) -> JSONValue {
        .object([
            ("old", change.old.map { device in .string(device.name) } ?? .null),
            ("new", change.new.map { device in .string(device.name) } ?? .null),
        ])
    }

    private func json(of change: DocumentDifference.SceneChange) -> JSONValue {
        let scene = change.new ?? change.old
        let status = change.old == nil ? "added" : change.new == nil ? "removed" : "changed"
        return .object([
            ("root", .string(scene?.root ?? "")), ("class", .string(scene?.className ?? "")),
            ("name", scene?.views.first?.name.map(JSONValue.string) ?? .null), ("status", .string(status)),
            (
                "views",
                .object([
                    ("changed", .array(change.views.changed.map(json))),
                    ("added", .array(change.views.added.map(json))),
                    ("removed", .array(change.views.removed.map(json))),
                ])
            ),
            (
                "constraints",
                .object([
                    ("changed", .array(change.constraints.changed.map(json))),
                    ("added", .array(change.constraints.added.map(json))),
                    ("removed", .array(change.constraints.removed.map(json))),
                ])
            ),
        ])
    }

    private func json(of change: SceneDifference.Change) -> JSONValue {
        .object([
            ("id", .string(change.new.id)), ("name", change.new.name.map(JSONValue.string) ?? .null),
            ("class", .string(change.new.className)), ("old", state(of: change.old)), ("new", state(of: change.new)),
        ])
    }

    private func json(of view: Scene.View) -> JSONValue {
        .object([("id", .string(view.id)), ("name", view.name.map(JSONValue.string) ?? .null)] + members(of: view))
    }

    private func state(of view: Scene.View) -> JSONValue {
        .object(members(of: view) + [("hidden", .bool(view.isHidden))])
    }

    /// The JSON members of a view, before or after the change.
    private func members(of view: Scene.View) -> [(String, JSONValue)] {
        [
            ("parent", view.parent.map(JSONValue.string) ?? .null), ("class", .string(view.className)),
            ("frame", frame(of: view)), ("ambiguous", .bool(view.isAmbiguous)),
            ("text", view.ownText.map(JSONValue.string) ?? .null),
            ("placeholder", view.placeholder.map(JSONValue.string) ?? .null),
        ]
    }

    private func frame(of view: Scene.View) -> JSONValue {
        .array([view.frame.x, view.frame.y, view.frame.width, view.frame.height].map(JSONValue.number))
    }

    private func json(of change: ConstraintDifference.Change) -> JSONValue {
        .object([
            ("id", .string(change.id)), ("old", .string(change.old)), ("new", .string(change.new)),
            (
                "replacements",
                .array(
                    change.replacements.map { replacement in
                        .object([
                            ("subject", .string(replacement.subject.rawValue)), ("old", .string(replacement.old)),
                            ("new", .string(replacement.new)),
                        ])
                    })
            ),
        ])
    }

    private func json(of entry: ConstraintDifference.Entry) -> JSONValue {
        .object([("id", .string(entry.id)), ("text", .string(entry.text))])
    }
}
