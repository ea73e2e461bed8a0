import Diagnostics
import Testing

/// The order in which findings are read.
@Suite struct OrderTests {
    /// Each finding as its kind, its severity and its line.
    @Test(arguments: [
        // Layout findings of a text that has errors come after the errors.
        ("layout.ambiguous w 1, layout.format e 9", "layout.format layout.ambiguous"),
        (
            "layout.conflict e 1, layout.text-cut w 2, layout.bad-value e 9",
            "layout.bad-value layout.conflict layout.text-cut"
        ),
        (
            "ib.misplaced w 3, ib.unknown-reference e 7, ib.ambiguous w 1",
            "ib.unknown-reference ib.ambiguous ib.misplaced"
        ),
        // The same holds for the frames of views with conflicting constraints.
        (
            "layout.ambiguous w 1, layout.conflict e 5, layout.bad-value e 9",
            "layout.bad-value layout.conflict layout.ambiguous"
        ),
        ("ib.misplaced w 1, ib.duplicate-id w 2, ib.conflict e 1", "ib.conflict ib.duplicate-id ib.misplaced"),
        // Without errors in the text, the finding is not a consequence of one.
        ("layout.ambiguous w 1, layout.unknown-class w 9", "layout.ambiguous layout.unknown-class"),
        // At one location, ambiguity may be a consequence of the other findings there.
        ("ib.ambiguous w 3, ib.unknown-element w 3, ib.misplaced w 2", "ib.misplaced ib.unknown-element ib.ambiguous"),
        ("ib.conflict e 5, ib.ambiguous w 1, ib.fixed-frame n 3", "ib.fixed-frame ib.conflict ib.ambiguous"),
    ])
    func causesStandBeforeWhatFollows(findings: String, order: String) {
        let all = findings.split(separator: ", ").map { words in
            let parts = words.split(separator: " ")
            return Diagnostic(
                id: DiagnosticID(rawValue: String(parts[0])),
                severity: parts[1] == "e" ? .error : parts[1] == "w" ? .warning : .note, message: "",
                location: SourceLocation(file: nil, line: Int(parts[2]) ?? 0, column: 1))
        }
        #expect(all.inReadingOrder().map(\.id.rawValue).joined(separator: " ") == order)
    }

    @Test func everyOutcomeIsAKindOfFinding() {
        for id in DiagnosticID.outcomes { #expect(Explanation.of(id) != nil, "\(id.rawValue)") }
    }
}
