import Diagnostics
import Foundation
import InterfaceBuilder

/// One revision, to be compared with the working files, or two: `main`, `main..`, `v1..v2`.
struct RevisionRange {
    /// The older revision.
    let old: String
    /// The newer revision, or nil for the working files.
    let new: String?

    /// Reads one revision, or two separated by two periods.
    ///
    /// A missing one is `HEAD`.
    init(_ text: String) {
        guard let dots = text.range(of: "..") else {
            (old, new) = (text, nil)
            return
        }
        let (from, to) = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
        (old, new) = (from.isEmpty ? "HEAD" : from, to.isEmpty ? "HEAD" : to)
    }

    /// Returns the older version of a file.
    func old(of file: String) -> DocumentVersion { DocumentVersion(file, revision: old) }
    /// Returns the newer version of a file.
    func new(of file: String) -> DocumentVersion { DocumentVersion(file, revision: new) }

    /// Returns the changed or renamed documents in a folder, sorted by path.
    ///
    /// Nil is the working folder.
    func changes(in path: String? = nil, objects: GitObjects) -> Result<[DocumentComparison], Diagnostic.Refusal> {
        let revisions = [old] + (new.map { new in [new] } ?? [])
        // A word that begins with a hyphen would be an option of git.
        if let wrong = revisions.first(where: { revision in revision.isEmpty || revision.hasPrefix("-") }) {
            return .failure(.git("diff.bad-revision", "'\(wrong)' is not a valid revision."))
        }
        let options = [
            "--no-ext-diff", "--no-textconv", "--ignore-submodules=all", "--find-renames", "-l1000", "--name-status",
            "--relative", "-z",
        ]
        do {
            let folder = URL(fileURLWithPath: path ?? FileManager.default.currentDirectoryPath)
            let (status, output, errors) = try Git.run(
                ["diff"] + options + revisions + ["--", "*.xib", "*.storyboard", "*.yaml", "*.yml", "*.json"],
                in: folder, overriding: try Git.filters(in: folder))
            guard status == 0 else {
                return .failure(
                    .git("diff.git", "Git failed: \(Git.reason(status: status, errors: errors, in: folder))."))
            }
            let found = comparisons(of: String(decoding: output, as: UTF8.self), in: path, folder)
            return .success(found.filter { comparison in comparison.isOfDocuments(in: objects) })
        } catch {
            return .failure(.git("diff.git", "Git cannot run: \(error.localizedDescription)"))
        }
    }

    /// Returns the comparisons of git's list of letters and paths, each with a zero after it.
    ///
    /// A renamed document has two paths.
    private func comparisons(of list: String, in path: String?, _ folder: URL) -> [DocumentComparison] {
        let prefix = path.map { path in path.hasSuffix("/") ? path : path + "/" } ?? ""
        func version(_ file: String, _ revision: String?) -> DocumentVersion {
            DocumentVersion(prefix + file, revision: revision, at: (folder, file))
        }
        var words = list.split(separator: "\0").map(String.init)[...]
        var found: [DocumentComparison] = []
        while let letter = words.popFirst(), let first = words.popFirst() {
            let isRenamed = letter.hasPrefix("R")
            guard let second = isRenamed ? words.popFirst() : first else { break }
            found.append(
                DocumentComparison(
                    letter.hasPrefix("A") ? nil : version(first, old),
                    letter.hasPrefix("D") ? nil : version(second, new)))
        }
        return found
    }
}
