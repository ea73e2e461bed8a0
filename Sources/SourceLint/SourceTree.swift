import Foundation

/// The files below the paths that a user named.
public struct SourceTree: Sendable {
    /// Ends of file names, without the point, that are of interest.
    public var fileExtensions: Set<String>
    /// Only files that meet one of these are taken; all if there is none.
    public var included: [Glob]
    /// Files and folders that are left out unless they are named themselves.
    public var excluded: [Glob]

    /// A tree.
    public init(fileExtensions: Set<String>, included: [Glob] = [], excluded: [Glob] = []) {
        self.fileExtensions = fileExtensions
        self.included = included
        self.excluded = excluded
    }

    /// A path that there is nothing at, or a folder that cannot be opened.
    public struct Failure: Error, Hashable, Sendable {
        /// The path.
        public var path: String
        /// The system's reason.
        public var reason: String
    }

    /// The files at and below paths, sorted, each once, with the folders that could not be opened.
    ///
    /// A file that is named itself is taken whatever the patterns say. Links to folders are not followed.
    /// - Throws: A ``Failure`` if there is nothing at one of the paths.
    public func files(at paths: [String]) throws(Failure) -> (files: [String], failures: [Failure]) {
        var files: Set<String> = []
        var failures: [Failure] = []
        for path in paths {
            var status = stat()
            guard stat(path, &status) == 0 else { throw Failure(path: path, reason: SourceTree.reason) }
            if status.st_mode & S_IFMT == S_IFDIR {
                collect(path, into: &files, &failures)
            } else {
                files.insert(path)
            }
        }
        return (files.sorted { one, other in one.utf8.lexicographicallyPrecedes(other.utf8) }, failures)
    }

    private static var reason: String { String(cString: strerror(errno)) }

    private func collect(_ root: String, into files: inout Set<String>, _ failures: inout [Failure]) {
        var folders = [root]
        while let folder = folders.popLast() {
            guard let directory = opendir(folder) else {
                failures.append(Failure(path: folder, reason: SourceTree.reason))
                continue
            }
            defer { closedir(directory) }
            let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                    name.withMemoryRebound(to: CChar.self, capacity: 256) { name in String(cString: name) }
                }
                // Hidden folders hold version control and build products.
                guard !name.hasPrefix(".") else { continue }
                add(prefix + name, type: entry.pointee.d_type, &files, &folders)
            }
        }
    }

    private func add(_ path: String, type: UInt8, _ files: inout Set<String>, _ folders: inout [String]) {
        switch SourceTree.kind(of: path, type: type) {
        case .folder: if !isExcluded(path) { folders.append(path) }
        case .file:
            guard let point = path.utf8.lastIndex(of: Byte.point),
                fileExtensions.contains(path[path.utf8.index(after: point)...].lowercased()), !isExcluded(path),
                included.isEmpty || included.contains(where: { glob in glob.matches(path) })
            else { return }
            files.insert(path)
        case .other: break
        }
    }

    private func isExcluded(_ path: String) -> Bool { excluded.contains { glob in glob.matches(path) } }

    private enum Kind { case file, folder, other }

    private static func kind(of path: String, type: UInt8) -> Kind {
        switch Int(type) {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_LNK), Int(DT_UNKNOWN):
            var status = stat()
            guard stat(path, &status) == 0 else { return .other }
            if status.st_mode & S_IFMT == S_IFREG { return .file }
            // A link to a folder may lead back up.
            return status.st_mode & S_IFMT == S_IFDIR && Int(type) == Int(DT_UNKNOWN) ? .folder : .other
        default: return .other
        }
    }
}
