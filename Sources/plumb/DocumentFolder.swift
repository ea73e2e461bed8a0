import Diagnostics
import Foundation
import InterfaceBuilder
import SourceLint

/// Folders in place of files: the documents in them.
enum DocumentFolder {
    /// The paths with the documents of each folder in its place, sorted by their names; a folder without documents stays.
    ///
    /// Documents are those of Interface Builder, and files in YAML or JSON with views. A file with a syntax error counts as a
    /// document if it has a key of a layout document at its top level; a note names the others. Hidden folders and those of other people's packages
    /// are skipped, as by `plumb lint`.
    static func expanding(_ paths: [String]) -> [String] {
        paths.flatMap { path in
            guard isFolder(path), FileKind(of: path) != .compiled else { return [path] }
            let tree = SourceTree(
                fileExtensions: ["xib", "storyboard", "yaml", "yml", "json"], excluded: Configuration.alwaysExcluded)
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
        guard FileKind(of: file) == .layout else { return true }
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

    /// Whether a text in YAML or JSON is a layout document and no settings or data.
    static func hasViews(_ bytes: [UInt8], file: String) -> Bool {
        // Most files of these kinds need not be parsed to see that they are none.
        bytes.count <= 8 << 20 && String(decoding: bytes, as: UTF8.self).contains("view")
            && LayoutDocument.read(bytes, file: file).document?.views.isEmpty == false
    }
}
