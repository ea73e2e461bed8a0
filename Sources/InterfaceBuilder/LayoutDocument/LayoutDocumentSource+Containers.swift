import Diagnostics
import Yams

/// Containers around views, and their removal.
extension LayoutDocumentSource {
    /// Returns the text with subviews of one view in a new one, at the place of the first; nil if they are not in one list.
    ///
    /// The new view has some keys and values, and the subviews in the given order. Comments above and behind a subview move with it. The
    /// result is also nil for comments and texts of several lines that cannot move.
    ///
    /// - Complexity: Linear in the length of the text.
    public func embedding(_ chosen: [Int], as entries: [(key: String, markup: String)]) -> String? {
        guard let list = list(around: chosen), let first = list.places.min() else { return nil }
        let moved = Set(list.places)
        let item = list.items[first]
        let column = text.column(of: text.offset(of: item)) + 4
        if list.isFlow {
            guard list.items.indices.allSatisfy({ place in isPlain(behind: place, in: list.items) }) else { return nil }
            let texts = list.places.map { place in self.moved(range(of: list.items[place], true), to: column) }
            let last = list.items.indices.last { place in place == first || !moved.contains(place) }
            let removals = moved.filter { place in place != first }.map { place in
                removal(of: list.items, place, true, isBehindAll: place > last ?? first)
            }
            return ([SourceEdit(range: range(of: item, true), replacement: flow(entries, texts))] + removals)
                .applied(to: text.bytes)
        }
        var lines: [Int: ItemLines] = [:]
        for place in list.places {
            guard let found = itemLines(of: place, in: list.items) else { return nil }
            lines[place] = found
        }
        guard let target = lines[first] else { return nil }
        let start = String(decoding: text.bytes[text.lineStart(of: target.item)..<target.item], as: UTF8.self)
        let children = list.places.compactMap { place in lines[place] }.flatMap { lines in
            lines.comments.map { comment in "  " + comment } + ["  - " + self.moved(lines.item..<lines.end, to: column)]
        }
        let edits = lines.map { place, lines in
            guard place == first else {
                return SourceEdit(range: lines.start..<text.lineEnd(of: max(lines.end - 1, 0)), replacement: "")
            }
            return SourceEdit(
                range: lines.start..<lines.end, replacement: start + block(entries, children, at: column - 4))
        }
        return edits.applied(to: text.bytes)
    }

    /// Returns the text with the subviews of a view in its place; nil for the root and for a view without a list of subviews.
    ///
    /// Comments of the view stay above the first subview.
    public func unembedding(_ view: Int) -> String? {
        guard let outer = list(around: [view]), let place = outer.places.first,
            case .sequence(let sequence)? = views[view]["subviews"], let list = views[view]["subviews"]
        else { return nil }
        let children = Array(sequence)
        let item = outer.items[place]
        let column = text.column(of: text.offset(of: item))
        let isFlowList = text.bytes[text.offset(of: list)] == UInt8(ascii: "[")
        if outer.isFlow {
            guard isFlowList, children.indices.allSatisfy({ place in isPlain(behind: place, in: children) }) else {
                return nil
            }
            let texts = children.map { child in moved(range(of: child, true), to: column) }
            return [SourceEdit(range: range(of: item, true), replacement: texts.joined(separator: ", "))]
                .applied(to: text.bytes)
        }
        guard let whole = itemLines(of: place, in: outer.items) else { return nil }
        let indentation = String(repeating: " ", count: text.dashColumn(of: whole.item))
        let start = String(decoding: text.bytes[text.lineStart(of: whole.item)..<whole.item], as: UTF8.self)
        var end = range(of: item, false).upperBound
        var lines: [String] = []
        for index in children.indices {
            if isFlowList {
                guard isPlain(behind: index, in: children) else { return nil }
                lines.append(start + moved(range(of: children[index], true), to: column))
            } else {
                guard let found = itemLines(of: index, in: children) else { return nil }
                lines += found.comments.map { comment in indentation + comment }
                lines.append(start + moved(found.item..<found.end, to: column))
                end = max(end, found.end)
            }
        }
        let comments = whole.comments + (end < whole.end ? text.trimmedLines(of: end..<whole.end) : [])
        return [
            SourceEdit(
                range: whole.start..<whole.end,
                replacement: (comments.map { comment in indentation + comment } + lines).joined(separator: "\n"))
        ].applied(to: text.bytes)
    }

    // MARK: Items

