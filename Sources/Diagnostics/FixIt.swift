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

    /// Returns the fix for a larger text, in which the text of the finding begins at an offset.
    public func moved(by offset: Int) -> FixIt {
        FixIt(
            title: title,
            edits: edits.map { edit in
                TextEdit(SourceSpan(edit.span.lower + offset, edit.span.upper + offset), edit.replacement)
            })
    }
}
