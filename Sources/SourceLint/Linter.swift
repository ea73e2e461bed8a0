import Diagnostics
import Dispatch
import Foundation

/// Runs checks over many files on all cores.
public struct Linter: Sendable {
    /// What is left out, and with which severity the rest is reported.
    public var configuration: Configuration
    /// The checks, one for each kind of file.
    public var checks: [FileCheck]

    /// A linter of sources, and of whatever the further checks are for.
    public init(_ configuration: Configuration, further: [FileCheck] = []) {
        self.configuration = configuration
        let rules = Rule.sources + further.flatMap(\.rules)
        checks = [FileCheck.sources(configuration, rules: rules)] + further
    }

    /// Ends of the names of files that there is a check for.
    public var fileExtensions: Set<String> {
        checks.reduce(into: []) { extensions, check in extensions.formUnion(check.fileExtensions) }
    }

    /// All rules, as reports describe them.
    public var rules: [Rule] { checks.flatMap(\.rules) }

    /// A report for each file, in the order of the files.
    ///
    /// Sources are shared among all cores; what a check does with its files together comes afterwards, on the caller's
    /// thread. A file that could not be looked at is an error if the user named it, who counts on it, and a warning if it
    /// was found in a folder.
    /// - Parameters:
    ///   - files: Paths as they are to be reported.
    ///   - named: Those among them that the user named.
    ///   - progress: Called now and then with the number of files done, on any thread, never at once from two.
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

    /// The report on a file, not configured yet; nil if its check takes its files together.
    ///
    /// Of a source that was named it is told where it is no UTF-8; in folders of old code comments in other encodings are common,
    /// and do no harm.
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

    /// A report with the severities that the settings give its findings, without those that they turn off.
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

    /// The report on bytes that the user names a file, of the kind that the end of another name says; nil if there is no check for it.
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

    /// The report on the bytes of a file; nil if no check takes it by itself.
    func report(on file: String, bytes: [UInt8]) -> FileReport? {
        guard let check = check(for: file), case .each(let work) = check.work else { return nil }
        return configured(work(file, bytes))
    }

    /// The report on a file or folder that was skipped.
    public static func unreadable(_ file: String, _ reason: String) -> FileReport {
        let diagnostic = Diagnostic(
            id: "lint.unreadable-file", severity: .warning, message: "Skipped, since it could not be read: \(reason).",
            location: SourceLocation(file: file, line: 1, column: 1))
        return FileReport(file: file, findings: [Finding(diagnostic)])
    }

    /// The report on a folder that was named and that no file is taken of: better than to call it clean.
    public func nothingToCheck(in folder: SourceTree.EmptyFolder) -> FileReport {
        let ends = fileExtensions.sorted().map { end in "." + end }.joined(separator: ", ")
        let message =
            folder.leftOutFiles > 0
            ? "Nothing is looked at: what the settings include and exclude leaves out "
                + (folder.leftOutFiles == 1 ? "the one file" : "all \(folder.leftOutFiles) files") + " that could be."
            : "Nothing is looked at: there is no file here whose name ends in \(ends)."
        let folders = folder.leftOutFolders
        let notes = folders.isEmpty ? [] : ["left out without a look: " + folders.listed(most: Linter.mostFolders)]
        let diagnostic = Diagnostic(
            id: "lint.nothing-to-check", severity: .error, message: message,
            location: SourceLocation(file: folder.path, line: 1, column: 1), notes: notes)
        return FileReport(file: folder.path, findings: [Finding(diagnostic)])
    }

    /// How many of the folders that are left out a note names.
    private static let mostFolders = 4

    /// The report on a file that was named and that there is no check for: better than to call it clean.
    private static func unknownKind(_ file: String, known: Set<String>) -> FileReport {
        let ends = known.sorted().map { end in "." + end }.joined(separator: ", ")
        let end = fileExtension(of: file)
        let kind = end.isEmpty ? "files of this kind" : ".\(end) files"
        let diagnostic = Diagnostic(
            id: "lint.unknown-kind", severity: .error,
            message: "Not looked at, since \(kind) are not taken here; taken are \(ends).",
            location: SourceLocation(file: file, line: 1, column: 1))
        return FileReport(file: file, findings: [Finding(diagnostic)])
    }
}

extension FileReport {
    /// Gives the file another name in the report and in the places of all findings.
    fileprivate mutating func rename(to name: String, _ bytes: [UInt8]) {
        file = name
        for place in findings.indices { findings[place].diagnostic.location?.file = name }
        source = findings.isEmpty ? nil : SourceText(String(decoding: bytes, as: UTF8.self), file: name)
    }

    /// The report with the severity of having been skipped: an error for what the user named, else a warning.
    public func judgingSkips(asNamed isNamed: Bool) -> FileReport {
        var report = self
        for place in report.findings.indices where report.findings[place].diagnostic.id == "lint.unreadable-file" {
            report.findings[place].diagnostic.severity = isNamed ? .error : .warning
        }
        return report
    }
}

/// The files that are still to be done, in batches, and the reports on the others.
private final class WorkQueue: @unchecked Sendable {
    private let lock = NSLock()
    private let progress: @Sendable (Int) -> Void
    private var start = 0
    private var done = 0
    /// The reports by the index of their file; written only under the lock.
    private(set) var reports: [FileReport?]

    /// Small enough that no core waits long for another at the end.
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
