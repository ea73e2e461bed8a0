import InterfaceBuilder

/// Tells conflicts with the names of views.
struct MergeWording {
    private let nodes: MergeNodes
    private let names: (base: TreeNames, ours: TreeNames, theirs: TreeNames)

    /// Takes the names of views from the base, ours and theirs; nil for a document whose views are not known.
    init(_ nodes: MergeNodes, _ documents: [InterfaceDocument?]) {
        self.nodes = nodes
        names = (
            TreeNames(nodes.base, documents[0]), TreeNames(nodes.ours, documents[1]),
            TreeNames(nodes.theirs, documents[2])
        )
    }

    /// Returns a conflict in words.
    func conflict(_ note: MergeConflictNote) -> DocumentMerge.Conflict {
        let (names, index) = source(of: note.node)
        let owner = names.owner(of: index)
        let path =
            names.tree.elements[index].name == "constraint"
            ? "constraint " + names.equation(of: index) : names.path(to: index, from: owner)
        let place = path.isEmpty ? "" : path + ": "
        return DocumentMerge.Conflict(object: names.label(ofObject: owner), text: place + words(note))
    }

    private func source(of node: Int) -> (TreeNames, Int) {
        let entry = nodes.nodes[node]
        if let index = entry.ours { return (names.ours, index) }
        if let index = entry.theirs { return (names.theirs, index) }
        return (names.base, entry.base ?? 0)
    }

    private func words(_ note: MergeConflictNote) -> String {
        switch note.subject {
        case .attribute(let name):
            let values = MergeNodes.Version.allCases.map { version in value(name, note.node, version) }
            return "\(name) is \(values[1]) in ours, \(values[2]) in theirs and \(values[0]) in the base"
        case .value: return "both versions changed the value"
        case .deletion(by: .ours): return "ours deleted it, theirs changed it"
        case .deletion: return "theirs deleted it, ours changed it"
        case .move: return "both versions moved it to different places"
        case .order: return "both versions changed the order of its elements"
        }
    }

    private func value(_ name: String, _ node: Int, _ version: MergeNodes.Version) -> String {
        guard let element = nodes.element(node, version) else { return "nothing" }
        let text = name == "text" && !element.text.isEmpty ? element.text : element.value(name)
        guard let text else { return "nothing" }
        let names = version == .base ? names.base : version == .ours ? names.ours : names.theirs
        let shown = names.shown(text, ofAttribute: name).quoted
        return Double(shown) != nil || shown.hasPrefix("“") ? shown : "“\(shown)”"
    }
}
