import Diagnostics

/// JUnit's XML for continuous integration servers, with a test for each file.
///
/// A test fails if one of its findings makes the command end with status 1.
extension ReportWriter {
    func junit(of reports: [FileReport]) -> String {
        let failures = reports.count { report in failureCount(report) > 0 }
        let counts = "name=\"plumb lint\" tests=\"\(reports.count)\" failures=\"\(failures)\""
        let cases = reports.map { report in testCase(report) }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites \(counts)>
            <testsuite \(counts)>
            \(cases)</testsuite>
            </testsuites>

            """
    }

    /// Returns the number of findings that make the command fail.
    private func failureCount(_ report: FileReport) -> Int {
        report.count(.error) + (isStrict ? report.count(.warning) : 0)
    }

    private func testCase(_ report: FileReport) -> String {
        let file = XMLText.attribute(report.file)
        let head = "<testcase classname=\"\(file)\" name=\"plumb lint \(file)\" file=\"\(file)\""
        guard !report.findings.isEmpty else { return head + "/>\n" }
        let writer = TerminalWriter()
        let text = XMLText.content(report.findings.map { finding in writer.text(of: finding.diagnostic) }.joined())
        let count = failureCount(report)
        guard count > 0 else { return head + "><system-out>\(text)</system-out></testcase>\n" }
        let first = report.findings.first { finding in
            finding.diagnostic.severity == .error || (isStrict && finding.diagnostic.severity == .warning)
        }
        let more = count > 1 ? " (and \(count - 1) more)" : ""
        let message = XMLText.attribute((first?.diagnostic.message.shownByTerminal ?? "") + more)
        return head + "><failure message=\"\(message)\">\(text)</failure></testcase>\n"
    }
}
