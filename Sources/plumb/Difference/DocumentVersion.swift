import Diagnostics
import Foundation

/// A document as it lies in a folder, or as a revision of a git repository holds it.
struct DocumentVersion {
    /// The path of the file.
    let path: String
    /// The revision; nil for the file itself.
    let revision: String?

    /// A version of a document.
    init(_ path: String, revision: String? = nil) {
        self.path = path
        self.revision = revision
    }

    /// What it is called in reports: the path, behind its revision.
    var name: String { revision.map { revision in revision + ":" + path } ?? path }

    /// The bytes, or why there are none.
    func read() -> Result<[UInt8], Diagnostic.Refusal> {
        guard let revision else { return InputFile.read(path) }
        // What begins with a hyphen would be an option of git.
        guard !revision.isEmpty, !revision.hasPrefix("-") else {
            return refusal("diff.bad-revision", "'\(revision)' is no revision")
        }
        let file = URL(fileURLWithPath: path)
        let object = revision + ":./" + file.lastPathComponent
        do {
            let (status, output, errors) = try Self.git(
                ["cat-file", "blob", object], in: file.deletingLastPathComponent())
            guard status == 0 else {
                let reason = errors.split(separator: "\n").first.map(String.init) ?? "git ended with status \(status)"
                return refusal("diff.git", "git has no '\(object)': \(reason)")
            }
            return .success([UInt8](output))
        } catch {
            return refusal("diff.git", "git cannot be run: \(error.localizedDescription)")
        }
    }

    private func refusal(_ id: DiagnosticID, _ message: String) -> Result<[UInt8], Diagnostic.Refusal> {
        let location = SourceLocation(file: name, line: 1, column: 1)
        return .failure(
            Diagnostic.Refusal(
                diagnostic: Diagnostic(id: id, severity: .error, message: message, location: location)))
    }

    /// Runs git in a folder, without a shell.
    private static func git(_ arguments: [String], in folder: URL) throws -> (
        status: Int32, output: Data, errors: String
    ) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = folder
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, data, String(decoding: complaint, as: UTF8.self))
    }
}
