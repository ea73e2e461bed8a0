/// What a kind of finding means: the one table behind `plumb explain`, the rules of reports and the documentation.
///
/// ```swift
/// Explanation.of("ib.ambiguous")?.summary   // "The constraints leave the place or size of a view open."
/// ```
public struct Explanation: Hashable, Sendable {
    /// The stable id of the findings.
    public let id: DiagnosticID
    /// How bad they are, unless the place says otherwise.
    public let severity: Severity
    /// What is found, in one sentence.
    public let summary: String
    /// What it means and why it matters.
    public let meaning: String
    /// An input that has it, as lines of text.
    public let example: String
    /// The way out.
    public let cure: String

    /// An explanation.
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

    /// Every kind of finding that any part of Plumb can make, grouped as they are documented.
    public static let all: [Explanation] = groups.flatMap { group in group.explanations }

    /// The groups with their titles, in the order of the documentation.
    public static let groups: [(title: String, explanations: [Explanation])] = [
        ("Visual formats", formats),
        ("Sources, files and settings", sources + files),
        ("Views and constraints of Interface Builder documents", constraintsInDocuments),
        ("The XML of Interface Builder documents", documents),
        ("Layouts and layout documents", layouts),
        ("Commands on documents", tools),
    ]

    /// The explanation of an id; nil for one that does not exist.
    public static func of(_ id: DiagnosticID) -> Explanation? {
        all.first { explanation in explanation.id == id }
    }
}
