import Diagnostics
import Foundation
import SourceLint

/// Two folders to compare: their documents of the same relative path, and those in only one of them.
struct FolderComparison {
    /// The comparisons in the order of the paths, without documents that have the same bytes.
    let comparisons: [DocumentComparison]

    /// Compares two folders; nil if one of the paths is not a folder.
    /// - Throws: The reason why there is nothing to compare.
    init?(_ old: String, _ new: String) throws(Diagnostic.Refusal) {
        guard DocumentFolder.isFolder(old), DocumentFolder.isFolder(new) else { return nil }
        let (before, after) = (Self.documents(in: old), Self.documents(in: new))
        guard !before.isEmpty || !after.isEmpty else {
            throw Diagnostic.Refusal(
                "file.folder", "'\(old)' and '\(new)' have no documents. Name two folders with documents.", at: nil)
        }
        comparisons = Set(before.keys).union(after.keys).sorted().compactMap { name in
            let (first, second) = (before[name], after[name])
            if let first, let second, Self.areSame(first, second) { return nil }
            return DocumentComparison(
                first.map { path in DocumentVersion(path) }, second.map { path in DocumentVersion(path) })
        }
    }

    /// The documents of a folder by their paths in it.
    private static func documents(in folder: String) -> [String: String] {
        let prefix = folder.hasSuffix("/") || folder.isEmpty ? folder : folder + "/"
        let files = DocumentFolder.expanding([folder]).filter { file in file != folder }
        return Dictionary(
            files.map { file in (file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file, file) },
            uniquingKeysWith: { first, _ in first })
    }

    private static func areSame(_ first: String, _ second: String) -> Bool {
        guard SourceFile.byteCount(of: first) == SourceFile.byteCount(of: second),
            let old = try? SourceFile.bytes(of: first), let new = try? SourceFile.bytes(of: second)
        else { return false }
        return old == new
    }
}
