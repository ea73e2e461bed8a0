import Diagnostics

/// The findings of a file.
public struct FileReport: Hashable, Sendable {
    /// The path of the file, as the user named it or as it was found in a named folder.
    public var file: String
    /// The findings, in the order of the text.
    public var findings: [Finding]
    /// The text of the file, if there are findings to show in it.
    public var source: SourceText?

    /// Creates a report.
    public init(file: String, findings: [Finding], source: SourceText? = nil) {
        self.file = file
        self.findings = findings
        self.source = source
    }

    /// Returns the number of findings of a severity.
    public func count(_ severity: Severity) -> Int {
        findings.lazy.map(\.diagnostic).count(of: severity)
    }

    /// The report with at most 100 findings of one id, followed by the number of the others.
    var abridged: FileReport {
        var report = self
        var tally = FindingTally()
        report.findings.removeAll { finding in !tally.admits(finding.diagnostic) }
        report.findings += tally.rests.map { rest in Finding(rest) }
        return report
    }
}
