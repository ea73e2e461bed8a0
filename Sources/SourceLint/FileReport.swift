import Diagnostics

/// What was found in a file.
public struct FileReport: Hashable, Sendable {
    /// The file as the user named it, or as it was found below a folder that the user named.
    public var file: String
    /// The findings, in the order of the text.
    public var findings: [Finding]
    /// The text, kept where there are findings to show in it.
    public var source: SourceText?

    /// A report.
    public init(file: String, findings: [Finding], source: SourceText? = nil) {
        self.file = file
        self.findings = findings
        self.source = source
    }

    /// How many findings of a severity there are.
    public func count(_ severity: Severity) -> Int {
        findings.count { finding in finding.diagnostic.severity == severity }
    }
}
