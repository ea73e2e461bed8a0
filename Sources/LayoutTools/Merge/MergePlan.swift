import InterfaceBuilder

/// The decisions of a merge: parents, orders, attributes and texts, and what is in conflict.
struct MergePlan {
    /// The decision about a node.
    struct Decision {
        /// The parent in the merged document; nil for the root.
        var parent: Int?
        /// A Boolean value that indicates whether the merged document has the element.
        var isKept = true
        /// The children in the merged document, in order.
        var children: [Int] = []
        /// The children in their order if an order conflict is resolved by theirs; nil without such a conflict.
        var childrenOfTheirs: [Int]?
        /// The attributes with the value of theirs, which may be none.
        var fromTheirs: [String] = []
        /// The attributes that both versions changed differently.
        var conflicts: [String] = []
        /// A Boolean value that indicates whether the text is that of theirs.
        var takesTextOfTheirs = false
        /// The kind of conflict about the whole element.
        var conflict: Conflict?
    }

    /// The conflicts about a whole element.
    enum Conflict: Equatable {
        /// One version deleted the element, and the other changed it.
        case deletion(by: MergeNodes.Version)
        /// Both versions changed the value of the element to another kind, or its text.
        case value
    }

    let nodes: MergeNodes
    private(set) var decisions: [Decision]
    /// The conflicts, in the order of the nodes.
    private(set) var conflicts: [MergeConflictNote] = []
    /// The derived values that both versions changed differently.
    private(set) var settled: [MergeConflictNote] = []

    /// Decides about every element of three versions.
    init(_ nodes: MergeNodes) {
        self.nodes = nodes
        decisions = nodes.nodes.map { _ in Decision() }
        for node in decisions.indices { decideParent(node) }
        breakCycles()
        for node in decisions.indices { decideAttributes(node) }
        let kept = MergeSurvival(nodes, parents: decisions.map(\.parent))
        for node in decisions.indices {
            decisions[node].isKept = kept.isKept[node]
            guard let version = kept.deleters[node] else { continue }
            if isListed(node) {
                settled.append(MergeConflictNote(node, .deletion(by: version)))
                continue
            }
            decisions[node].conflict = .deletion(by: version)
            conflicts.append(MergeConflictNote(node, .deletion(by: version)))
        }
        decideOrders()
    }

    // MARK: Parents

    private mutating func decideParent(_ node: Int) {
        let (base, ours, theirs) = (
            nodes.parent(of: node, in: .base), nodes.parent(of: node, in: .ours), nodes.parent(of: node, in: .theirs)
        )
        let entry = nodes.nodes[node]
        guard entry.ours != nil, entry.theirs != nil else {
            decisions[node].parent = entry.ours != nil ? ours : entry.theirs != nil ? theirs : base
            return
        }
        if ours == theirs || theirs == base && entry.base != nil {
            decisions[node].parent = ours
        } else if ours == base, entry.base != nil {
            decisions[node].parent = theirs
        } else {
            decisions[node].parent = ours
            conflicts.append(MergeConflictNote(node, .move))
        }
    }

    /// Gives elements that would be inside each other the parents that they have in ours.
    private mutating func breakCycles() {
        var state = Array(repeating: 0, count: decisions.count)
        for start in decisions.indices where state[start] == 0 {
            var path: [Int] = []
            var next: Int? = start
            while let node = next, state[node] == 0 {
                state[node] = 1
                path.append(node)
                next = decisions[node].parent
            }
            if let node = next, state[node] == 1 { return takeParentsOfOurs(inCycle: node) }
            for node in path { state[node] = 2 }
        }
    }

    private mutating func takeParentsOfOurs(inCycle node: Int) {
        conflicts.append(MergeConflictNote(node, .move))
        for node in decisions.indices where nodes.nodes[node].ours != nil {
            decisions[node].parent = nodes.parent(of: node, in: .ours)
        }
    }

    private func isListed(_ node: Int) -> Bool {
        MergeNodes.Version.allCases.contains { version in
            nodes.element(node, version).map { element in MergeRule.isListed(element, in: nodes.tree(version)) }
                ?? false
        }
    }

    // MARK: Attributes and texts

    /// The elements whose attributes are one value, so that those of two versions cannot be mixed.
    private static let values: Set<String> = ["color", "font", "fontDescription"]

