import InterfaceBuilder

/// The text of an element at another place in its document: with edits of its parts, and indented for that place.
struct MovedElement {
    let tree: XMLTree
    let element: XMLTree.ElementID

    /// Returns the text without the indentation of its first line.
    ///
    /// The edits are those inside the element. Lines inside of texts keep their indentation.
    func text(applying edits: [SourceEdit], indentedBy indentation: String) -> String? {
        let range = tree[element].range
        let before = tree.indentation(of: element).utf8.count
        let texts = textRanges
        var all = edits
        var nextText = 0
        for place in range where tree.bytes[place] == 10 {
            let start = place + 1
            while nextText < texts.count, texts[nextText].upperBound <= start { nextText += 1 }
            if nextText < texts.count, texts[nextText].contains(start) { continue }
            var end = start
            while end < range.upperBound, end - start < before, [9, 32].contains(tree.bytes[end]) { end += 1 }
            guard end < range.upperBound, ![10, 13].contains(tree.bytes[end]) else { continue }
            let line = start..<end
            // A removed line needs no indentation.
            guard !edits.contains(where: { edit in edit.range.lowerBound < end && edit.range.upperBound > start })
            else { continue }
            all.append(SourceEdit(range: line, replacement: indentation))
        }
        let shifted = all.map { edit in
            SourceEdit(
                range: edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound,
                replacement: edit.replacement)
        }
        return shifted.applied(to: Array(tree.bytes[range]))
    }

    /// The contents of elements that have only text, in order.
    private var textRanges: [Range<Int>] {
        let range = tree[element].range
        return tree.ids.compactMap { id in
            guard range.contains(tree[id].range.lowerBound), tree[id].children.isEmpty else { return nil }
            return tree[id].content.flatMap { content in
                tree.bytes[content].contains { byte in byte > 32 } ? content : nil
            }
        }
    }
}
