import Diagnostics

extension LaidOutDocument {
    /// The document as `plumb layout --json` prints it: frames and findings, without data that only renderers need.
    public var json: JSONValue {
        let document = abridged
        return .object([
            ("file", .string(file)), ("scenes", .array(document.scenes.map { scene in scene.json })),
            ("diagnostics", .array(document.diagnostics.map { diagnostic in diagnostic.json })),
        ])
    }
}

extension Scene {
    /// The scene as `plumb layout --json` prints it.
    public var json: JSONValue {
        .object([
            ("root", .string(root)), ("class", .string(className)),
            ("size", .array([.number(size.width), .number(size.height)])),
            ("views", .array(views.map { view in view.json })),
            ("diagnostics", .array(diagnostics.map { diagnostic in diagnostic.json })),
        ])
    }
}

extension Scene.View {
    /// The view as `plumb layout --json` prints it.
    var json: JSONValue {
        var members: [(String, JSONValue)] = [("id", .string(id))]
        if let name { members.append(("name", .string(name))) }
        members += [
            ("parent", parent.map { parent in .string(parent) } ?? .null), ("class", .string(className)),
            ("frame", .array([frame.x, frame.y, frame.width, frame.height].map { number in .number(number) })),
            ("hidden", .bool(isHidden)), ("ambiguous", .bool(isAmbiguous)),
        ]
        return .object(members)
    }
}
