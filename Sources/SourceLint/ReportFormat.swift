/// The forms of a report.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
    /// For a person: each finding with its line and a caret.
    case text
    /// An object a line for each file, with or without findings.
    case json
    /// The Static Analysis Results Interchange Format, version 2.1.0.
    case sarif
    /// Workflow commands of GitHub Actions, which annotate a pull request.
    case github
    /// The XML of JUnit, for GitLab, Jenkins and others.
    case junit
}
