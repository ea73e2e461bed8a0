import Diagnostics
import Foundation

/// Reads reports in JSON lines, as ``ReportWriter`` writes them, and merges the reports of shards.
public enum ReportReader {
    /// The reason why a text is not a report.
    public struct Failure: Error, Hashable, Sendable {
        /// The line with the error, from 1.
        public var line: Int
        /// The error.
        public var reason: String
    }

    /// Returns the reports in a text of JSON lines, without their sources.
    public static func reports(in text: some StringProtocol) throws(Failure) -> [FileReport] {
        var reports: [FileReport] = []
        let decoder = JSONDecoder()
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.allSatisfy(\.isWhitespace) {
            do {
                let entry = try decoder.decode(Entry.self, from: Data(line.utf8))
                reports.append(FileReport(file: entry.file, findings: entry.diagnostics.map(\.finding)))
            } catch {
                throw Failure(
                    line: index + 1,
                    reason: "The line is not part of a JSON report. Write the report with plumb lint --format json.")
            }
        }
        return reports
    }

    /// Returns the reports of several runs as one: sorted by file, without duplicates.
    public static func merged(_ reports: [FileReport]) -> [FileReport] {
        var findings: [String: [Finding]] = [:]
        for report in reports { findings[report.file, default: []] += report.findings }
        return findings.sorted { one, other in one.key.utf8.lexicographicallyPrecedes(other.key.utf8) }
            .map { file, findings in
                var seen: Set<Finding> = []
                let unique = findings.filter { finding in seen.insert(finding).inserted }
                return FileReport(file: file, findings: unique.inReadingOrder())
            }
    }

    private struct Entry: Decodable {
        var file: String
        var diagnostics: [LocatedFinding]
    }

    /// A finding with its range.
    private struct LocatedFinding: Decodable {
        let finding: Finding

        private enum CodingKeys: String, CodingKey {
            case offset, length
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            let offset = try values.decodeIfPresent(Int32.self, forKey: .offset)
            let length = try values.decodeIfPresent(Int32.self, forKey: .length)
            let span = offset.map { offset in SourceSpan(Int(offset), Int(offset) + Int(length ?? 0)) }
            finding = Finding(try Diagnostic(from: decoder), span: span)
        }
    }
}

extension FileReport {
    /// Returns the report with the text of its file, for carets and columns, if the file can still be read.
    public func withSource() -> FileReport {
        // A file with zero bytes is not text, so its lines are not shown.
        guard source == nil, !findings.isEmpty, let bytes = try? SourceFile.bytes(of: file), !bytes.contains(0) else {
            return self
        }
        var report = self
        report.source = SourceText(String(decoding: TextEncoding.repaired(bytes), as: UTF8.self), file: file)
        return report
    }
}
