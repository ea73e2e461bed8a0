import Diagnostics
import InterfaceBuilder

/// The deletion of segues and scenes.
extension MarkupEditor {
    func delete(segues ids: [String]) throws(Diagnostic.Refusal) -> DocumentChange {
        var removed = Set(try segues(ids))
        removed.formUnion(mentions(ofSegues: Set(ids)))
        return try change(
            ids.count == 1 ? "Delete Segue" : "Delete \(ids.count) Segues",
            withoutEmptyLists(removed).sorted().map(tree.removing), words: ids.map { id in "delete the segue \(id)" })
    }

    /// Deletes scenes, the segues and other connections to them, and the initial view controller if it is one of them, as Xcode does.
    func delete(scenes ids: [String]) throws(Diagnostic.Refusal) -> DocumentChange {
        var scenes: Set<XMLTree.ElementID> = []
        var names: [String] = []
        for id in ids {
            let owner = try owner(id)
            guard let scene = scene(of: owner) else { continue }
            if scenes.insert(scene).inserted { names.append(StoryboardOverview.title(of: owner, in: tree)) }
        }
        let isInside = OutermostElements(of: scenes, in: tree).contains
        let gone = idsOnly(inside: isInside)
        let connections = tree.ids.filter { element in
            ["segue", "outlet", "outletCollection", "action"].contains(tree[element].name) && !isInside(element)
                && tree.value(of: "destination", in: element).map(gone.contains) == true
        }
        let segues = connections.filter { element in tree[element].name == "segue" }
        let removed = gone.union(segues.compactMap { segue in tree.value(of: "id", in: segue) })
        let outside = Set(connections).union(
            mentions(ofSegues: removed).filter { element in !isInside(element) })
        var edits = withoutEmptyLists(outside).sorted().map(tree.removing) + scenes.sorted().map(removingScene)
        if let initial = tree.value(of: "initialViewController", in: tree.root), gone.contains(initial),
            let edit = tree.removing("initialViewController", from: tree.root)
        {
            edits.append(edit)
        }
        var words = names.map { name in "delete the scene \(name)" }
        if !segues.isEmpty {
            let count = segues.count == 1 ? "1 segue" : "\(segues.count) segues"
            words.append("delete \(count) to \(names.count == 1 ? "it" : "them")")
        }
        return try change(
            names.count == 1 ? "Delete '\(names[0])'" : "Delete \(names.count) Scenes", edits, words: words)
    }

    /// Returns the ids of elements that have no other element with the same id.
    private func idsOnly(inside isInside: (XMLTree.ElementID) -> Bool) -> Set<String> {
        var (inside, outside): (Set<String>, Set<String>) = ([], [])
        for element in tree.ids {
            guard let id = tree.value(of: "id", in: element) else { continue }
            if isInside(element) { inside.insert(id) } else { outside.insert(id) }
        }
        return inside.subtracting(outside)
    }

    /// Returns the elements outside of connections that mention segues.
    private func mentions(ofSegues ids: Set<String>) -> [XMLTree.ElementID] {
        tree.ids.filter { element in
            tree[element].name == "segue" && tree.value(of: "reference", in: element).map(ids.contains) == true
        }
    }

    /// Returns the edit that removes a scene with the comment before it, in which Xcode writes its title.
    private func removingScene(_ scene: XMLTree.ElementID) -> SourceEdit {
        var edit = tree.removing(scene)
        var end = edit.range.lowerBound
        func isSpace(_ place: Int) -> Bool { [9, 10, 13, 32].contains(tree.bytes[place]) }
        while end > 0, isSpace(end - 1) { end -= 1 }
        guard end >= 7, Array(tree.bytes[end - 3..<end]) == Array("-->".utf8) else { return edit }
        let opening = Array("<!--".utf8)
        var start = end - 7
        while start > 0, Array(tree.bytes[start..<start + 4]) != opening { start -= 1 }
        guard Array(tree.bytes[start..<start + 4]) == opening else { return edit }
        while start > 0, tree.bytes[start - 1] == 32 || tree.bytes[start - 1] == 9 { start -= 1 }
        edit.range = start..<edit.range.upperBound
        return edit
    }
}
