extension Diagnostic {
    /// The label of a fix; a note that proposes one begins with it.
    private static let fix = "Fix:"

    /// The notes and the titles of the fixes in reports for people, each with its label: `note:` or `Fix:`.
    public var remarks: [(label: String, words: String)] {
        notes.map { note in
            note.hasPrefix(Self.fix + " ")
                ? (Self.fix, String(note.dropFirst(Self.fix.count + 1))) : ("note:", note)
        } + fixIts.map { fixIt in (Self.fix, fixIt.title) }
    }
}
