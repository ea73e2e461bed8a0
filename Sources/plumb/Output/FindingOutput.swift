import ArgumentParser
import Diagnostics
import Foundation

/// The findings of a run: lines on standard error, or members of the JSON report on standard output.
///
/// A lock guards the findings.
final class FindingOutput: @unchecked Sendable {
    /// A Boolean value that indicates whether findings on standard error are colored.
    let isColored: Bool
    /// A Boolean value that indicates whether the findings are kept for a report in JSON.
    let isJSON: Bool
    /// The findings for the report, in the order in which they were shown.
    private var kept: [Diagnostic] = []
    private let lock = NSLock()

    /// Creates an output for the findings of a run.
    init(isColored: Bool = false, isJSON: Bool = false) {
        self.isColored = isColored
        self.isJSON = isJSON
    }

    /// Shows a finding, with its line of a text if one is given.
    func show(_ finding: Diagnostic, in source: SourceText? = nil) {
        if isJSON {
            lock.withLock { kept.append(finding) }
        } else {
            TerminalWriter(isColored: isColored).text(of: finding, in: source).writeToStandardError()
        }
    }

    /// Shows the findings of one document, of each id at most 100, with their lines of a text if one is given.
    func show(_ findings: [Diagnostic], in source: SourceText? = nil) {
        for finding in findings.abridged() { show(finding, in: source) }
    }

    /// Shows the reasons why a command refuses its work, with their lines of a text; returns the error to leave with.
    func refused(_ findings: [Diagnostic], status: Int32 = 1, in source: SourceText? = nil) -> ExitCode {
        show(findings, in: source)
        return ExitCode(status)
    }

    /// Returns the findings since the last call.
    func taken() -> [Diagnostic] {
        lock.withLock {
            defer { kept = [] }
            return kept
        }
    }
}
