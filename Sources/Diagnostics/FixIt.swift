/// A way to mend what a finding names: a sentence, and edits of the text that the finding is about.
public struct FixIt: Hashable, Sendable {
    /// What it does, as an order: `insert ':'`.
    public var title: String
    /// The edits, in the order of the text; they do not overlap.
    public var edits: [TextEdit]

    /// A way to mend.
    public init(title: String, edits: [TextEdit]) {
        self.title = title
        self.edits = edits
    }
}
