import Diagnostics
import InterfaceBuilder
import SourceLint

/// The check of layout documents in `plumb fix`: the findings about their text.
enum LayoutDocumentCheck {
    /// The check for a linter.
    static var fileCheck: FileCheck {
        FileCheck(
            fileExtensions: Set(LayoutDocument.fileExtensions), rules: [],
            work: .together { files, progress in
                files.enumerated().map { index, file in
                    defer { progress(index + 1) }
                    return report(on: file)
                }
            }, ofBytes: { file, bytes in report(on: file, bytes) })
    }

    private static func report(on file: String) -> FileReport {
        do {
            return report(on: file, try SourceFile.bytes(of: file))
        } catch {
            return Linter.unreadable(file, error.reason)
        }
    }

    /// Returns the report on the bytes of a file.
    ///
    /// The linter calls checks of this kind on its caller's thread, which is the main thread.
    private static func report(on file: String, _ bytes: [UInt8]) -> FileReport {
        let found = MainActor.assumeIsolated { LayoutDocument.textFindings(in: bytes, file: file) }
        let source = found.isEmpty ? nil : SourceText(String(decoding: bytes, as: UTF8.self), file: file)
        let isForeign = found.contains { finding in finding.id == "layout.unknown-key" && finding.fixIts.isEmpty }
        let findings = found.map { finding in
            var finding = finding
            // A file with keys that resemble none of a layout document may belong to another program.
            if isForeign { finding.fixIts = [] }
            return Finding(finding)
        }
        return FileReport(file: file, findings: findings, source: source)
    }
}
