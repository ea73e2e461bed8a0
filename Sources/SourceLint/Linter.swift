import Diagnostics
import Dispatch
import Foundation

/// Checks many files concurrently.
public struct Linter: Sendable {
    /// The configuration: the disabled rules, and the severities of the others.
    public var configuration: Configuration
    /// The checks, one for each kind of file.
    public var checks: [FileCheck]

    /// Creates a linter for sources and for the files of additional checks.
    public init(_ configuration: Configuration, further: [FileCheck] = []) {
        self.configuration = configuration
        let rules = Rule.sources + further.flatMap(\.rules)
        checks = [FileCheck.sources(configuration, rules: rules)] + further
    }

    /// The file extensions of all checks.
    public var fileExtensions: Set<String> {
        checks.reduce(into: []) { extensions, check in extensions.formUnion(check.fileExtensions) }
    }

    /// The rules of all checks.
    public var rules: [Rule] { checks.flatMap(\.rules) }

    /// Returns a report per file, in the order of the files.
    ///
    /// Sources are checked concurrently. Checks that process their files together run afterwards on the caller's
    /// thread. A file that cannot be read is an error if the user named it, and a warning if it was found in a folder.
    /// - Parameters:
    ///   - files: The paths for the reports.
    ///   - named: The paths that the user named.
    ///   - progress: A function that is called with the number of finished files, on any thread but never concurrently.
    public func reports(
        on files: [String], named: Set<String> = [], progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) -> [FileReport] {
        let queue = WorkQueue(files: files, progress: progress)
        let workers = min(ProcessInfo.processInfo.activeProcessorCount, max(files.count, 1))
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            while let batch = queue.next() {
                queue.finish(
                    batch, batch.map { index in report(on: files[index], isNamed: named.contains(files[index])) })
            }
        }
        var reports = queue.reports
        for check in checks {
            guard case .together(let work) = check.work else { continue }
            let places = files.indices.filter { index in
                reports[index] == nil && check.fileExtensions.contains(Linter.fileExtension(of: files[index]))
            }
            let done = files.count - reports.count { report in report == nil }
            let found = work(places.map { place in files[place] }) { count in progress(done + count) }
            for (place, report) in zip(places, found) { reports[place] = report }
        }
        return zip(files, reports).map { file, report in
            guard let report else { return FileReport(file: file, findings: []) }
            return configured(report.judgingSkips(asNamed: named.contains(file)))
        }
    }

    /// Returns the report on a file before configuration; nil if its check processes files together.
    ///
    /// Invalid UTF-8 is reported only for named sources. In folders of old code, comments in other encodings are common
    /// and harmless.
    private func report(on file: String, isNamed: Bool) -> FileReport? {
        guard let check = check(for: file) else { return Linter.unknownKind(file, known: fileExtensions) }
        guard case .each(let work) = check.work else { return nil }
        do {
            let bytes = try SourceFile.bytes(of: file)
            let report = work(file, bytes)
            return isNamed ? report.tellingEncoding(of: bytes) : report
        } catch {
            return Linter.unreadable(file, error.reason)
        }
    }

    /// Returns a report with the severities of the configuration, without findings that are turned off.
    public func configured(_ report: FileReport) -> FileReport {
        var report = report
        report.findings = report.findings.compactMap(configuration.configured)
        return report
    }

    private func check(for file: String) -> FileCheck? {
        let end = Linter.fileExtension(of: file)
        return checks.first { check in check.fileExtensions.contains(end) }
    }

    private static func fileExtension(of file: String) -> String {
        let name = file[
            (file.utf8.lastIndex(of: Byte.slash).map { slash in file.utf8.index(after: slash) }
                ?? file.startIndex)...]
        return name.utf8.lastIndex(of: Byte.point).map { point in
            name[name.utf8.index(after: point)...].lowercased()
        } ?? ""
    }

    /// Returns the report on named bytes, checked as the kind of file of another name, or nil if there is no check for it.
    public func report(onNamed file: String, kind: String, bytes: [UInt8]) -> FileReport? {
        guard let check = check(for: kind) else { return nil }
        var report: FileReport?
        switch check.work {
        case .each(let work): report = work(kind, bytes).tellingEncoding(of: bytes)
        case .together: report = check.ofBytes?(kind, bytes)
        }
        report?.rename(to: file, bytes)
        return report.map(configured)
    }

    /// Returns the report on the bytes of a file; nil if no check processes it by itself.
    func report(on file: String, bytes: [UInt8]) -> FileReport? {
        guard let check = check(for: file) else { return nil }
        if case .each(let work) = check.work { return configured(work(file, bytes)) }
        return check.ofBytes.map { report in configured(report(file, bytes)) }
    }

    /// Returns the report on a file or folder that was skipped.
    public static func unreadable(_ file: String, _ reason: String) -> FileReport {
        let diagnostic = Diagnostic(
            id: "lint.unreadable-file", severity: .warning,
            message: "The file cannot be read and is skipped: \(reason).",
            location: SourceLocation(file: file, line: 1, column: 1))
        return FileReport(file: file, findings: [Finding(diagnostic)])
    }

    /// Returns the report on a named folder without files to check, which must not look like clean code.
    public func nothingToCheck(in folder: SourceTree.EmptyFolder) -> FileReport {
        let ends = fileExtensions.sorted().map { end in "." + end }.joined(separator: ", ")
        let message =
            folder.leftOutFiles > 0
            ? "The folder has no file to check. The settings exclude "
                + (folder.leftOutFiles == 1 ? "the only file." : "all \(folder.leftOutFiles) files.")
            : "The folder has no file to check. Plumb checks files that end in \(ends)."
        let folders = folder.leftOutFolders
        let notes = folders.isEmpty ? [] : ["Excluded folders: " + folders.listed(most: Linter.mostFolders) + "."]
        let diagnostic = Diagnostic(
            id: "lint.nothing-to-check", severity: .error, message: message,
            location: SourceLocation(file: folder.path, line: 1, column: 1), notes: notes)
        return FileReport(file: folder.path, findings: [Finding(diagnostic)])
    }

    /// The maximum number of excluded folders in a note.
    private static let mostFolders = 4

    /// Returns the report on a named file without a check, which must not look like clean code.
    private static func unknownKind(_ file: String, known: Set<String>) -> FileReport {
        let ends = known.sorted().map { end in "." + end }.joined(separator: ", ")
        let end = fileExtension(of: file)
        let kind = end.isEmpty ? "this kind of file" : ".\(end) files"
        let diagnostic = Diagnostic(
            id: "lint.unknown-kind", severity: .error,
            message: "This command does not check \(kind). It checks \(ends).",
            location: SourceLocation(file: file, line: 1, column: 1))
        return FileReport(file: file, findings: [Finding(diagnostic)])
    }
}

