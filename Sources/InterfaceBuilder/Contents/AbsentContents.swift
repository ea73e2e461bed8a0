/// The contents of containers in other storyboards, which are not read.
struct AbsentContents {
    /// The names of those storyboards, each once, in document order.
    let storyboards: [String]
    /// The storyboards with the contents of a screen's container views, by the identifier of the screen's root.
    let storyboardsOfRoot: [String: [String]]

    /// Follows the segues of containers to references to other storyboards.
    ///
    /// - Complexity: linear in the number of elements.
    init(document: InterfaceDocument) {
        let tree = document.tree
        var names: [String: String] = [:]
        var segues: [XMLTree.ElementID] = []
        for element in tree.ids {
            switch tree[element].name {
            case "viewControllerPlaceholder":
                if let id = tree.value(of: "id", in: element), let name = tree.value(of: "storyboardName", in: element)
                {
                    names[id] = name + ".storyboard"
                }
            case "segue":
                let kind = tree.value(of: "kind", in: element)
                if kind == "embed" || kind == "relationship" { segues.append(element) }
            default: break
            }
        }
        var all: [String] = []
        var ofRoot: [String: [String]] = [:]
        for segue in segues {
            guard let name = tree.value(of: "destination", in: segue).flatMap({ id in names[id] }) else { continue }
            if !all.contains(name) { all.append(name) }
            guard let root = Self.root(around: segue, in: document), ofRoot[root]?.contains(name) != true else {
                continue
            }
            ofRoot[root, default: []].append(name)
        }
        (storyboards, storyboardsOfRoot) = (all, ofRoot)
    }

    /// Returns the root of the screen with the container view of a segue, or nil for the segues of controllers.
    private static func root(around segue: XMLTree.ElementID, in document: InterfaceDocument) -> String? {
        let tree = document.tree
        guard let owner = tree[segue].parent.flatMap({ connections in tree[connections].parent }),
            let id = tree.value(of: "id", in: owner), case .view(let index)? = document.items[id]
        else { return nil }
        return document.views[document.sceneRoot(of: index)].id
    }
}
