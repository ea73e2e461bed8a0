import Diagnostics
import Foundation

/// A document as it lies in a folder, or as a revision of a git repository holds it.
struct DocumentVersion {
    /// The path of the file.
    let path: String
    /// The revision; nil for the file itself.
    let revision: String?
    /// The name in reports of a file that lies under another one.
    private let givenName: String?

    /// A version of a document.
    init(_ path: String, revision: String? = nil, name: String? = nil) {
        self.path = path
        self.revision = revision
        givenName = name
    }

    /// What it is called in reports: the path, behind its revision.
    var name: String { givenName ?? revision.map { revision in revision + ":" + path } ?? path }

    /// The bytes, or why there are none.
    func read() -> Result<[UInt8], Diagnostic.Refusal> {
        guard let revision else { return InputFile.readDocument(path) }
        // What begins with a hyphen would be an option of git.
        guard !revision.isEmpty, !revision.hasPrefix("-") else {
            return refusal("diff.bad-revision", "'\(revision)' is not a valid revision.")
        }
        let (folder, file) = place
        let object = revision + ":./" + file
        do {
            let (status, output, errors) = try Git.run(
                ["cat-file", "blob", object], in: folder)
            guard status == 0 else {
                let reason = Git.reason(status: status, errors: errors, in: folder)
                return refusal("diff.git", "Git cannot read '\(object)': \(reason).")
            }
            return .success([UInt8](output))
        } catch {
            return refusal("diff.git", "Git cannot run: \(error.localizedDescription)")
        }
    }

    /// The folder from which git is asked, and the path in it: the file may be gone with its own folder.
    private var place: (folder: URL, file: String) {
        var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
        var file = URL(fileURLWithPath: path).lastPathComponent
        while !FileManager.default.fileExists(atPath: folder.path), folder.path != "/" {
            file = folder.lastPathComponent + "/" + file
            folder = folder.deletingLastPathComponent()
        }
        return (folder, file)
    }

    private func refusal(_ id: DiagnosticID, _ message: String) -> Result<[UInt8], Diagnostic.Refusal> {
        .failure(.git(id, message, file: name))
    }
}

extension Diagnostic.Refusal {
    /// Why git gives nothing.
    static func git(_ id: DiagnosticID, _ message: String, file: String? = nil) -> Diagnostic.Refusal {
        Diagnostic.Refusal(id, message, at: file.map { file in SourceLocation(file: file, line: 1, column: 1) })
    }
}
