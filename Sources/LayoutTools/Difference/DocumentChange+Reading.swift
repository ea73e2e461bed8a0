import InterfaceBuilder

extension DocumentChange {
    /// Returns the changes between two documents that their layout does not show.
    ///
    /// A document that does not exist, or cannot be read, has no changes: its scenes are new or gone.
    static func all(
        from old: [UInt8]?, to new: [UInt8]?, files: (old: String, new: String),
        documents: (old: InterfaceDocument?, new: InterfaceDocument?), coverage: LayoutCoverage
    ) -> [DocumentChange] {
        guard let old, let new, old != new, let before = tree(of: old, files.old, documents.old),
            let after = tree(of: new, files.new, documents.new)
        else { return [] }
        let difference = TreeDifference(from: before, to: after)
        let changes = difference.changes.filter { change in !coverage.covers(change, in: difference) }
        guard !changes.isEmpty else { return [] }
        let scenes = (SceneRoots(before, documents.old), SceneRoots(after, documents.new))
        let wording = TreeWording(
            difference: difference, old: TreeNames(before, documents.old), new: TreeNames(after, documents.new))
        return wording.changes(changes) { index, isNew in (isNew ? scenes.1 : scenes.0).root(of: index) }
    }

    private static func tree(of bytes: [UInt8], _ file: String, _ document: InterfaceDocument?) -> DocumentTree? {
        document.map { document in DocumentTree(document.tree) } ?? DocumentTree.read(bytes, file: file)
    }
}

/// The scenes to which the elements of a document belong.
private struct SceneRoots {
    private let tree: DocumentTree
    private var roots: [Int: String] = [:]

    /// Notes the root views, and the first root view inside each storyboard scene and controller.
    init(_ tree: DocumentTree, _ document: InterfaceDocument?) {
        self.tree = tree
        guard let document else {
            if let view = tree.elements.indices.first(where: { index in tree.elements[index].name == "view" }) {
                roots[0] = tree.elements[view].id ?? "view"
            }
            return
        }
        for view in document.views where view.isSceneRoot {
            var place = tree.elements.indices.contains(view.element.position) ? view.element.position : 0
            while place > 0, roots[place] == nil {
                roots[place] = view.id
                guard tree.elements[place].name != "scene", let parent = tree.elements[place].parent else { break }
                place = parent
            }
        }
        // The objects of a xib belong to no scene but their own.
        for (index, element) in tree.elements.enumerated() where element.name == "objects" {
            if element.parent == 0 { roots[index] = nil }
        }
        roots[0] = nil
    }

    /// Returns the id of the root view of the scene around an element; nil if there is none.
    func root(of index: Int) -> String? {
        var place: Int? = index
        while let next = place {
            if let root = roots[next] { return root }
            place = tree.elements[next].parent
        }
        return nil
    }
}
