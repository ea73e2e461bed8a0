import Scene

/// The scenes that container views embed, drawn in their containers.
struct EmbeddedContents {
    /// The roots of the embedded scenes by the id of their container view.
    private let contents: [String: String]

    /// Finds the contents of a document's container views.
    init(document: InterfaceDocument) {
        let tree = document.tree
        var contents: [String: String] = [:]
        for element in tree.ids where tree[element].name == "segue" && tree.value(of: "kind", in: element) == "embed" {
            guard let owner = tree[element].parent.flatMap({ connections in tree[connections].parent }),
                let id = tree.value(of: "id", in: owner), contents[id] == nil, document.view(withID: id) != nil,
                let root = tree.value(of: "destination", in: element).flatMap(document.shownRoot)
            else { continue }
            contents[id] = root
        }
        self.contents = contents
    }

    /// Returns the scenes with the contents of container views in them.
    ///
    /// A scene inside another is a scene of its own too.
    func placed(in scenes: [Scene]) -> [Scene] {
        guard !contents.isEmpty else { return scenes }
        let known = Dictionary(scenes.map { scene in (scene.root, scene) }) { first, _ in first }
        return scenes.map { scene in
            guard scene.views.contains(where: { view in contents[view.id] != nil }) else { return scene }
            var path: Set<String> = [scene.root]
            return scene.replacing(views: views(of: scene, known, &path))
        }
    }

    private func views(
        of scene: Scene, _ known: [String: Scene], _ path: inout Set<String>
    ) -> [Scene.View] {
        var result: [Scene.View] = []
        for view in scene.views {
            guard let root = contents[view.id], let content = known[root], path.insert(root).inserted else {
                result.append(view)
                continue
            }
            result.append(view.replacing(parent: view.parent, clipsToBounds: true))
            for inner in views(of: content, known, &path) {
                result.append(
                    inner.id == root
                        ? inner.replacing(
                            parent: view.id, frame: inner.frame.offset(x: -inner.frame.x, y: -inner.frame.y))
                        : inner)
            }
            path.remove(root)
        }
        return result
    }
}

extension InterfaceDocument {
    /// Returns the root of the scene that a controller shows: its own, or that of the first content of a container.
    func shownRoot(of controller: String) -> String? {
        var seen: Set<String> = []
        var next: String? = controller
        while let id = next, seen.insert(id).inserted, case .controller(let index)? = items[id] {
            if let root = views.first(where: { view in
                view.parent == nil && view.controller == index && view.role == .root("view")
            }) {
                return root.id
            }
            next = tree.child(of: controllers[index].element, named: "connections").flatMap { connections in
                tree.children(of: connections, named: "segue").first { segue in
                    tree.value(of: "kind", in: segue) == "relationship"
                }
            }.flatMap { segue in tree.value(of: "destination", in: segue) }
        }
        return nil
    }

    /// The root of the scene that the storyboard shows first; nil without one.
    var initialRoot: String? { tree.value(of: "initialViewController", in: tree.root).flatMap(shownRoot) }
}
