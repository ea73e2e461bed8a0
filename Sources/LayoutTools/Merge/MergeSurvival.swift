import InterfaceBuilder

/// The elements that remain when one version has deleted some that the other may have changed.
struct MergeSurvival {
    /// Whether each node remains.
    private(set) var isKept: [Bool]
    /// The version that deleted a node that the other changed; only for the outermost of such nodes.
    private(set) var deleters: [MergeNodes.Version?]
    private let nodes: MergeNodes
    private let parents: [Int?]
    private var children: [[Int]]

    /// Decides for every node, from the inside out.
    init(_ nodes: MergeNodes, parents: [Int?]) {
        (self.nodes, self.parents) = (nodes, parents)
        isKept = Array(repeating: true, count: parents.count)
        deleters = Array(repeating: nil, count: parents.count)
        children = parents.map { _ in [] }
        for (node, parent) in parents.enumerated() {
            if let parent { children[parent].append(node) }
        }
        let order = insideOut()
        for node in order { decide(node) }
        for node in order.reversed() { keepWhole(node) }
    }

    /// The nodes, each after its descendants.
    private func insideOut() -> [Int] {
        var order: [Int] = []
        var waiting = parents.indices.filter { node in parents[node] == nil }
        while let node = waiting.popLast() {
            order.append(node)
            waiting += children[node]
        }
        return order.reversed()
    }

    private mutating func decide(_ node: Int) {
        let entry = nodes.nodes[node]
        let hasChildren = children[node].contains { child in isKept[child] }
        if entry.ours != nil, entry.theirs != nil {
            isKept[node] = hasChildren || !isEmptied(node)
            return
        }
        guard entry.base != nil else {
            // An element that Interface Builder adds by itself does not keep one that the other version deleted.
            let added = entry.ours != nil ? nodes.element(node, .ours) : nodes.element(node, .theirs)
            isKept[node] = !(added.map(MergeRule.isBookkeeping) ?? false) || !isInDeleted(node)
            return
        }
        guard let version: MergeNodes.Version = entry.ours != nil ? .ours : entry.theirs != nil ? .theirs : nil else {
            // Both versions deleted it; something new in it keeps it.
            isKept[node] = hasChildren
            return
        }
        if isContainer(node, version) {
            isKept[node] = hasChildren
        } else {
            isKept[node] = hasChildren || isChanged(node, in: version)
            if isKept[node] { deleters[node] = version == .ours ? .theirs : .ours }
        }
    }

    /// Returns whether the element around a new one is deleted in the version that does not have the new one.
    private func isInDeleted(_ node: Int) -> Bool {
        guard let parent = parents[node] else { return false }
        let entry = nodes.nodes[parent]
        return nodes.nodes[node].ours != nil ? entry.theirs == nil : entry.ours == nil
    }

    /// Returns whether a container with elements in both versions has none that remains.
    private func isEmptied(_ node: Int) -> Bool {
        guard isContainer(node, .ours) else { return false }
        return [.ours, .theirs].allSatisfy { version in !nodes.children(of: node, in: version).isEmpty }
    }

    private func isContainer(_ node: Int, _ version: MergeNodes.Version) -> Bool {
        nodes.element(node, version)?.isContainer ?? false
    }

    /// Returns whether a version changed an element itself, apart from derived values.
    private func isChanged(_ node: Int, in version: MergeNodes.Version) -> Bool {
        guard let base = nodes.element(node, .base), let element = nodes.element(node, version),
            let index = nodes.nodes[node][version]
        else { return true }
        if nodes.parent(of: node, in: version) != nodes.parent(of: node, in: .base) || base.text != element.text {
            return true
        }
        let names = Set((base.attributes + element.attributes).map(\.name))
        return names.contains { name in
            !MergeRule.isEqual(base.value(name), element.value(name), in: element)
                && MergeRule.rule(for: name, of: index, in: nodes.tree(version)) == nil
        }
    }

    /// Keeps everything inside an element that one version deleted and the other changed: it is one conflict.
    private mutating func keepWhole(_ node: Int) {
        guard let version = deleters[node] else { return }
        var waiting = children[node]
        while let child = waiting.popLast() {
            let entry = nodes.nodes[child]
            let isDeleted = version == .theirs ? entry.theirs == nil : entry.ours == nil
            guard isDeleted else { continue }
            // Inside the outermost conflict there is no other of the same kind.
            if deleters[child] == version { deleters[child] = nil }
            if version == .theirs ? entry.ours != nil : entry.theirs != nil { isKept[child] = true }
            waiting += children[child]
        }
    }
}
