import Diagnostics
import Foundation

/// Applies the fixes of findings.
public struct Fixer: Sendable {
    /// The linter that finds the problems.
    public let linter: Linter

    /// Creates a fixer.
    public init(_ linter: Linter) { self.linter = linter }

    /// The result for a file.
    public struct Outcome: Hashable, Sendable {
        /// The path of the file.
        public let file: String
        /// The bytes before.
        public let before: [UInt8]
        /// The bytes after.
        public internal(set) var after: [UInt8]
        /// The number of fixed findings.
        public internal(set) var count: Int
        /// The findings that are left.
        public internal(set) var remaining: FileReport
    }

    /// Returns the fixed content of a file without writing it; nil if the file cannot be read.
    ///
    /// A finding is fixed if it has exactly one fix. Of overlapping edits, the first in the text is applied. Then the
    /// file is checked again, as long as the number of findings decreases.
    public func outcome(of report: FileReport) -> Outcome? {
        guard let bytes = try? SourceFile.bytes(of: report.file) else { return nil }
        return outcome(of: report.file, bytes: bytes)
    }

    func outcome(of file: String, bytes: [UInt8]) -> Outcome? {
        guard let first = linter.report(on: file, bytes: bytes) else { return nil }
        var outcome = Outcome(file: file, before: bytes, after: bytes, count: 0, remaining: first)
        for _ in 0..<Fixer.rounds {
            let fixIts = outcome.remaining.findings.compactMap { finding in Fixer.onlyFixIt(finding.diagnostic) }
            if apply(fixIts, to: &outcome) { continue }
            // Together they do not mend what each was to mend: those that do alone are found one by one.
            guard fixIts.count > 1, fixIts.contains(where: { fixIt in apply([fixIt], to: &outcome) }) else { break }
        }
        return outcome
    }

    /// Applies fixes if each removes a finding and none adds one.
    ///
    /// Returns whether it did.
    private func apply(_ fixIts: [FixIt], to outcome: inout Outcome) -> Bool {
        let (mended, count) = Fixer.applying(fixIts, to: outcome.after)
        guard count > 0, let report = linter.report(on: outcome.file, bytes: mended),
            report.findings.count <= outcome.remaining.findings.count - count,
            report.count(.error) <= outcome.remaining.count(.error)
        else { return false }
        outcome.after = mended
        outcome.count += count
        outcome.remaining = report
        return true
    }

    private static let rounds = 8

    private static func onlyFixIt(_ diagnostic: Diagnostic) -> FixIt? {
        diagnostic.fixIts.count == 1 ? diagnostic.fixIts[0] : nil
    }

    /// Bytes after those ways to mend that do not overlap an earlier one, and how many those were.
    static func applying(_ fixIts: [FixIt], to bytes: [UInt8]) -> (bytes: [UInt8], count: Int) {
        var edits: [TextEdit] = []
        var count = 0
        for fixIt in fixIts {
            let isFree = fixIt.edits.allSatisfy { edit in
                edit.span.upper <= bytes.count && !edits.contains { other in overlap(edit.span, other.span) }
            }
            guard isFree, !fixIt.edits.isEmpty else { continue }
            edits += fixIt.edits
            count += 1
        }
        var result: [UInt8] = []
        var position = 0
        for edit in edits.sorted(by: { one, other in one.span.lower < other.span.lower }) {
            result += bytes[position..<edit.span.lower]
            result += Array(edit.replacement.utf8)
            position = edit.span.upper
        }
        return (result + bytes[position...], count)
    }

    private static func overlap(_ one: SourceSpan, _ other: SourceSpan) -> Bool {
        // Two insertions at one place have no order.
        one.lower == other.lower || (one.lower < other.upper && other.lower < one.upper)
    }
}

extension Fixer.Outcome {
    /// Replaces the file atomically, with the same permissions.
    ///
    /// Symbolic links are preserved.
    ///
    /// - Throws: The reason of the system.
    public func write() throws(SourceFile.Failure) {
        try SourceFile.write(after, to: file)
    }
}
