import Diagnostics

/// The findings that a report had before: those of an old code base that nobody is told of again.
///
/// A finding is the same if its file, its id and its message are, whatever numbers that gives: lines and frames move whenever somebody
/// writes above them. That there was nothing to check is never known, else a wrong path would look like clean code. Of several that are the
/// same as many are known as the report had. A file is the same however it is written: `A.xib`, `./A.xib`, and with its whole path.
public struct Baseline: Sendable {
    private struct Key: Hashable {
        let file: FilePlace
        let id: DiagnosticID
        let message: String

        init(_ finding: Finding, in place: FilePlace) {
            (file, id) = (place, finding.diagnostic.id)
            message = Self.withoutNumbers(finding.diagnostic.message)
        }

        /// The message with a sign in the place of each number.
        private static func withoutNumbers(_ message: String) -> String {
            var result: [UInt8] = []
            var isNumber = false
            for byte in message.utf8 {
                let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                let continues = isDigit || isNumber && byte == UInt8(ascii: ".")
                if isDigit, !isNumber { result.append(UInt8(ascii: "#")) }
                if !continues { result.append(byte) }
                isNumber = continues
            }
            return String(decoding: result, as: UTF8.self)
        }
    }

    private var counts: [Key: Int] = [:]

    /// What reports hold, as ``ReportReader`` gives them.
    /// - Parameters:
    ///   - reports: The reports.
    ///   - folder: The folder that relative paths in them count from where a file lies there; else they count from the working
    ///     folder, as those of the reports that are filtered do. It is that of the baseline itself, so that one at the root of a
    ///     repository serves runs from any folder.
    public init(_ reports: [FileReport], in folder: String = "") {
        for report in reports where !report.findings.isEmpty {
            let place = FilePlace(report.file, from: folder)
            for finding in report.findings { counts[Key(finding, in: place), default: 0] += 1 }
        }
    }

    /// Reports without what is known, and how much that was.
    public func filtering(_ reports: [FileReport]) -> (reports: [FileReport], known: Int) {
        var left = counts
        var known = 0
        let fresh = reports.map { report in
            guard !report.findings.isEmpty else { return report }
            var report = report
            let place = FilePlace(report.file)
            report.findings.removeAll { finding in
                let key = Key(finding, in: place)
                guard finding.diagnostic.id != "lint.nothing-to-check" else { return false }
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
