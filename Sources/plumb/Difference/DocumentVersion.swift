import Diagnostics
import Foundation

/// A document in a folder, or in a revision of a git repository.
struct DocumentVersion {
    /// The path of the file.
    let path: String
    /// The revision; nil for the file itself.
    let revision: String?
    /// The name in reports of a file with a temporary path.
    private let givenName: String?
    /// The folder in which git runs, and the relative path.
    ///
    /// The default is the folder of the file.
    private let place: (folder: URL, file: String)

    /// Creates a version of a document.
    init(_ path: String, revision: String? = nil, name: String? = nil) {
        self.init(path, revision: revision, name: name, at: Self.place(of: path))
    }

    /// Creates a version of a document with a path from git, relative to a folder.
    init(_ path: String, revision: String?, name: String? = nil, at place: (folder: URL, file: String)) {
        self.path = path
        self.revision = revision
        self.place = place
        givenName = name
    }

    /// The name in reports: the path, after the revision.
    var name: String { givenName ?? revision.map { revision in revision + ":" + path } ?? path }

    /// Returns the bytes, or the reason why there are none.
    ///
    /// The bytes of a revision are an object of the repository.
    func read(from objects: GitObjects) -> Result<[UInt8], Diagnostic.Refusal> {
        guard let revision else { return InputFile.readDocument(path) }
        // A word that begins with a hyphen would be an option of git.
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

    /// Returns an existing folder and the path in it, because the file's own folder may not exist any more.
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
    /// Returns an error of git.
    static func git(_ id: DiagnosticID, _ message: String, file: String? = nil) -> Diagnostic.Refusal {
        Diagnostic.Refusal(id, message, at: file.map { file in SourceLocation(file: file, line: 1, column: 1) })
    }
}
