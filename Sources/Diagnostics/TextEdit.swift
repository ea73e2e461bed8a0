/// The replacement of a stretch of source text by another text.
public struct TextEdit: Hashable, Sendable {
    /// What is replaced; an empty stretch is an insertion.
    public var span: SourceSpan
    /// The text that takes its place.
    public var replacement: String

    /// A replacement.
    public init(_ span: SourceSpan, _ replacement: String) {
        self.span = span
        self.replacement = replacement
    }
}

extension String {
    /// The text after edits; of overlapping ones the first in the text is applied.
    ///
    /// Linear in the text, and as a sort in the edits.
    public func applying(_ edits: [TextEdit]) -> String {
        // A stable order also for insertions at one place.
        let ordered = edits.enumerated().sorted { one, other in
            (one.element.span.lower, one.offset) < (other.element.span.lower, other.offset)
        }
        let bytes = Array(utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for (_, edit) in ordered where edit.span.lower >= position && edit.span.upper <= bytes.count {
            result += bytes[position..<edit.span.lower]
            result += Array(edit.replacement.utf8)
            position = edit.span.upper
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
