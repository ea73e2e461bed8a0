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
    /// The folder that git is asked in, and the path from there; by default the folder of the file.
    private let place: (folder: URL, file: String)

    /// A version of a document.
    init(_ path: String, revision: String? = nil, name: String? = nil) {
        self.init(path, revision: revision, name: name, at: Self.place(of: path))
    }

    /// A version of a document that git has named from a folder.
    init(_ path: String, revision: String?, name: String? = nil, at place: (folder: URL, file: String)) {
        self.path = path
        self.revision = revision
        self.place = place
        givenName = name
    }

    /// What it is called in reports: the path, behind its revision.
    var name: String { givenName ?? revision.map { revision in revision + ":" + path } ?? path }

    /// The bytes, or why there are none; those of a revision come out of the objects of a repository.
    func read(from objects: GitObjects) -> Result<[UInt8], Diagnostic.Refusal> {
        guard let revision else { return InputFile.readDocument(path) }
        // What begins with a hyphen would be an option of git.
        guard !revision.isEmpty, !revision.hasPrefix("-") else {
            return refusal("diff.bad-revision", "'\(revision)' is not a valid revision.")
        }
        let object = revision + ":./" + place.file
        do {
            switch try objects.object(object, in: place.folder, limit: InputFile.largestByteCount) {
            case .bytes(let bytes):
                return InputFile.refusal(ofByteCount: bytes.count, path: path, name: name).map(Result.failure)
                    ?? .success(bytes)
            case .tooLarge(let count):
                return .failure(
                    InputFile.refusal(ofByteCount: count, path: path, name: name)
                        ?? .git("file.too-large", InputFile.sizeMessage(count), file: name))
            case .missing:
                let (status, _, errors) = try Git.run(["cat-file", "-t", object], in: place.folder)
                let reason =
                    status == 0 ? "it is not a file" : Git.reason(status: status, errors: errors, in: place.folder)
                return refusal("diff.git", "Git cannot read '\(object)': \(reason).")
            }
        } catch {
            return refusal("diff.git", "Git cannot run: \(error.localizedDescription)")
        }
    }

    /// The folder of a file, and the path in it: the file may be gone with its own folder.
    private static func place(of path: String) -> (folder: URL, file: String) {
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
