import Diagnostics

/// The known findings of an earlier report, which are not reported again.
///
/// A finding is known if its file, its id and its message without numbers are equal, since lines and frames change often. A finding about
/// elements of a document is known by their ids instead of the message, which has their titles.
/// `lint.nothing-to-check` is never known, so a wrong path does not look like clean code. Of several equal findings, as many are known as
/// the report has. Paths such as `A.xib`, `./A.xib` and the absolute path are the same file.
public struct Baseline: Sendable {
    private struct Key: Hashable {
        let file: FilePlace
        let id: DiagnosticID
        /// The message without numbers, or the ids of the first view and the first constraint.
        let subject: String

        init(_ finding: Diagnostic, in place: FilePlace) {
            (file, id) = (place, finding.id)
            subject =
                finding.omittedCount > 0 ? "" : Self.elements(of: finding) ?? Self.withoutNumbers(finding.message)
        }

        /// Returns the ids of the elements of a document that a finding is about; nil without ids.
        ///
        /// An element without an id has its number in the document in place of it, which changes often.
        private static func elements(of finding: Diagnostic) -> String? {
            guard finding.id.rawValue.hasPrefix("ib.") else { return nil }
            let ids = [finding.views.first, finding.constraints.first].compactMap(\.self)
            let isNumbered = ids.contains { id in id.allSatisfy(\.isNumber) }
            return ids.isEmpty || isNumbered ? nil : ids.joined(separator: " ")
        }

        /// Returns the message with a placeholder for each number.
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

    /// The findings of one id in one file.
    private struct Kind: Hashable {
        let file: FilePlace
        let id: DiagnosticID
    }

    private var counts: [Key: Int] = [:]
    private var kindCounts: [Kind: Int] = [:]

    /// Creates a baseline from reports, as ``ReportReader`` returns them.
    /// - Parameters:
    ///   - reports: The reports.
    ///   - folder: The folder of the baseline. Relative paths in the reports refer to it if the file exists in it, otherwise to the working
    ///     folder. So a baseline at the root of a repository works in every folder.
    public init(_ reports: [FileReport], in folder: String = "") {
        for report in reports where !report.findings.isEmpty {
            let place = FilePlace(report.file, from: folder)
            for finding in report.findings.map(\.diagnostic) {
                counts[Key(finding, in: place), default: 0] += finding.count
                kindCounts[Kind(file: place, id: finding.id), default: 0] += finding.count
            }
        }
    }

    /// Returns the reports without known findings, and the number of known findings.
    public func filtering(_ reports: [FileReport]) -> (reports: [FileReport], known: Int) {
        var rest = self
        var known = 0
        let fresh = reports.map { report in
            guard !report.findings.isEmpty else { return report }
            var report = report
            let place = FilePlace(report.file)
            report.findings.removeAll { finding in
                let isKnown = rest.takes(finding.diagnostic, in: place)
                known += isKnown ? 1 : 0
                return isKnown
            }
            // A finding that represents omitted ones may match any of the remaining known findings.
            report.findings = report.findings.compactMap { finding in
                let count = rest.takesAny(finding.diagnostic, in: place)
                known += count
                guard count > 0 else { return finding }
                let left = finding.diagnostic.count - count
                return left > 0 ? Finding(finding.diagnostic.standing(for: left)) : nil
            }
            return report
        }
        return (fresh, known)
    }

    /// Returns whether a finding is known, and then removes one occurrence from the known findings.
    private mutating func takes(_ finding: Diagnostic, in place: FilePlace) -> Bool {
        guard finding.id != "lint.nothing-to-check", finding.omittedCount == 0,
            let count = counts[Key(finding, in: place)], count > 0
        else { return false }
        counts[Key(finding, in: place)] = count - 1
        kindCounts[Kind(file: place, id: finding.id), default: 0] -= 1
        return true
    }

    /// Returns the number of omitted findings that are known by their number alone.
    ///
    /// Neither they nor those of the baseline are listed one by one.
    private mutating func takesAny(_ finding: Diagnostic, in place: FilePlace) -> Int {
        let kind = Kind(file: place, id: finding.id)
        let unseen = counts[Key(finding.standing(for: .max), in: place), default: 0]
        let count = min(finding.count, kindCounts[kind, default: 0], finding.omittedCount > 0 ? .max : unseen)
        guard count > 0 else { return 0 }
        kindCounts[kind, default: 0] -= count
        counts[Key(finding.standing(for: .max), in: place)] = max(0, unseen - count)
        return count
    }
}
