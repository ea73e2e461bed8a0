import Diagnostics
import Yams

/// Containers around views, and their removal.
extension LayoutDocumentSource {
    /// The place of a view in a list of subviews.
    private struct Place {
        let parent: Int
        let items: [Node]
        let index: Int
        let isFlowList: Bool
    }

    /// Returns the text with subviews of one view in a new one, at the place of the first; nil if they are not in one list.
    ///
    /// The new view has some keys and values, and the subviews in the given order.
    public func embedding(_ views: [Int], as entries: [(key: String, markup: String)]) -> String? {
        let places = views.compactMap(place)
        guard let first = places.min(by: { $0.index < $1.index }), places.count == views.count,
            places.allSatisfy({ place in place.parent == first.parent })
        else { return nil }
        let item = first.items[first.index]
        let column = text.column(of: text.offset(of: item)) + 4
        let texts = places.map { place in
            moved(place.items[place.index], isInFlow: place.isFlowList, to: column)
        }
        let edit = SourceEdit(
            range: range(of: item, first.isFlowList),
            replacement: first.isFlowList ? flow(entries, texts) : block(entries, texts, at: column - 4))
        guard var result = [edit].applied(to: text.bytes) else { return nil }
        // The last one first, so that the places of the others stay.
        for index in places.map(\.index).sorted(by: >) where index != first.index {
            let bytes = Array(result.utf8)
            guard let source = LayoutDocumentSource(bytes),
                case .sequence(let list)? = source.views[first.parent]["subviews"], list.count > index
            else { return nil }
            let removal = source.removal(
                of: Array(list), index, first.isFlowList, isBehindAll: index == list.count - 1)
            guard let next = [removal].applied(to: bytes) else { return nil }
            result = next
        }
        return result
    }

    /// Returns the text with the subviews of a view in its place; nil for the root and for a view without a list of subviews.
    public func unembedding(_ view: Int) -> String? {
        guard let place = place(of: view), case .sequence(let children)? = views[view]["subviews"],
            let list = views[view]["subviews"]
        else { return nil }
        let item = place.items[place.index]
        let start = text.offset(of: list)
        let isFlowList = text.bytes.indices.contains(start) && text.bytes[start] == UInt8(ascii: "[")
        guard isFlowList || !place.isFlowList else { return nil }
        let column = text.column(of: text.offset(of: item))
        let texts = children.map { child in moved(child, isInFlow: isFlowList, to: column) }
        return [
            SourceEdit(
                range: range(of: item, place.isFlowList),
                replacement: texts.joined(separator: separator(place.isFlowList, at: item)))
        ].applied(to: text.bytes)
    }

    private func place(of view: Int) -> Place? {
        guard view > 0, views.indices.contains(view) else { return nil }
        let start = views[view].start
        for (parent, mapping) in views.enumerated() {
            guard let list = mapping["subviews"], case .sequence(let children) = list else { continue }
            let items = Array(children)
            guard let index = items.firstIndex(where: { item in text.offset(of: item) == start }) else { continue }
            let isFlowList = text.bytes[text.offset(of: list)] == UInt8(ascii: "[")
            return Place(parent: parent, items: items, index: index, isFlowList: isFlowList)
        }
        return nil
    }

    /// Returns the text of a view whose first line begins in another column.
    private func moved(_ item: Node, isInFlow: Bool, to column: Int) -> String {
        let range = range(of: item, isInFlow)
        let shift = column - text.column(of: range.lowerBound)
        let lines = String(decoding: text.bytes[range], as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { place, line in
            guard place > 0, !line.isEmpty else { return String(line) }
            if shift >= 0 { return String(repeating: " ", count: shift) + line }
            let spaces = line.prefix { character in character == " " }.count
            return String(line.dropFirst(min(spaces, -shift)))
        }.joined(separator: "\n")
    }

    private func flow(_ entries: [(key: String, markup: String)], _ texts: [String]) -> String {
        // Documents in JSON quote their keys and words.
        let isJSON = LayoutDocument.isJSON(text.bytes)
        func quoted(_ word: String) -> String {
            let isWord = word.first?.isLetter == true
            return isJSON && isWord ? "\"\(word)\"" : word
        }
        let values = entries.map { entry in "\(quoted(entry.key)): \(quoted(entry.markup))" }
        return "{\((values + ["\(quoted("subviews")): [\(texts.joined(separator: ", "))]"]).joined(separator: ", "))}"
    }

    private func block(_ entries: [(key: String, markup: String)], _ texts: [String], at column: Int) -> String {
        let indentation = "\n" + String(repeating: " ", count: column)
        let values = entries.map { entry in "\(entry.key): \(entry.markup)" }
        return (values + ["subviews:"] + texts.map { text in "  - \(text)" }).joined(separator: indentation)
    }
}
