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
    /// The rules about sources: first problems of formats, then problems of the calls.
    public static let sources: [Rule] = (formats + calls).compactMap { id in Explanation.of(id) }.map(Rule.init)

    private static let formats: [DiagnosticID] = [
        "vfl.empty-format", "vfl.expected-colon", "vfl.expected-connection", "vfl.expected-view",
        "vfl.expected-view-name", "vfl.expected-view-end", "vfl.expected-predicate-end", "vfl.expected-value",
        "vfl.unknown-relation", "vfl.ambiguous-hyphen", "vfl.expected-hyphen", "vfl.expected-list-end",
        "vfl.expected-more-input", "vfl.expected-view-or-bar", "vfl.expected-end", "vfl.unknown-view",
        "vfl.not-a-view",
        "vfl.unknown-metric", "vfl.parallel-alignment", "vfl.priority-out-of-range", "vfl.constant-not-finite",
        "vfl.unknown-attribute", "vfl.mismatched-attributes", "vfl.invalid-range", "vfl.nested-too-deeply",
    ]

    private static let calls: [DiagnosticID] = [
        "lint.unusable-name", "lint.shadowed-view", "lint.unused-options", "lint.unknown-directive",
        "lint.unknown-kind", "lint.unreadable-file", "lint.nothing-to-check", "lint.encoding",
    ]
}
