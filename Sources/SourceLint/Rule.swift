import Diagnostics

/// A rule of `plumb lint`, for the configuration, reports and documentation.
public struct Rule: Hashable, Sendable {
    /// The stable id of its findings.
    public let id: DiagnosticID
    /// The default severity of its findings.
    public let severity: Severity
    /// The problem, in one sentence.
    public let summary: String

    /// Creates a rule.
    public init(_ id: DiagnosticID, _ severity: Severity, _ summary: String) {
        self.id = id
        self.severity = severity
        self.summary = summary
    }

    /// Creates the rule of a kind of finding from its explanation.
    init(_ explanation: Explanation) {
        self.init(explanation.id, explanation.severity, explanation.summary)
    }
}

extension Rule {
    /// The rules about sources: first those of formats and calls, then those of files.
    public static let sources: [Rule] = (SourceRules.all.flatMap(\.ids) + sourceFiles).compactMap { id in
        Explanation.of(id).map(Rule.init)
    }

    private static let sourceFiles: [DiagnosticID] = [
        "lint.unknown-directive", "lint.unknown-kind", "lint.unreadable-file", "lint.nothing-to-check",
        "lint.encoding",
    ]
}
