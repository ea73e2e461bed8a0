/// A text with the offsets of its lines, to convert offsets into lines and columns.
public struct SourceText: Hashable, Sendable {
    /// The file as the user named it; nil for text without a file.
    public let file: String?
    /// The whole text.
    public let text: String
    /// The number of the first line, which is not 1 for a part of a longer text.
    public let firstLine: Int
    /// The offset of the first byte of each line.
    private let lineStarts: [Int]

    /// Creates a source text.
    ///
    /// Takes time linear in the length of the text.
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

    /// Returns the location of an offset in UTF-8 bytes.
    ///
    /// Offsets outside the text are clamped.
    ///
    /// - Complexity: Logarithmic in the number of lines.
    public func location(of offset: Int) -> SourceLocation {
        let offset = min(max(offset, 0), text.utf8.count)
        let line = lineIndex(of: offset)
        return SourceLocation(file: file, line: line + firstLine, column: offset - lineStarts[line] + 1)
    }

    /// Returns the column of a location in Unicode scalars, from 1.
    public func scalarColumn(of location: SourceLocation) -> Int {
        // A scalar has one byte that does not go on with another one.
        bytes(ofLine: location.line).prefix(max(0, location.column - 1)).count { byte in byte & 0xC0 != 0x80 } + 1
    }

    /// Returns a line, from 1, without its line feed; empty for a line that does not exist.
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

    /// Returns the text of a span.
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
    /// Returns the text of a span, clamped to the string.
    public func slice(_ span: SourceSpan) -> String {
        let bytes = utf8
        let lower = min(max(span.lower, 0), bytes.count)
        let upper = min(max(span.upper, lower), bytes.count)
        return String(
            Substring(
                bytes[bytes.index(bytes.startIndex, offsetBy: lower)..<bytes.index(bytes.startIndex, offsetBy: upper)]))
    }
}
