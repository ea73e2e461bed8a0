/// The format of a report.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
    /// Text for people: each finding with its source line and a caret.
    case text
    /// JSON lines: an object for each file, with or without findings.
    case json
    /// The Static Analysis Results Interchange Format, version 2.1.0.
    case sarif
    /// Workflow commands of GitHub Actions, which annotate pull requests.
    case github
    /// JUnit XML, for GitLab, Jenkins and others.
    case junit
}
