import InterfaceBuilder

extension MergeWriter {
    /// Writes the children of a node, and the space before its end tag.
    func writeChildren(
        of node: Int, _ resolution: Resolution, shift: Shift?, into text: inout MergeText
    ) {
        let decision = plan.decisions[node]
        let isOther = resolution == .theirs && decision.childrenOfTheirs != nil
        if resolution == .markers, let other = decision.childrenOfTheirs {
            text.appendConflict(
                labels: labels,
                ours: { text in write(decision.children, of: node, .ours, shift: shift, into: &text) },
                theirs: { text in write(other, of: node, .theirs, shift: shift, into: &text) })
        } else {
            let children = isOther ? decision.childrenOfTheirs ?? [] : decision.children
            write(children, of: node, resolution, shift: shift, into: &text)
        }
        writeEnd(of: node, shift: shift, into: &text)
    }

    private func write(
        _ children: [Int], of node: Int, _ resolution: Resolution, shift: Shift?, into text: inout MergeText
    ) {
        // A child from another place is indented like the first child that is in its place.
        let home = children.lazy.compactMap { child in gap(before: child, in: node, ofSource: true) }.first
        let expected = home.map { home in shifted(home.bytes, shift) }.map(Self.indentation)
        for child in children {
            if isAbsent(child, resolution) { continue }
            var inner = shift
            let gap = gap(before: child, in: node, ofSource: false) ?? ownGap(before: child)
            if !gap.isAtHome, let expected {
                let own = Self.indentation(of: gap.bytes)
                inner = own == expected || !gap.bytes.contains(10) ? nil : Shift(from: own, to: expected)
            }
            let bytes = shifted(gap.bytes, inner)
            if gap.isOurs { text.append(bytes) } else { text.append(converting: bytes) }
            write(child, resolution, shift: inner, into: &text)
        }
    }

    /// Returns whether a resolution removes a child, and the space before it.
    private func isAbsent(_ child: Int, _ resolution: Resolution) -> Bool {
        guard case .deletion(let version)? = plan.decisions[child].conflict else { return false }
        return resolution == .ours && version == .ours || resolution == .theirs && version == .theirs
    }

    private typealias Gap = (bytes: ArraySlice<UInt8>, isOurs: Bool, isAtHome: Bool)

    /// The space and comments before a child, if it has the same parent in a version.
    ///
    /// Comments that theirs changed are those of theirs.
    private func gap(before child: Int, in node: Int, ofSource: Bool) -> Gap? {
        let isNodeOurs = nodes.nodes[node].ours != nil
        let theirs = place(child, in: node, .theirs)
        guard let ours = place(child, in: node, .ours) else {
            if ofSource, isNodeOurs { return nil }
            return theirs.map { bytes in (bytes, false, !isNodeOurs) }
        }
        if let base = place(child, in: node, .base), let theirs {
            let words = [base, ours, theirs].map(Self.words)
            if words[0] == words[1], words[1] != words[2] { return (theirs, false, true) }
        }
        return (ours, true, true)
    }

    /// The bytes before a child in a version where a node is its parent.
    private func place(_ child: Int, in node: Int, _ version: MergeNodes.Version) -> ArraySlice<UInt8>? {
        guard let index = nodes.nodes[child][version], nodes.parent(of: child, in: version) == node else { return nil }
        return space(before: XMLTree.ElementID(position: index), in: tree(version))
    }

    /// The space before an element that has moved into another one.
    private func ownGap(before child: Int) -> Gap {
        for version in [MergeNodes.Version.ours, .theirs, .base] {
            guard let index = nodes.nodes[child][version] else { continue }
            return (
                space(before: XMLTree.ElementID(position: index), in: tree(version)), version == .ours, false
            )
        }
        return ([], false, false)
    }

    private func tree(_ version: MergeNodes.Version) -> XMLTree {
        switch version {
        case .base: trees.base
        case .ours: trees.ours
        case .theirs: trees.theirs
        }
    }

    private func space(before id: XMLTree.ElementID, in tree: XMLTree) -> ArraySlice<UInt8> {
        guard let parent = tree[id].parent else { return [] }
        let siblings = tree[parent].children
        // Siblings are in the order of the text.
        var (low, high) = (0, siblings.count)
        while low < high {
            let middle = (low + high) / 2
            if siblings[middle] < id { low = middle + 1 } else { high = middle }
        }
        let start =
            low > 0 ? tree[siblings[low - 1]].range.upperBound : tree[parent].content?.lowerBound ?? 0
        return tree.bytes[start..<tree[id].range.lowerBound]
    }

    /// Writes the space before the end tag.
    private func writeEnd(of node: Int, shift: Shift?, into text: inout MergeText) {
        let sources: [MergeNodes.Version] = [.ours, .theirs, .base]
        for version in sources {
            guard let index = nodes.nodes[node][version] else { continue }
            let tree = tree(version)
            let element = tree[XMLTree.ElementID(position: index)]
            guard let last = element.children.last, let content = element.content else { continue }
            let bytes = shifted(tree.bytes[tree[last].range.upperBound..<content.upperBound], shift)
            return version == .ours ? text.append(bytes) : text.append(converting: bytes)
        }
    }

    /// The bytes with another indentation of the last line.
    private func shifted(_ bytes: ArraySlice<UInt8>, _ shift: Shift?) -> ArraySlice<UInt8> {
        guard let shift, let end = bytes.lastIndex(of: 10), bytes[(end + 1)...].starts(with: shift.from) else {
            return bytes
        }
        return (bytes[...end] + shift.to + bytes[(end + 1 + shift.from.count)...])[...]
    }

    /// The white space behind the last line end.
    private static func indentation(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let end = bytes.lastIndex(of: 10) else { return [] }
        return bytes[(end + 1)...].prefix { byte in byte == 32 || byte == 9 }
    }

    /// The bytes that are not white space.
    private static func words(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        bytes.filter { byte in ![9, 10, 13, 32].contains(byte) }
    }
}
