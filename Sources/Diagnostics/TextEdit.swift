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
        // The sort is stable, so insertions at one place keep their order.
        let order = edits.indices.ordered { one, other in edits[one].span.lower < edits[other].span.lower }
        let bytes = Array(utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for place in order {
            let edit = edits[place]
            guard edit.span.lower >= position, edit.span.upper <= bytes.count else { continue }
            result += bytes[position..<edit.span.lower]
            result += edit.replacement.utf8
            position = edit.span.upper
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
