import Foundation

/// The location of a file, independent of how its path is written.
struct FilePlace: Hashable, Sendable {
    /// The absolute path.
    let path: String

    /// Creates the location of a path, with symbolic links resolved if it exists.
    /// - Parameters:
    ///   - path: The path. A relative path refers to the folder if the file exists in it, otherwise to the working folder.
    ///   - folder: The folder; empty for the working folder.
    init(_ path: String, from folder: String = "") {
        let isRelative = !path.hasPrefix("/")
        let inFolder = isRelative && !folder.isEmpty ? FilePlace.followed(folder + "/" + path) : nil
        self.path = inFolder ?? FilePlace.followed(path) ?? FilePlace.spelled(path)
    }

    /// Creates the location of a path without resolving symbolic links.
    init(spelling path: String) { self.path = FilePlace.spelled(path) }

    private static func followed(_ path: String) -> String? {
        guard let whole = realpath(path, nil) else { return nil }
        defer { free(whole) }
        return String(cString: whole)
    }

    /// Returns an absolute path without `.`, `..` and repeated slashes.
    private static func spelled(_ path: String) -> String {
        let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var names: [Substring] = []
        for name in whole.split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return "/" + names.joined(separator: "/")
    }
}
