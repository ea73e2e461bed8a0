/// A text with the beginnings of its lines, to turn offsets into lines and columns.
public struct SourceText: Hashable, Sendable {
    /// The file as the user named it; nil for text that has no file.
    public let file: String?
    /// The whole text.
    public let text: String
    /// The number of its first line, which is another than 1 for a part of a longer text.
    public let firstLine: Int
    /// The offset of the first byte of each line.
    private let lineStarts: [Int]

    /// A text; finding its lines takes time linear in its length.
    public init(_ text: String, file: String? = nil, firstLine: Int = 1) {
        self.file = file
        self.text = text
        self.firstLine = firstLine
        var starts = [0]
        var offset = 0
        for byte in text.utf8 {
            offset += 1
            if byte == UInt8(ascii: "\n") { starts.append(offset) }
        }
        lineStarts = starts
    }

    /// Where an offset in UTF-8 bytes stands; offsets outside the text stand at its ends.
    ///
    /// Logarithmic in the number of lines.
    public func location(of offset: Int) -> SourceLocation {
        let offset = min(max(offset, 0), text.utf8.count)
        let line = lineIndex(of: offset)
        return SourceLocation(file: file, line: line + firstLine, column: offset - lineStarts[line] + 1)
    }

    /// The column of a place in Unicode scalars, from 1, for readers that count characters and not bytes.
    public func scalarColumn(of location: SourceLocation) -> Int {
        // A scalar has one byte that does not go on with another one.
        bytes(ofLine: location.line).prefix(max(0, location.column - 1)).count { byte in byte & 0xC0 != 0x80 } + 1
    }

    /// The text of a line, counted from the first, without its line feed; empty for a line that there is not.
    public func line(_ number: Int) -> String { String(Substring(bytes(ofLine: number))) }

    /// The bytes of a line without its end, uncopied; none for a line that there is not.
    func bytes(ofLine number: Int) -> Substring.UTF8View {
        let bytes = text.utf8
        let number = number - firstLine + 1
        guard number >= 1, number <= lineStarts.count else { return Substring(text).utf8.prefix(0) }
        let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
        let first = bytes.index(bytes.startIndex, offsetBy: lineStarts[number - 1])
        let line = bytes[first..<bytes.index(bytes.startIndex, offsetBy: end)]
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }

    /// The text of a stretch.
    public func slice(_ span: SourceSpan) -> String { text.slice(span) }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

extension String {
    /// The text of a stretch of UTF-8 bytes, clamped to the string.
    public func slice(_ span: SourceSpan) -> String {
        let bytes = utf8
        let lower = min(max(span.lower, 0), bytes.count)
        let upper = min(max(span.upper, lower), bytes.count)
        return String(
            Substring(
                bytes[bytes.index(bytes.startIndex, offsetBy: lower)..<bytes.index(bytes.startIndex, offsetBy: upper)]))
    }
}
