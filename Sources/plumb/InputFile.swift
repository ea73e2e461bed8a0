import Diagnostics
import Foundation

/// A file that the user named, read whole; nothing else is ever opened.
enum InputFile {
    /// The most bytes that are read; larger files are refused unread.
    static let largestByteCount = 256 << 20

    /// What stands for standard input in place of a file.
    static let standardInput = "-"

    /// The bytes of a file, or of standard input for `-`; or why there are none.
    static func read(_ path: String) -> Result<[UInt8], Diagnostic.Refusal> {
        func refusal(_ id: DiagnosticID, _ message: String) -> Result<[UInt8], Diagnostic.Refusal> {
            let location = SourceLocation(file: path, line: 1, column: 1)
            return .failure(
                Diagnostic.Refusal(
                    diagnostic: Diagnostic(id: id, severity: .error, message: message, location: location)))
        }
        if path == standardInput {
            guard let data = try? FileHandle.standardInput.read(upToCount: largestByteCount + 1) ?? Data() else {
                return refusal("file.unreadable", "standard input cannot be read")
            }
            guard data.count <= largestByteCount else {
                return refusal(
                    "file.too-large", "standard input has more than the \(largestByteCount) bytes that are read")
            }
            return .success([UInt8](data))
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return .failure(Diagnostic.Refusal(diagnostic: missing(path)))
        }
        guard !isFolder.boolValue else {
            return refusal("file.folder", "this is a folder; name the files in it")
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        if let size = attributes?[.size] as? Int, size > largestByteCount {
            return refusal(
                "file.too-large", "the file has \(size) bytes, more than the \(largestByteCount) that are read")
        }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            return refusal("file.unreadable", "the file cannot be read; see whether you may")
        }
        return .success([UInt8](data))
    }

    /// What is said of a path that nothing lies at.
    static func missing(_ path: String) -> Diagnostic {
        Diagnostic(
            id: "file.missing", severity: .error, message: "there is no such file",
            location: SourceLocation(file: path, line: 1, column: 1))
    }
}

extension Diagnostic {
    /// A finding that takes the place of a result.
    struct Refusal: Error {
        let diagnostic: Diagnostic
    }
}
