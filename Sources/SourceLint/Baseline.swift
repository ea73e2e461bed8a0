import Diagnostics

/// The findings that a report had before: those of an old code base that nobody is told of again.
///
/// A finding is the same if its file, its id and its message are; lines move whenever somebody writes above them. Of several that are the
/// same as many are known as the report had.
public struct Baseline: Sendable {
    private struct Key: Hashable {
        let file: String
        let id: DiagnosticID
        let message: String

        init(_ finding: Finding, in file: String) {
            (self.file, id, message) = (file, finding.diagnostic.id, finding.diagnostic.message)
        }
    }

    private var counts: [Key: Int] = [:]

    /// What reports hold, as ``ReportReader`` gives them.
    public init(_ reports: [FileReport]) {
        for report in reports {
            for finding in report.findings { counts[Key(finding, in: report.file), default: 0] += 1 }
        }
    }

    /// Reports without what is known, and how much that was.
    public func filtering(_ reports: [FileReport]) -> (reports: [FileReport], known: Int) {
        var left = counts
        var known = 0
        let fresh = reports.map { report in
            var report = report
            report.findings.removeAll { finding in
                let key = Key(finding, in: report.file)
                guard let count = left[key], count > 0 else { return false }
                left[key] = count - 1
                known += 1
                return true
            }
            return report
        }
        return (fresh, known)
    }
}
