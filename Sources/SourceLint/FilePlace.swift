import Foundation

/// Where a file lies, so that all ways of writing its path are one.
struct FilePlace: Hashable, Sendable {
    /// The whole path.
    let path: String

    /// The place that a path leads to, with its links followed; where nothing lies there, the one that it spells.
    /// - Parameters:
    ///   - path: The path; a relative one counts from the folder where a file lies there, else from the working folder.
    ///   - folder: The folder; empty for the working folder.
    init(_ path: String, from folder: String = "") {
        let isRelative = !path.hasPrefix("/")
        let inFolder = isRelative && !folder.isEmpty ? FilePlace.followed(folder + "/" + path) : nil
        self.path = inFolder ?? FilePlace.followed(path) ?? FilePlace.spelled(path)
    }

    /// The place that a path spells, whatever lies there: a link is another place than what it leads to.
    init(spelling path: String) { self.path = FilePlace.spelled(path) }

    private static func followed(_ path: String) -> String? {
        guard let whole = realpath(path, nil) else { return nil }
        defer { free(whole) }
        return String(cString: whole)
    }

    /// A path from the root of the system, without steps that lead nowhere or back.
    private static func spelled(_ path: String) -> String {
        let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var names: [Substring] = []
        for name in whole.split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return "/" + names.joined(separator: "/")
    }
}
