import Diagnostics

/// A change of a text: some bytes give way to others; an empty range inserts.
public struct SourceEdit: Hashable, Sendable {
    /// The UTF-8 bytes that go.
    public var range: Range<Int>
    /// What comes in their place.
    public var replacement: String

    /// A change of a text.
    public init(range: Range<Int>, replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

extension [SourceEdit] {
    /// A text with these changes made; everything outside their ranges stays byte for byte.
    ///
    /// Insertions at one place keep the order in which they are given, and new lines end as those of the text do. Nil if two
    /// ranges overlap or one lies outside.
    public func applied(to bytes: [UInt8]) -> String? {
        let endsInReturn = bytes.firstIndex(of: 10).map { place in place > 0 && bytes[place - 1] == 13 } ?? false
        let order = indices.sorted { first, second in
            let (left, right) = (self[first].range, self[second].range)
            return (left.lowerBound, left.upperBound, first) < (right.lowerBound, right.upperBound, second)
        }
        var result: [UInt8] = []
        var copied = 0
        for edit in order.map({ index in self[index] }) {
            guard edit.range.lowerBound >= copied, edit.range.upperBound <= bytes.count else { return nil }
            result += bytes[copied..<edit.range.lowerBound]
            // What is copied from the text has its line ends already.
            for byte in edit.replacement.utf8 {
                if byte == 10, endsInReturn, result.last != 13 { result.append(13) }
                result.append(byte)
            }
            copied = edit.range.upperBound
        }
        result += bytes[copied...]
        return String(decoding: result, as: UTF8.self)
    }
}

extension XMLTree {
    /// The text with some changes made; everything outside their ranges stays byte for byte.
    ///
    /// Insertions at one place keep the order in which they are given.
    ///
    /// - Returns: nil if two ranges overlap or one lies outside the text.
    public func text(applying edits: [SourceEdit]) -> String? {
        edits.applied(to: bytes)
    }

    /// The change that gives an attribute a value; a new attribute comes last, but before the `id`, as Xcode has it.
    public func setting(_ name: String, to value: String, in element: ElementID) -> SourceEdit {
        let escaped = XMLText.attribute(value)
        if let attribute = attribute(name, of: element) {
            return SourceEdit(range: attribute.value, replacement: escaped)
        }
        let markup = " \(name)=\"\(escaped)\""
        let attributes = attributes(of: element)
        if let last = attributes.last, self.name(of: last) == "id" {
            let place = last.range.lowerBound - 1
            return SourceEdit(range: place..<place, replacement: markup)
        }
        let place =
            attributes.last?.range.upperBound ?? self[element].startTag.lowerBound + 1 + self[element].name.utf8.count
        return SourceEdit(range: place..<place, replacement: markup)
    }

    /// The change that takes an attribute away with the white space before it; nil if there is none.
    public func removing(_ name: String, from element: ElementID) -> SourceEdit? {
        guard let attribute = attribute(name, of: element) else { return nil }
        var start = attribute.range.lowerBound
        while start > 0, [9, 10, 13, 32].contains(bytes[start - 1]) { start -= 1 }
        return SourceEdit(range: start..<attribute.range.upperBound, replacement: "")
    }

    /// The change that takes an element away, with its line if nothing else stands on it.
    public func removing(_ element: ElementID) -> SourceEdit {
        SourceEdit(range: lines(around: self[element].range), replacement: "")
    }

    /// The change that puts other markup in the place of an element.
    public func replacing(_ element: ElementID, with markup: String) -> SourceEdit {
        SourceEdit(range: self[element].range, replacement: markup)
    }

    /// The change that puts markup on a line of its own after the last child of an element.
    ///
    /// The markup is one element without indentation at its start; its later lines are indented as it is.
    public func appending(_ markup: String, to element: ElementID) -> SourceEdit {
        let outer = indentation(of: element)
        let inner = self[element].children.last.map { child in indentation(of: child) } ?? outer + step
        let lines = XMLTree.indented(markup, by: inner)
        if let last = self[element].children.last {
            let place = self[last].range.upperBound
            return SourceEdit(range: place..<place, replacement: "\n" + lines)
        }
        if let content = self[element].content {
            return SourceEdit(range: content, replacement: "\n\(lines)\n\(outer)")
        }
        let end = self[element].startTag.upperBound
        return SourceEdit(range: end - 2..<end, replacement: ">\n\(lines)\n\(outer)</\(self[element].name)>")
    }

    /// The change that puts markup on a line of its own behind an element.
    public func inserting(_ markup: String, after element: ElementID) -> SourceEdit {
        let place = self[element].range.upperBound
        return SourceEdit(
            range: place..<place, replacement: "\n" + XMLTree.indented(markup, by: indentation(of: element)))
    }

    /// The change that puts markup on a line of its own before the first child of an element.
    ///
    /// The markup is one element without indentation at its start; its later lines are indented as it is.
    public func prepending(_ markup: String, to element: ElementID) -> SourceEdit {
        guard let first = self[element].children.first, let content = self[element].content else {
            return appending(markup, to: element)
        }
        let lines = XMLTree.indented(markup, by: indentation(of: first))
        return SourceEdit(range: content.lowerBound..<content.lowerBound, replacement: "\n" + lines)
    }

    /// The white space before an element on its line.
    public func indentation(of element: ElementID) -> String {
        let start = self[element].range.lowerBound
        let space = bytes[..<start].reversed().prefix { byte in byte == 32 || byte == 9 }
        return String(decoding: space.reversed(), as: UTF8.self)
    }

    /// By how much a line is indented more than the one that contains it: by a tab where the document has tabs.
    public var step: String {
        guard let inner = ids.first(where: { id in self[id].parent != nil }) else { return "    " }
        return indentation(of: inner).hasPrefix("\t") ? "\t" : "    "
    }

    private static func indented(_ markup: String, by space: String) -> String {
        var bytes = Array(space.utf8)
        for byte in markup.utf8 {
            bytes.append(byte)
            if byte == 10 { bytes += space.utf8 }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The range widened to whole lines if nothing but white space stands beside it on them.
    private func lines(around range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start > 0, bytes[start - 1] == 32 || bytes[start - 1] == 9 { start -= 1 }
        guard start == 0 || bytes[start - 1] == 10 else { return range }
        var end = range.upperBound
        if end < bytes.count, bytes[end] == 13 { end += 1 }
        guard end < bytes.count, bytes[end] == 10 else { return range }
        return start..<end + 1
    }
}
