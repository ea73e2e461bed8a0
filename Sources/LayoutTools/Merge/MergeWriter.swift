import Diagnostics
import InterfaceBuilder

/// Writes a merged document: the bytes of ours, with the parts that theirs changed.
struct MergeWriter {
    /// The treatment of conflicts.
    enum Resolution {
        /// Both versions, between markers.
        case markers
        /// The version of ours.
        case ours
        /// The version of theirs.
        case theirs
    }

    let plan: MergePlan
    let trees: (base: XMLTree, ours: XMLTree, theirs: XMLTree)
    let labels: (ours: String, theirs: String)
    var nodes: MergeNodes { plan.nodes }

    /// White space at the beginning of lines that changes in another place of the document.
    struct Shift {
        let from: ArraySlice<UInt8>
        let to: ArraySlice<UInt8>
    }

    /// Returns the text of the merged document.
    func bytes(_ resolution: Resolution) -> [UInt8] {
        var text = MergeText(like: trees.ours.bytes)
        let roots = [trees.base, trees.ours, trees.theirs].map { tree in tree[tree.root].range }
        let starts = (
            trees.base.bytes[..<roots[0].lowerBound], trees.ours.bytes[..<roots[1].lowerBound],
            trees.theirs.bytes[..<roots[2].lowerBound]
        )
        if starts.0.elementsEqual(starts.1) { text.append(converting: starts.2) } else { text.append(starts.1) }
        write(0, resolution, shift: nil, into: &text)
        text.append(trees.ours.bytes[roots[1].upperBound...])
        return text.bytes
    }

    // MARK: Elements

    func write(_ node: Int, _ resolution: Resolution, shift: Shift?, into text: inout MergeText) {
        let decision = plan.decisions[node]
        guard let conflict = decision.conflict else {
            return writeMerged(node, resolution, shift: shift, into: &text)
        }
        func writeOurs(_ text: inout MergeText) { writeVersion(node, .ours, conflict, shift: shift, into: &text) }
        func writeTheirs(_ text: inout MergeText) { writeVersion(node, .theirs, conflict, shift: shift, into: &text) }
        switch resolution {
        case .markers: text.appendConflict(labels: labels, ours: writeOurs, theirs: writeTheirs)
        case .ours: writeOurs(&text)
        case .theirs: writeTheirs(&text)
        }
    }

    private func writeVersion(
        _ node: Int, _ version: MergeNodes.Version, _ conflict: MergePlan.Conflict, shift: Shift?,
        into text: inout MergeText
    ) {
        let resolution: Resolution = version == .ours ? .ours : .theirs
        switch conflict {
        case .deletion(let deleter):
            if deleter != version { writeMerged(node, resolution, shift: shift, into: &text) }
        case .value:
            guard let index = nodes.nodes[node][version] else { return }
            let tree = version == .ours ? trees.ours : trees.theirs
            let part = tree.bytes[tree[XMLTree.ElementID(position: index)].range]
            if version == .ours { text.append(part) } else { text.append(converting: part) }
        }
    }

    private func writeMerged(_ node: Int, _ resolution: Resolution, shift: Shift?, into text: inout MergeText) {
        let (tree, id, isOurs) = source(of: node)
        let element = tree[id]
        let decision = plan.decisions[node]
        let isOpen = !decision.children.isEmpty || hasText(node)
        let tags = startTags(of: node, isOpen: isOpen)
        writeStartTag(tags, resolution, isOurs: isOurs, into: &text)
        guard isOpen else { return }
        if decision.children.isEmpty {
            writeText(of: node, into: &text)
        } else {
            writeChildren(of: node, resolution, shift: shift, into: &text)
        }
        text.append("</\(element.name)>")
    }

    /// The version whose bytes an element has: ours, unless that does not have it.
    private func source(of node: Int) -> (tree: XMLTree, id: XMLTree.ElementID, isOurs: Bool) {
        let entry = nodes.nodes[node]
        if let index = entry.ours { return (trees.ours, XMLTree.ElementID(position: index), true) }
        if let index = entry.theirs { return (trees.theirs, XMLTree.ElementID(position: index), false) }
        return (trees.base, XMLTree.ElementID(position: entry.base ?? 0), false)
    }

    // MARK: Texts

    /// Returns whether an element without children has anything between its tags.
    private func hasText(_ node: Int) -> Bool { content(of: node).content.map { range in !range.isEmpty } ?? false }

    private func content(of node: Int) -> (tree: XMLTree, content: Range<Int>?, isOurs: Bool) {
        let (tree, id, isOurs) = source(of: node)
        if plan.decisions[node].takesTextOfTheirs, let index = nodes.nodes[node].theirs {
            return (trees.theirs, trees.theirs[XMLTree.ElementID(position: index)].content, false)
        }
        // Without its children an element is written as empty.
        let hasLost = !tree[id].children.isEmpty
        return (tree, hasLost ? nil : tree[id].content, isOurs)
    }

    private func writeText(of node: Int, into text: inout MergeText) {
        let (tree, range, isOurs) = content(of: node)
        guard let range else { return }
        if isOurs { text.append(tree.bytes[range]) } else { text.append(converting: tree.bytes[range]) }
    }

    // MARK: Start tags

    private func writeStartTag(
        _ tags: (ours: [UInt8], theirs: [UInt8]), _ resolution: Resolution, isOurs: Bool, into text: inout MergeText
    ) {
        func write(_ tag: [UInt8], into text: inout MergeText) {
            if isOurs { text.append(tag[...]) } else { text.append(converting: tag[...]) }
        }
        switch resolution {
        case .ours: write(tags.ours, into: &text)
        case .theirs: write(tags.theirs, into: &text)
        case .markers:
            guard tags.ours != tags.theirs else { return write(tags.ours, into: &text) }
            text.appendConflict(
                labels: labels, ours: { text in write(tags.ours, into: &text) },
                theirs: { text in write(tags.theirs, into: &text) })
        }
    }

    /// The start tags with the conflicts of attributes resolved by either version; equal without a conflict.
    private func startTags(of node: Int, isOpen: Bool) -> (ours: [UInt8], theirs: [UInt8]) {
        let (tree, id, _) = source(of: node)
        let decision = plan.decisions[node]
        let element = tree[id]
        var bytes = Array(tree.bytes[element.startTag])
        guard !decision.fromTheirs.isEmpty || !decision.conflicts.isEmpty else {
            Self.close(&bytes, isOpen: isOpen)
            return (bytes, bytes)
        }
        var tag = MergeTag(bytes)
        tag.take(decision.fromTheirs, from: theirTag(of: node))
        var other = tag
        other.take(decision.conflicts, from: theirTag(of: node))
        var (first, second) = (tag.bytes, other.bytes)
        Self.close(&first, isOpen: isOpen)
        Self.close(&second, isOpen: isOpen)
        return (first, second)
    }

    private func theirTag(of node: Int) -> MergeTag {
        guard let index = nodes.nodes[node].theirs else { return MergeTag([]) }
        let id = XMLTree.ElementID(position: index)
        return MergeTag(Array(trees.theirs.bytes[trees.theirs[id].startTag]))
    }

    /// Gives a start tag the end that it needs: with or without a slash.
    private static func close(_ tag: inout [UInt8], isOpen: Bool) {
        let slash = UInt8(ascii: "/")
        let isClosed = tag.count > 1 && tag[tag.count - 2] == slash
        if isOpen, isClosed { tag.remove(at: tag.count - 2) }
        if !isOpen, !isClosed { tag.insert(slash, at: tag.count - 1) }
    }
}
