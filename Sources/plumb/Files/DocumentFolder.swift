import Diagnostics
import Foundation
import InterfaceBuilder
import SourceLint

/// The documents in folders.
enum DocumentFolder {
    /// Returns the paths with each folder replaced by its documents, sorted by name.
    ///
    /// A folder without documents stays. Documents are those of Interface Builder, and files in YAML or JSON with views. As in `plumb
    /// lint`, hidden folders and those of third-party packages are skipped.
    static func expanding(_ paths: [String]) -> [String] {
        paths.flatMap { path in
            guard isFolder(path), FileKind(of: path) != .compiled else { return [path] }
            let tree = SourceTree(
                fileExtensions: Set(DocumentFormats.standard.fileExtensions), excluded: Configuration.alwaysExcluded)
            let files = ((try? tree.files(at: [path]))?.files ?? []).filter(isDocument)
            return files.isEmpty ? [path] : files
        }
    }

    /// Returns the refusal of a folder with documents, for commands that take one document; nil for another path.
    static func refusal(of path: String) -> Diagnostic? {
        guard isFolder(path), let first = expanding([path]).first, first != path else { return nil }
        return Diagnostic(
            id: "file.folder", severity: .error,
            message: "This is a folder. Name one of its documents, such as '\(first)'.",
            location: SourceLocation(file: path, line: 1, column: 1))
    }

    /// Returns whether a path is that of a folder.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func isDocument(_ file: String) -> Bool {
        guard DocumentFormats.standard.format(of: [], file: file) == LayoutDocument.self else { return true }
        guard let count = SourceFile.byteCount(of: file), count <= 8 << 20,
            let bytes = try? SourceFile.bytes(of: file)
        else { return false }
        return hasViews(bytes, file: file) || isBroken(bytes, file: file)
    }

    /// Returns whether a text with a syntax error is meant as a layout document.
    ///
    /// Prints a note on another text with one.
    private static func isBroken(_ bytes: [UInt8], file: String) -> Bool {
        let (document, problems) = LayoutDocument.read(bytes, file: file)
        guard document == nil, !problems.isEmpty else { return false }
        if hasLayoutKey(bytes) { return true }
        if problems[0].id == "layout.syntax" {
            OutputTerminal.complain(
                "note: '\(file.shownByTerminal)' has a syntax error. It is skipped, since it has no key of a layout "
                    + "document. To see the error, name the file.")
        }
        return false
    }

    /// Returns whether a line at the top level has the key of the root view or of the constraints.
    private static func hasLayoutKey(_ bytes: [UInt8]) -> Bool {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.contains { line in
            // The keys of JSON are in quotes, and indented or after the brace.
            let text = line.drop { character in "{ \t".contains(character) }
            let isQuoted = text.first == "\"" || text.first == "'"
            guard isQuoted || text.count == line.count || line.first == "{" else { return false }
            let key = text.dropFirst(isQuoted ? 1 : 0).prefix { character in character.isLetter }
            let rest = text.dropFirst(key.count + (isQuoted ? 2 : 0)).drop { character in character == " " }
            return ["view", "views", "constraints"].contains(key) && rest.first == ":"
        }
    }

    /// Returns whether a text in YAML or JSON is a layout document.
    static func hasViews(_ bytes: [UInt8], file: String) -> Bool {
        // Most other files of these kinds need no parsing to be excluded.
        bytes.count <= 8 << 20 && String(decoding: bytes, as: UTF8.self).contains("view")
            && LayoutDocument.read(bytes, file: file).document?.views.isEmpty == false
    }
}
