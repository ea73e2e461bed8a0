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
    /// A finding is fixed if exactly one fix is possible. Of overlapping edits the first in the text is made. The fixer checks the result
    /// again, as long as the number of findings decreases. A fix may add a note: only errors and warnings must decrease.
    public func outcome(of report: FileReport) -> Outcome? {
        guard let bytes = try? SourceFile.bytes(of: report.file) else { return nil }
        return outcome(of: report.file, bytes: bytes)
    }

    func outcome(of file: String, bytes: [UInt8]) -> Outcome? {
        guard let first = linter.report(on: file, bytes: bytes) else { return nil }
        var outcome = Outcome(file: file, before: bytes, after: bytes, count: 0, remaining: first)
        for _ in 0..<Fixer.rounds {
            let fixable = outcome.remaining.findings.map(\.diagnostic).filter { found in found.fixIts.count == 1 }
            if apply(fixable, to: &outcome) { continue }
            // Together the fixes do not remove their findings, so each is tried by itself.
            guard fixable.count > 1, fixable.contains(where: { found in apply([found], to: &outcome) }) else { break }
        }
        return outcome
    }

    /// Applies the only fix of each finding, if each removes its finding and none adds an error or a warning.
    ///
    /// Returns whether it did.
    private func apply(_ findings: [Diagnostic], to outcome: inout Outcome) -> Bool {
        let (mended, applied) = Fixer.applying(findings.map { found in found.fixIts[0] }, to: outcome.after)
        let count = applied.count
        let noteCount = applied.count { place in findings[place].severity == .note }
        guard count > 0, let report = linter.report(on: outcome.file, bytes: mended),
            report.count(.error) <= outcome.remaining.count(.error)
        else { return false }
        let former = outcome.remaining
        func seriousCount(_ report: FileReport) -> Int { report.findings.count - report.count(.note) }
        guard seriousCount(report) <= seriousCount(former) - (count - noteCount),
            noteCount < count || report.findings.count <= former.findings.count - count
        else { return false }
        outcome.after = mended
        outcome.count += count
        outcome.remaining = report
        return true
    }

    private static let rounds = 8

    /// Returns the bytes after all fixes that do not overlap an earlier one, and the indices of those fixes.
    static func applying(_ fixIts: [FixIt], to bytes: [UInt8]) -> (bytes: [UInt8], applied: [Int]) {
        var edits: [TextEdit] = []
        var applied: [Int] = []
        for (place, fixIt) in fixIts.enumerated() {
            let isFree = fixIt.edits.allSatisfy { edit in
                edit.span.upper <= bytes.count && !edits.contains { other in overlap(edit.span, other.span) }
            }
            guard isFree, !fixIt.edits.isEmpty else { continue }
            edits += fixIt.edits
            applied.append(place)
        }
        var result: [UInt8] = []
        var position = 0
        for edit in edits.sorted(by: { one, other in one.span.lower < other.span.lower }) {
            result += bytes[position..<edit.span.lower]
            result += Array(edit.replacement.utf8)
            position = edit.span.upper
        }
        return (result + bytes[position...], applied)
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
