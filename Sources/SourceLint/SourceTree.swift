import Foundation

/// Finds the files at the paths that a user names.
public struct SourceTree: Sendable {
    /// The file extensions of interest, without the period.
    public var fileExtensions: Set<String>
    /// The patterns of files to include.
    ///
    /// If empty, all files are included.
    public var included: [Glob]
    /// The patterns of files and folders to skip, unless the user names them or a folder in them.
    public var excluded: [Glob]

    /// Creates a tree.
    public init(fileExtensions: Set<String>, included: [Glob] = [], excluded: [Glob] = []) {
        self.fileExtensions = fileExtensions
        self.included = included
        self.excluded = excluded
    }

    /// A path that does not exist, or a folder that cannot be opened.
    public struct Failure: Error, Hashable, Sendable {
        /// The path.
        public var path: String
        /// The reason of the system.
        public var reason: String
    }

    /// A named folder without files to check.
    public struct EmptyFolder: Hashable, Sendable {
        /// The path.
        public var path: String
        /// The number of files that the patterns exclude.
        public var leftOutFiles = 0
        /// The folders that the patterns exclude, which were not searched.
        public var leftOutFolders: [String] = []
    }

    /// The files and folders at some paths.
    public struct Contents: Hashable, Sendable {
        /// The files, sorted and without duplicates.
        public var files: [String] = []
        /// The folders that could not be opened.
        public var failures: [Failure] = []
        /// The named folders without files to check.
        public var emptyFolders: [EmptyFolder] = []
    }

    /// Returns the files at and below paths.
    ///
    /// A file that the user names is included whatever the patterns are. Symbolic links to folders are not followed.
    /// - Throws: A ``Failure`` if one of the paths does not exist.
    public func files(at paths: [String]) throws(Failure) -> Contents {
        var files: Set<String> = []
        var contents = Contents()
        for path in paths {
            var status = stat()
            guard stat(path, &status) == 0 else { throw Failure(path: path, reason: SourceTree.reason) }
            guard status.st_mode & S_IFMT == S_IFDIR else {
                files.insert(path)
                continue
            }
            let folder = collect(path)
            files.formUnion(folder.files)
            contents.failures += folder.failures
            if folder.files.isEmpty, folder.failures.isEmpty { contents.emptyFolders.append(folder.leftOut) }
        }
        contents.files = (paths.count < 2 ? files : SourceTree.once(files, named: paths)).sorted { one, other in
            one.utf8.lexicographicallyPrecedes(other.utf8)
        }
        return contents
    }

    /// Returns each file once, even if its path is written in several ways, such as `./A.swift` and `A.swift`.
    ///
    /// A named path comes first, then the first one in order.
    private static func once(_ files: Set<String>, named paths: [String]) -> Set<String> {
        var seen: Set<FilePlace> = []
        var kept: Set<String> = []
        let others = files.subtracting(paths).sorted()
        for path in paths.filter(files.contains) + others where seen.insert(FilePlace(spelling: path)).inserted {
            kept.insert(path)
        }
        return kept
    }

    private static var reason: String { String(cString: strerror(errno)) }

    /// The files found in a named folder.
    private struct Collection {
        var files: [String] = []
        var failures: [Failure] = []
        var leftOut: EmptyFolder
        /// The folders that are not searched yet.
        var folders: [String]
        /// The excluded patterns.
        let excluded: [Glob]

        func isExcluded(_ path: String) -> Bool { excluded.decision(on: path) == true }
    }

    private func collect(_ root: String) -> Collection {
        // Patterns that exclude the named folder itself, or a parent of it, do not apply.
        var found = Collection(
            leftOut: EmptyFolder(path: root), folders: [root],
            excluded: excluded.filter { glob in glob.isNegated || !glob.matches(root) }
        )
        while let folder = found.folders.popLast() {
            guard let directory = opendir(folder) else {
                found.failures.append(Failure(path: folder, reason: SourceTree.reason))
                continue
            }
            defer { closedir(directory) }
            let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
            while let entry = readdir(directory) {
                // Invariant: the system ends a name with a zero byte, within 256 bytes. Test: `FixtureTests`.
                let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                    name.withMemoryRebound(to: CChar.self, capacity: 256) { name in String(cString: name) }
                }
                // Hidden folders contain version control and build products.
                guard !name.hasPrefix(".") else { continue }
                add(prefix + name, type: entry.pointee.d_type, to: &found)
            }
        }
        found.leftOut.leftOutFolders.sort()
        return found
    }

    private func add(_ path: String, type: UInt8, to found: inout Collection) {
        switch SourceTree.kind(of: path, type: type) {
        case .folder:
            if found.excluded.closes(path) {
                found.leftOut.leftOutFolders.append(path)
            } else {
                found.folders.append(path)
            }
        case .file:
            guard let point = path.utf8.lastIndex(of: Byte.point),
                fileExtensions.contains(path[path.utf8.index(after: point)...].lowercased())
            else { return }
            guard !found.isExcluded(path),
                included.allSatisfy(\.isNegated)
                    ? included.decision(on: path) != false : included.decision(on: path) == true
            else {
                found.leftOut.leftOutFiles += 1
                return
            }
            found.files.append(path)
        case .other: break
        }
    }

    private enum Kind { case file, folder, other }

    private static func kind(of path: String, type: UInt8) -> Kind {
        switch Int(type) {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_LNK), Int(DT_UNKNOWN):
            var status = stat()
            guard stat(path, &status) == 0 else { return .other }
            if status.st_mode & S_IFMT == S_IFREG { return .file }
            // A link to a folder may lead to a parent folder.
            return status.st_mode & S_IFMT == S_IFDIR && Int(type) == Int(DT_UNKNOWN) ? .folder : .other
        default: return .other
        }
    }
}
