import Diagnostics
import Foundation
import InterfaceBuilder
import SourceLint

/// Folders in place of files: the documents in them.
enum DocumentFolder {
    /// The paths with the documents of each folder in its place, sorted by their names; a folder without documents stays.
    ///
    /// Documents are those of Interface Builder, and files in YAML or JSON with views. Hidden folders and those of other people's packages
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

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func isDocument(_ file: String) -> Bool {
        guard FileKind(of: file) == .layout else { return true }
        guard let count = SourceFile.byteCount(of: file), count <= 8 << 20,
            let bytes = try? SourceFile.bytes(of: file)
        else { return false }
        return hasViews(bytes, file: file)
    }

    /// Whether a text in YAML or JSON is a layout document and no settings or data.
    static func hasViews(_ bytes: [UInt8], file: String) -> Bool {
        // Most files of these kinds need not be parsed to see that they are none.
        bytes.count <= 8 << 20 && String(decoding: bytes, as: UTF8.self).contains("view")
            && LayoutDocument.read(bytes, file: file).document?.views.isEmpty == false
    }
}