    private mutating func decideAttributes(_ node: Int) {
        guard let ours = nodes.element(node, .ours), let theirs = nodes.element(node, .theirs) else { return }
        let base = nodes.element(node, .base)
        if Self.values.contains(ours.name), isOtherKindOfValue(base, ours, theirs) {
            guard MergeRule.isSameFont(ours, theirs) else { return addConflict(node, .value, nil) }
            return settled.append(MergeConflictNote(node, .value))
        }
        var names = ours.attributes.map(\.name)
        names += theirs.attributes.map(\.name).filter { name in ours.value(name) == nil }
        names += (base?.attributes.map(\.name) ?? []).filter { name in
            ours.value(name) == nil && theirs.value(name) == nil
        }
        for name in names { decide(name, node, (base?.value(name), ours.value(name), theirs.value(name))) }
        decideText(node, base, ours, theirs)
    }

    /// Returns whether both versions changed a value, and at least one of them to another kind with other attributes.
    private func isOtherKindOfValue(
        _ base: DocumentTree.Element?, _ ours: DocumentTree.Element, _ theirs: DocumentTree.Element
    ) -> Bool {
        let values = [base, ours, theirs].map { element in Set(element?.attributes ?? []) }
        guard values[1] != values[2], values[0] != values[1], values[0] != values[2] else { return false }
        let names = values.map { attributes in Set(attributes.map(\.name)) }
        return base == nil || names[0] != names[1] || names[0] != names[2]
    }

    private mutating func decide(_ name: String, _ node: Int, _ value: (base: String?, ours: String?, theirs: String?))
    {
        if value.ours == value.theirs || value.theirs == value.base { return }
        if value.ours != value.base, let element = nodes.element(node, .ours),
            [value.ours, value.base].contains(where: { own in MergeRule.isEqual(own, value.theirs, in: element) })
        {
            return
        }
        if value.ours == value.base { return decisions[node].fromTheirs.append(name) }
        // Two new connections of one property: their ids do not matter.
        if name == "id", nodes.nodes[node].base == nil { return }
        guard let ours = nodes.nodes[node].ours, let rule = MergeRule.rule(for: name, of: ours, in: nodes.ours) else {
            decisions[node].conflicts.append(name)
            return conflicts.append(MergeConflictNote(node, .attribute(name)))
        }
        if case .greater = rule, Self.isGreater(value.theirs, than: value.ours) {
            decisions[node].fromTheirs.append(name)
        }
        settled.append(MergeConflictNote(node, .attribute(name)))
    }

    private static func isGreater(_ version: String?, than other: String?) -> Bool {
        func parts(_ text: String?) -> [Int] { (text ?? "").split(separator: ".").map { part in Int(part) ?? 0 } }
        return parts(other).lexicographicallyPrecedes(parts(version))
    }

    private mutating func decideText(
        _ node: Int, _ base: DocumentTree.Element?, _ ours: DocumentTree.Element, _ theirs: DocumentTree.Element
    ) {
        if ours.text == theirs.text || base?.text == theirs.text { return }
        if ours.text == base?.text {
            decisions[node].takesTextOfTheirs = true
        } else {
            addConflict(node, .value, "text")
        }
    }

    private mutating func addConflict(_ node: Int, _ conflict: Conflict, _ name: String?) {
        decisions[node].conflict = conflict
        conflicts.append(MergeConflictNote(node, name.map { name in .attribute(name) } ?? .value))
    }

    // MARK: Orders

    private mutating func decideOrders() {
        var members: [[Int]] = decisions.map { _ in [] }
        for (node, decision) in decisions.enumerated() where decision.isKept {
            if let parent = decision.parent { members[parent].append(node) }
        }
        for node in decisions.indices where !members[node].isEmpty {
            let order = MergeOrder(of: Set(members[node]), in: node, nodes)
            decisions[node].children = order.nodes
            guard let other = order.nodesOfTheirs else { continue }
            decisions[node].childrenOfTheirs = other
            conflicts.append(MergeConflictNote(node, .order))
        }
    }
}

/// A conflict at a node.
struct MergeConflictNote {
    /// The kinds of conflict.
    enum Subject: Equatable {
        case attribute(String)
        case value
        case deletion(by: MergeNodes.Version)
        case move
        case order
    }

    let node: Int
    let subject: Subject

    init(_ node: Int, _ subject: Subject) { (self.node, self.subject) = (node, subject) }
}
