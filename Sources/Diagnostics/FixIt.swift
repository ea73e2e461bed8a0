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
}
