import Diagnostics

/// The known findings of an earlier report, which are not reported again.
///
/// A finding is known if its file, its id and its message without numbers are the same, since lines and frames change
/// often. `lint.nothing-to-check` is never known, so a wrong path does not look like clean code. Of several equal
/// findings, as many are known as the report has. Paths such as `A.xib`, `./A.xib` and the absolute path are the same
/// file.
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

    /// Creates a baseline from reports, as ``ReportReader`` returns them.
    /// - Parameters:
    ///   - reports: The reports.
    ///   - folder: The folder of the baseline. Relative paths in the reports refer to it if the file exists there,
    ///     otherwise to the working folder. So a baseline at the root of a repository works in every folder.
    public init(_ reports: [FileReport], in folder: String = "") {
        for report in reports where !report.findings.isEmpty {
            let place = FilePlace(report.file, from: folder)
            for finding in report.findings { counts[Key(finding, in: place), default: 0] += 1 }
        }
    }

    /// Returns the reports without known findings, and the number of known findings.
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
