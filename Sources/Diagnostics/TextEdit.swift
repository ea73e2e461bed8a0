/// The replacement of a span of source text.
public struct TextEdit: Hashable, Sendable {
    /// The replaced span.
    ///
    /// An empty span is an insertion.
    public var span: SourceSpan
    /// The new text.
    public var replacement: String

    /// Creates an edit.
    public init(_ span: SourceSpan, _ replacement: String) {
        self.span = span
        self.replacement = replacement
    }
}

extension String {
    /// Returns the text with edits applied.
    ///
    /// Of overlapping edits, only the first in the text is applied.
    ///
    /// - Complexity: Linear in the length of the text, and O(*n* log *n*) in the number of edits.
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
