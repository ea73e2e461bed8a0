/// The explanation of a kind of finding.
///
/// `plumb explain`, the rules of reports and `Documentation/Findings.md` all come from this one table.
///
/// ```swift
/// Explanation.of("ib.ambiguous")?.summary   // "The position or size of a view is ambiguous."
/// ```
public struct Explanation: Hashable, Sendable {
    /// The stable id of the findings.
    public let id: DiagnosticID
    /// The default severity of the findings.
    public let severity: Severity
    /// The problem in one sentence.
    public let summary: String
    /// The meaning of the finding, and its effect.
    public let meaning: String
    /// An input with the problem, as lines of text.
    public let example: String
    /// The fix, as imperative sentences.
    public let cure: String

    /// Creates an explanation.
    init(
        _ id: DiagnosticID, _ severity: Severity, _ summary: String, _ meaning: String, example: String, cure: String
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.meaning = meaning
        self.example = example
        self.cure = cure
    }

    /// The explanations of all kinds of findings, in the order of the documentation.
    public static let all: [Explanation] = groups.flatMap { group in group.explanations }

    /// The titles and explanations of all groups, in the order of the documentation.
    public static let groups: [(title: String, explanations: [Explanation])] = [
        ("Visual formats", formats),
        ("Sources, files and settings", sources + files),
        ("Views and constraints of Interface Builder documents", constraintsInDocuments),
        ("The XML of Interface Builder documents", documents),
        ("Layouts and layout documents", layouts),
        ("Commands on documents", tools),
        ("Plumb Studio", studio),
        ("Pictures, colors and strings in previews", projects),
        ("Logs of conflicting constraints", conflictLogs),
    ]

    /// Returns the explanation of an id, or nil if there is no such id.
    public static func of(_ id: DiagnosticID) -> Explanation? {
        all.first { explanation in explanation.id == id }
    }
}
