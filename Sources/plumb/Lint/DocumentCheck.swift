import Diagnostics
import Foundation
import InterfaceBuilder
import SourceLint

/// The check of Interface Builder documents in `plumb lint`.
struct DocumentCheck: Sendable {
    /// The devices on which documents are laid out, or nil for each document's own device.
    let devices: DeviceList?
    /// The optional rules that the settings turn on.
    let optionalRules: Set<DiagnosticID>
    /// The choice of a scene; nil for all scenes.
    let scene: LintScene?
    /// The number of processes that share the documents.
    let jobs: Int
    /// The arguments with which another process checks documents in the same way.
    let arguments: [String]

    /// The check for a linter.
    var fileCheck: FileCheck {
        FileCheck(
            fileExtensions: Set(InterfaceDocument.fileExtensions), rules: Rule.documents,
            work: .together { files, progress in reports(on: files, progress) },
            ofBytes: { file, bytes in report(on: file, bytes) })
    }

    private func reports(on files: [String], _ progress: (Int) -> Void) -> [FileReport] {
        // With a scene, most documents are only read.
        guard jobs > 1, scene == nil, files.count >= FileProcesses.fewestFiles else {
            return files.enumerated().map { index, file in
                defer { progress(index + 1) }
                return report(on: file)
            }
        }
        var reports: [FileReport] = []
        let processes = FileProcesses(arguments: arguments, files: files, count: jobs)
        do {
            try processes.run { files, outcome in
                reports += self.reports(on: files, outcome)
                progress(reports.count)
            }
        } catch {
            // If no process can be started, the command checks the rest itself.
            reports += files.dropFirst(reports.count).map(report)
        }
        return reports
    }

    private func reports(on files: [String], _ outcome: FileProcesses.Outcome) -> [FileReport] {
        guard case .finished(let output, _) = outcome,
            let reports = try? ReportReader.reports(in: String(decoding: output, as: UTF8.self)),
            reports.map(\.file) == files
        else { return files.map { file in FileReport(file: file, findings: [Finding(.crash(file: file))]) } }
        return reports.map { report in report.withSource() }
    }

    private func report(on file: String) -> FileReport {
        if let count = SourceFile.byteCount(of: file),
            let refusal = DocumentLayout.refusal(ofByteCount: count, file: file)
        {
            return FileReport(file: file, findings: [Finding(refusal)])
        }
        let bytes: [UInt8]
        do {
            bytes = try SourceFile.bytes(of: file)
        } catch {
            return Linter.unreadable(file, error.reason)
        }
        return report(on: file, bytes)
    }

    private func report(on file: String, _ bytes: [UInt8]) -> FileReport {
        if let refusal = DocumentLayout.refusal(ofByteCount: bytes.count, file: file) {
            return FileReport(file: file, findings: [Finding(refusal)])
        }
        // The linter calls checks of this kind on its caller's thread, which is the main thread.
        let found = MainActor.assumeIsolated { () -> [Diagnostic] in
            let (document, problems) = InterfaceDocument.read(bytes, file: file)
            guard let document else { return problems }
            guard let scene else { return inspect(document, file: file) }
            return scene.findings(in: document, file: file) { inspect(document, file: file) }
        }
        let findings = found.map { diagnostic in Finding(diagnostic) }.inReadingOrder()
        let source = findings.isEmpty ? nil : SourceText(String(decoding: bytes, as: UTF8.self), file: file)
        return FileReport(file: file, findings: findings, source: source)
    }

    @MainActor private func inspect(_ document: InterfaceDocument, file: String) -> [Diagnostic] {
        let title = devices?.title ?? { device in device.name }
        let devices = devices?.devices ?? []
        let found = DocumentInspection.diagnostics(
            in: document, devices: devices, optionalRules: optionalRules, title: title)
        return found
            + DocumentInspection.sweptFindings(
                in: document, file: file, devices: devices, optionalRules: optionalRules)
    }
}