    /// The list of subviews with some views, and their places in it.
    private struct Siblings {
        let items: [Node]
        let places: [Int]
        let isFlow: Bool
    }

    /// The lines of an item of a list, without the end of the last line.
    private struct ItemLines {
        /// The start of the line of the first comment above the item, or of the item.
        let start: Int
        /// The start of the item.
        let item: Int
        /// The end of the item with the comments behind it.
        let end: Int
        /// The comments above the item.
        let comments: [String]
    }

    /// Returns the list of some views; nil if they are not in one list.
    private func list(around chosen: [Int]) -> Siblings? {
        guard !chosen.isEmpty, chosen.allSatisfy({ view in view > 0 && views.indices.contains(view) }) else {
            return nil
        }
        let starts = chosen.map { view in views[view].start }
        for mapping in views {
            guard let list = mapping["subviews"], case .sequence(let children) = list else { continue }
            let items = Array(children)
            let places = Dictionary(items.indices.map { place in (text.offset(of: items[place]), place) }) { first, _ in
                first
            }
            let found = starts.compactMap { start in places[start] }
            guard !found.isEmpty else { continue }
            guard found.count == chosen.count else { return nil }
            let isFlow = text.bytes[text.offset(of: list)] == UInt8(ascii: "[")
            return Siblings(items: items, places: found, isFlow: isFlow)
        }
        return nil
    }

    /// Returns whether no comment is between an item of a flow list and the next.
    private func isPlain(behind place: Int, in items: [Node]) -> Bool {
        let end = range(of: items[place], true).upperBound
        let next = items.indices.contains(place + 1) ? text.offset(of: items[place + 1]) : text.bytes.count
        let gap = text.bytes[end..<max(end, next)].prefix { byte in byte != UInt8(ascii: "]") }
        return !gap.contains(UInt8(ascii: "#"))
    }

    /// Returns the lines of an item of a block list with its comments; nil for a text that goes on behind its first line.
    private func itemLines(of place: Int, in items: [Node]) -> ItemLines? {
        let item = text.offset(of: items[place])
        let first = text.lineStart(of: item)
        guard let end = end(of: items[place]) else { return nil }
        // A comment that is indented like the parts of the item before belongs to that.
        var bound = 0
        if place > 0 {
            guard let before = self.end(of: items[place - 1]) else { return nil }
            bound = before
        }
        var start = first
        while start > bound, text.isComment(at: text.lineStart(of: start - 1)), text.lineStart(of: start - 1) >= bound {
            start = text.lineStart(of: start - 1)
        }
        return ItemLines(start: start, item: item, end: end, comments: text.trimmedLines(of: start..<first))
    }

    /// Returns the end of an item of a block list with the comments behind it.
    private func end(of item: Node) -> Int? {
        let range = range(of: item, false)
        let column = text.dashColumn(of: range.lowerBound)
        var end = text.lineContentEnd(of: range.upperBound)
        var next = text.lineEnd(of: max(end - 1, 0))
        while next < text.bytes.count {
            let line = text.lineEnd(of: next)
            let content = text.bytes[next..<line].firstIndex { byte in ![9, 10, 13, 32].contains(byte) }
            if let content {
                guard content - next > column else { break }
                guard text.bytes[content] == UInt8(ascii: "#") else { return nil }
                end = text.lineContentEnd(of: content + 1)
            }
            next = line
        }
        return end
    }

    /// Returns a text whose first line begins in another column.
    private func moved(_ range: Range<Int>, to column: Int) -> String {
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

    private func block(_ entries: [(key: String, markup: String)], _ lines: [String], at column: Int) -> String {
        let indentation = "\n" + String(repeating: " ", count: column)
        let values = entries.map { entry in "\(entry.key): \(entry.markup)" }
        return (values + ["subviews:"] + lines).joined(separator: indentation)
    }
}

extension FlowText {
    /// Returns whether a line has only a comment.
    fileprivate func isComment(at line: Int) -> Bool {
        bytes[line...].first { byte in byte != 32 && byte != 9 } == UInt8(ascii: "#")
    }

    /// Returns the column of the dash before an item.
    fileprivate func dashColumn(of item: Int) -> Int { indentation(of: item).utf8.count }

    /// Returns the lines of a range without the spaces around them.
    fileprivate func trimmedLines(of range: Range<Int>) -> [String] {
        String(decoding: bytes[range], as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
            String(line.drop(while: \.isWhitespace))
        }.filter { line in !line.isEmpty }
    }
}
