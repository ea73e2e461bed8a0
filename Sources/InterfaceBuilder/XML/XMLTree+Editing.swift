import Diagnostics

/// An edit of a text, which replaces a range of bytes.
///
/// An empty range inserts text.
public struct SourceEdit: Hashable, Sendable {
    /// The replaced range of UTF-8 bytes.
    public var range: Range<Int>
    /// The new text.
    public var replacement: String

    /// Creates an edit.
    public init(range: Range<Int>, replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

extension [SourceEdit] {
    /// Returns a text with these edits applied.
    ///
    /// Everything outside their ranges is preserved.
    ///
    /// Insertions at the same position keep their order. New lines end like those of the text. The result is nil if
    /// ranges overlap or are out of bounds.
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
            // Text copied from the source already has the right line ends.
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
    /// Returns the text with edits applied.
    ///
    /// Everything outside their ranges is preserved.
    ///
    /// Insertions at the same position keep their order.
    ///
    /// - Returns: The new text, or nil if ranges overlap or are out of bounds.
    public func text(applying edits: [SourceEdit]) -> String? {
        edits.applied(to: bytes)
    }

    /// Returns the edit that sets an attribute.
    ///
    /// A new attribute is inserted before `id`, as in Xcode, or at the end.
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

    /// Returns the edit that removes an attribute and the white space before it; nil if there is none.
    public func removing(_ name: String, from element: ElementID) -> SourceEdit? {
        guard let attribute = attribute(name, of: element) else { return nil }
        var start = attribute.range.lowerBound
        while start > 0, [9, 10, 13, 32].contains(bytes[start - 1]) { start -= 1 }
        return SourceEdit(range: start..<attribute.range.upperBound, replacement: "")
    }

    /// Returns the edit that removes an element, and its line if nothing else is on that line.
    public func removing(_ element: ElementID) -> SourceEdit {
        SourceEdit(range: lines(around: self[element].range), replacement: "")
    }

    /// Returns the edit that replaces an element by other markup.
    public func replacing(_ element: ElementID, with markup: String) -> SourceEdit {
        SourceEdit(range: self[element].range, replacement: markup)
    }

    /// Returns the edit that appends markup as the last child of an element, on a line of its own.
    ///
    /// The markup is one element without initial indentation. Its lines are indented like the sibling.
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

    /// Returns the edit that inserts markup after an element, on a line of its own.
    public func inserting(_ markup: String, after element: ElementID) -> SourceEdit {
        let place = self[element].range.upperBound
        return SourceEdit(
            range: place..<place, replacement: "\n" + XMLTree.indented(markup, by: indentation(of: element)))
    }

    /// Returns the edit that inserts markup as the first child of an element, on a line of its own.
    ///
    /// The markup is one element without initial indentation. Its lines are indented like the sibling.
    public func prepending(_ markup: String, to element: ElementID) -> SourceEdit {
        guard let first = self[element].children.first, let content = self[element].content else {
            return appending(markup, to: element)
        }
        let lines = XMLTree.indented(markup, by: indentation(of: first))
        return SourceEdit(range: content.lowerBound..<content.lowerBound, replacement: "\n" + lines)
    }

    /// Returns the white space before an element on its line.
    public func indentation(of element: ElementID) -> String {
        let start = self[element].range.lowerBound
        let space = bytes[..<start].reversed().prefix { byte in byte == 32 || byte == 9 }
        return String(decoding: space.reversed(), as: UTF8.self)
    }

    /// The indentation of one level: a tab if the document uses tabs.
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

    /// Returns the range extended to whole lines if only white space is beside it on them.
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