extension FileReport {
    /// Changes the name of the file in the report and in all locations.
    fileprivate mutating func rename(to name: String, _ bytes: [UInt8]) {
        file = name
        for place in findings.indices { findings[place].diagnostic.location?.file = name }
        source = findings.isEmpty ? nil : SourceText(String(decoding: bytes, as: UTF8.self), file: name)
    }

    /// Returns the report with skipped files as errors if the user named them.
    ///
    /// Otherwise unreadable files are warnings, and documents for other platforms are notes.
    public func judgingSkips(asNamed isNamed: Bool) -> FileReport {
        var report = self
        for place in report.findings.indices {
            switch report.findings[place].diagnostic.id {
            case "lint.unreadable-file": report.findings[place].diagnostic.severity = isNamed ? .error : .warning
            case Self.unsupportedPlatform: report.findings[place].diagnostic.severity = isNamed ? .error : .note
            default: break
            }
        }
        return report
    }

    /// A Boolean value that indicates whether the file was found in a folder and skipped, because it is for another platform.
    public var isSkipped: Bool {
        findings.contains { finding in
            finding.diagnostic.id == Self.unsupportedPlatform && finding.diagnostic.severity == .note
        }
    }

    private static let unsupportedPlatform: DiagnosticID = "ib.unsupported-platform"
}

/// The remaining files in batches, and the reports on the finished ones.
private final class WorkQueue: @unchecked Sendable {
    // Invariant: every access holds the lock until the last batch is finished.
    private let lock = NSLock()
    private let progress: @Sendable (Int) -> Void
    private var start = 0
    private var done = 0
    /// The reports by the index of their file, written only under the lock.
    private(set) var reports: [FileReport?]

    /// The number of files of a batch, small enough that no core waits long for another at the end.
    private static let batch = 16

    init(files: [String], progress: @escaping @Sendable (Int) -> Void) {
        self.progress = progress
        reports = Array(repeating: nil, count: files.count)
    }

    func next() -> Range<Int>? {
        lock.withLock {
            guard start < reports.count else { return nil }
            let batch = start..<min(start + WorkQueue.batch, reports.count)
            start = batch.upperBound
            return batch
        }
    }

    func finish(_ batch: Range<Int>, _ batchReports: [FileReport?]) {
        lock.withLock {
            reports.replaceSubrange(batch, with: batchReports)
            done += batch.count
            progress(done)
        }
    }
}
