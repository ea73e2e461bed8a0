/// A fix for a finding: a title, and edits of the text of the finding.
public struct FixIt: Hashable, Sendable {
    /// The title, as an imperative: `insert ':'`.
    public var title: String
    /// The edits, in the order of the text.
    ///
    /// They do not overlap.
    public var edits: [TextEdit]

    /// Creates a fix.
    public init(title: String, edits: [TextEdit]) {
        self.title = title
        self.edits = edits
    }

    /// Returns fixes that replace the end of a text with other words, each from an offset in the text, in UTF-8 bytes.
    ///
    /// The text begins at another offset of the text of the finding.
    public static func replacing(
        _ text: String, from start: Int = 0, at offset: Int = 0, by words: [String]
    ) -> [FixIt] {
        let old = String(decoding: Array(text.utf8.dropFirst(start)), as: UTF8.self)
        let span = SourceSpan(offset + start, offset + text.utf8.count)
        return words.map { word in
            FixIt(title: "replace '\(old)' with '\(word)'", edits: [TextEdit(span, word)])
        }
    }

    /// Returns the fix for a larger text, in which the text of the finding begins at an offset.
    public func moved(by offset: Int) -> FixIt {
        FixIt(
            title: title,
            edits: edits.map { edit in
                TextEdit(SourceSpan(edit.span.lower + offset, edit.span.upper + offset), edit.replacement)
            })
    }
}
