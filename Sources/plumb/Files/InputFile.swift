import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import SourceLint

/// A complete file that the user named.
///
/// The command opens no other file.
enum InputFile {
    /// The limit for the size of a file in bytes.
    static let largestByteCount = 256 << 20

    /// The argument that represents standard input.
    static let standardInput = "-"

    /// Reads a file that an option names.
    /// - Throws: A `ValidationError` with the reason why it cannot be read.
    static func settings(_ path: String, called name: String) throws(ValidationError) -> [UInt8] {
        switch read(path) {
        case .success(let bytes):
            guard let signature = FileSignature(of: bytes) else { return bytes }
            throw ValidationError("The \(name) '\(path)' cannot be read. It is \(signature.name), not text.")
        case .failure(let refusal):
            let reason =
                switch refusal.diagnostic.id {
                case "file.folder": "It is a folder."
                case "file.unreadable": "Check its permissions."
                default: refusal.diagnostic.message
                }
            throw ValidationError("The \(name) '\(path)' cannot be read. \(reason)")
        }
    }

    /// Returns the error for such a file that has errors, with the line of each.
    static func unusable(_ name: String, _ problems: [Diagnostic], in source: SourceText) -> ValidationError {
        let lines = problems.abridged().map { problem in TerminalWriter().text(of: problem, in: source) }
        return ValidationError("\(name) cannot be used.\n" + lines.joined().dropLast())
    }

    /// Returns the bytes of a document, or the reason why there are none.
    ///
    /// A file with the extension of a source is not a document, unless it begins with markup. A file with another extension is a document
    /// only if it contains views.
    static func readDocument(_ path: String) -> Result<[UInt8], Diagnostic.Refusal> {
        let kind = FileKind(of: path)
        if let count = SourceFile.byteCount(of: path), let refusal = refusal(ofByteCount: count, path: path, name: path)
        {
            return .failure(refusal)
        }
        let file = read(path)
        if path == standardInput, case .success(let bytes) = file, bytes.isEmpty {
            return refusal(
                "layout.not-a-layout", "Standard input is empty. Pass a document, such as: plumb layout - < View.yaml",
                of: path)
        }
        guard case .success(let bytes) = file, let message = kind.refusal,
            !InterfaceDocument.isFormat(of: bytes, file: path)
        else { return file }
        if case .other = kind, LayoutDocument.read(bytes, file: path).document?.views.isEmpty == false { return file }
        return refusal("file.no-document", message, of: path)
    }

    /// Returns the error for a document that is too large, or nil if it is not too large or its path is not that of a document.
    static func refusal(ofByteCount count: Int, path: String, name: String) -> Diagnostic.Refusal? {
        let kind = FileKind(of: path)
        guard kind == .interface || kind == .layout else { return nil }
        return DocumentLayout.refusal(ofByteCount: count, file: name).map { refusal in
            Diagnostic.Refusal(diagnostic: refusal)
        }
    }

    /// Returns the message for a file that exceeds the limit.
    static func sizeMessage(_ count: Int) -> String {
        "The file has \(count >> 20) MB and exceeds the limit of \(largestByteCount >> 20) MB."
    }

    /// Returns the bytes of a file, or of standard input for `-`, or the reason why there are none.
    static func read(_ path: String) -> Result<[UInt8], Diagnostic.Refusal> {
        func refusal(_ id: DiagnosticID, _ message: String) -> Result<[UInt8], Diagnostic.Refusal> {
            self.refusal(id, message, of: path)
        }
        if path == standardInput {
            guard let bytes = bytes(from: .standardInput) else {
                return refusal("file.unreadable", "Standard input cannot be read.")
            }
            guard bytes.count <= largestByteCount else {
                return refusal(
                    "file.too-large", "Standard input exceeds the limit of \(largestByteCount >> 20) MB.")
            }
            return .success(bytes)
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return .failure(Diagnostic.Refusal(diagnostic: missing(path)))
        }
        guard !isFolder.boolValue else {
            let isCompiled = FileKind(of: path) == .compiled
            return refusal(
                "file.folder", isCompiled ? FileKind.origin : "This folder has no documents. Name a file.")
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        if let size = attributes?[.size] as? Int, size > largestByteCount {
            return refusal("file.too-large", sizeMessage(size))
        }
        // A pipe, such as that of `<(…)` in a shell, is read like a file.
        guard let handle = FileHandle(forReadingAtPath: path), let bytes = bytes(from: handle) else {
            return refusal("file.unreadable", "The file cannot be read. Check its permissions.")
        }
        guard bytes.count <= largestByteCount else {
            return refusal("file.too-large", "The file exceeds the limit of \(largestByteCount >> 20) MB.")
        }
        return .success(bytes)
    }

    /// Returns the available bytes, at most one more than the limit, or nil if they cannot be read.
    private static func bytes(from handle: FileHandle) -> [UInt8]? {
        guard let data = try? handle.read(upToCount: largestByteCount + 1) ?? Data() else { return nil }
        return [UInt8](data)
    }

    private static func refusal(
        _ id: DiagnosticID, _ message: String, of path: String
    ) -> Result<[UInt8], Diagnostic.Refusal> {
        .failure(Diagnostic.Refusal(id, message, at: SourceLocation(file: path, line: 1, column: 1)))
    }

    /// Returns whether a path is that of a file, not of a folder.
    static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// A question on the file that a missing path may mean; empty if the folder has no similar name.
    private static func similar(to path: String) -> String {
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let known = names.count <= 10_000 ? names.filter { name in !name.hasPrefix(".") }.sorted() : []
        guard let near = Spelling.nearest(to: url.lastPathComponent, among: known) else { return "" }
        let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let prefix = path.hasSuffix("/") ? "" : parent.map { part in part + "/" }.joined()
        return " Did you mean '\(prefix + near)'?"
    }

    /// The message for a path without a file, or with one that cannot be reached.
    static func missing(_ path: String) -> Diagnostic {
        var status = stat()
        let reason = stat(path, &status) == 0 ? 0 : errno
        let isLink = lstat(path, &status) == 0
        let (id, message): (DiagnosticID, String) =
            switch reason {
            case _ where path == standardInput:
                ("file.missing", "This command does not read standard input. Name files or folders.")
            case ELOOP: ("file.missing", "The symbolic link leads in a circle.")
            case EACCES: ("file.unreadable", "A folder in the path cannot be read. Check its permissions.")
            case _ where isLink: ("file.missing", "The target of the symbolic link does not exist.")
            default:
                ("file.missing", "There is no such \(path.hasSuffix("/") ? "folder" : "file")." + similar(to: path))
            }
        return Diagnostic(
            id: id, severity: .error, message: message, location: SourceLocation(file: path, line: 1, column: 1))
    }
}
