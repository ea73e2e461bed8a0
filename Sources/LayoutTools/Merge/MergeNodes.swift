import InterfaceBuilder

/// The elements of three versions of a document, each with its element in every version that has it.
struct MergeNodes {
    /// The versions of a document.
    enum Version: CaseIterable {
        case base, ours, theirs
    }

    /// An element in the versions of a document, by index.
    struct Node {
        var base: Int?
        var ours: Int?
        var theirs: Int?

        /// The element in a version; nil if that does not have it.
        subscript(version: Version) -> Int? {
            switch version {
            case .base: base
            case .ours: ours
            case .theirs: theirs
            }
        }
    }

    let base: DocumentTree
    let ours: DocumentTree
    let theirs: DocumentTree
    private(set) var nodes: [Node] = []
    private var nodeOfOurs: [Int]
    private var nodeOfTheirs: [Int]
    private var nodeOfBase: [Int]

    /// Matches the elements of both versions with those of the base, and new elements of both with each other.
    init(base: DocumentTree, ours: DocumentTree, theirs: DocumentTree) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
        let contents = (TreeContents(base), TreeContents(ours), TreeContents(theirs))
        let own = TreeMatching(base, ours, identity: .kindAndID, contents: (contents.0, contents.1))
        let other = TreeMatching(base, theirs, identity: .kindAndID, contents: (contents.0, contents.2))
        nodeOfBase = Array(base.elements.indices)
        nodeOfOurs = Array(repeating: -1, count: ours.elements.count)
        nodeOfTheirs = Array(repeating: -1, count: theirs.elements.count)
        for index in base.elements.indices {
            let node = Node(base: index, ours: own.newOfOld[index], theirs: other.newOfOld[index])
            if let element = node.ours { nodeOfOurs[element] = index }
            if let element = node.theirs { nodeOfTheirs[element] = index }
            nodes.append(node)
        }
        for index in ours.elements.indices where nodeOfOurs[index] < 0 {
            nodeOfOurs[index] = nodes.count
            nodes.append(Node(ours: index))
        }
        matchNewIdentifiers()
        // Parents come before their children, so new elements are matched from the outside in.
        for index in ours.elements.indices { matchNewChildren(index) }
        for index in theirs.elements.indices where nodeOfTheirs[index] < 0 {
            nodeOfTheirs[index] = nodes.count
            nodes.append(Node(theirs: index))
        }
    }

    /// The tree of a version.
    func tree(_ version: Version) -> DocumentTree {
        switch version {
        case .base: base
        case .ours: ours
        case .theirs: theirs
        }
    }

    /// Returns the node of an element.
    func node(of element: Int, in version: Version) -> Int {
        switch version {
        case .base: nodeOfBase[element]
        case .ours: nodeOfOurs[element]
        case .theirs: nodeOfTheirs[element]
        }
    }

    /// Returns the element of a node in a version; nil if that does not have it.
    func element(_ node: Int, _ version: Version) -> DocumentTree.Element? {
        nodes[node][version].map { index in tree(version).elements[index] }
    }

    /// Returns the parent of a node in a version; nil for the root, and for a version without the node.
    func parent(of node: Int, in version: Version) -> Int? {
        element(node, version)?.parent.map { parent in self.node(of: parent, in: version) }
    }

    /// Returns the children of a node in a version, in order.
    func children(of node: Int, in version: Version) -> [Int] {
        (element(node, version)?.children ?? []).map { child in self.node(of: child, in: version) }
    }

    // MARK: New elements of both versions

    private mutating func join(ours: Int, theirs: Int) {
        nodes[nodeOfOurs[ours]].theirs = theirs
        nodeOfTheirs[theirs] = nodeOfOurs[ours]
    }

    private func isFree(ours index: Int) -> Bool {
        let node = nodes[nodeOfOurs[index]]
        return node.base == nil && node.theirs == nil
    }

    private mutating func matchNewIdentifiers() {
        func name(_ element: DocumentTree.Element) -> String? { element.id.map { id in element.name + " " + id } }
        var places: [String: Int] = [:]
        for (index, element) in theirs.elements.enumerated() where nodeOfTheirs[index] < 0 {
            if let name = name(element), places[name] == nil { places[name] = index }
        }
        for (index, element) in ours.elements.enumerated() where isFree(ours: index) {
            if let name = name(element), let other = places.removeValue(forKey: name) {
                join(ours: index, theirs: other)
            }
        }
    }

    private mutating func matchNewChildren(_ index: Int) {
        guard let other = nodes[nodeOfOurs[index]].theirs else { return }
        var places: [String: [Int]] = [:]
        for child in theirs.elements[other].children.reversed() where nodeOfTheirs[child] < 0 {
            if let label = Self.label(theirs.elements[child]) { places[label, default: []].append(child) }
        }
        guard !places.isEmpty else { return }
        for child in ours.elements[index].children where isFree(ours: child) {
            guard let label = Self.label(ours.elements[child]), let twin = places[label]?.popLast() else { continue }
            join(ours: child, theirs: twin)
        }
    }

    /// The identity of a new element in its parent: the key, or the property or action of a connection.
    private static func label(_ element: DocumentTree.Element) -> String? {
        switch element.name {
        case "outlet": element.value("property").map { property in "outlet " + property }
        case "action", "outletCollection":
            element.name + " "
                + ["selector", "property", "destination", "eventType"].map { name in element.value(name) ?? "" }
                .joined(separator: " ")
        default: element.id == nil ? TreeMatching.label(element) : nil
        }
    }
}
