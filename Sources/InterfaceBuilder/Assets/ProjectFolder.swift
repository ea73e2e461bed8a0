import Foundation

/// The folder in which the pictures, colors and strings of a document are searched.
///
/// It is the nearest folder around the document that contains an Xcode project, a workspace, `Package.swift`, `project.yml` or a `.git`
/// folder. Without such a folder it is the folder of the document. Symbolic links are followed only to files inside it.
struct ProjectFolder {
    /// The path, in the user's spelling.
    let path: String
    /// The folder of the document, in the user's spelling.
    let documentFolder: String
    /// The maximum number of entries that are visited.
    private let mostEntries: Int

    /// The maximum number of parents of the document's folder.
    private static let mostParents = 12
    /// The maximum depth of folders.
    private static let mostDepth = 24
    /// The folders with products and other projects, which are skipped.
    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "build", "Build"]
    private static let projects = [".xcodeproj", ".xcworkspace"]
    private static let projectFiles: Set<String> = ["Package.swift", "project.yml", "Project.swift", ".git"]

    /// Finds the folder of a document's project.
    ///
    /// Returns nil for standard input.
    init?(around document: String, mostEntries: Int = 40_000) {
        guard document != "-", !document.isEmpty else { return nil }
        self.mostEntries = mostEntries
        documentFolder = Self.parent(of: document)
        var folder = documentFolder
        for _ in 0..<Self.mostParents {
            let names = Self.entries(of: folder).map(\.name)
            let isProject = names.contains { name in
                Self.projectFiles.contains(name) || Self.projects.contains(where: name.hasSuffix)
            }
            if isProject {
                path = folder
                return
            }
            let parent = Self.parent(of: folder)
            guard parent != folder else { break }
            folder = parent
        }
        path = documentFolder
    }

    /// Returns the folder around a path, in the same spelling.
    static func parent(of path: String) -> String {
        if path == "/" { return path }
        if path == "." || path.isEmpty { return ".." }
        var parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        if parts.last == ".." { return path + "/.." }
        parts.removeLast()
        let start = path.hasPrefix("/") ? "/" : ""
        return parts.isEmpty ? (start.isEmpty ? "." : "/") : start + parts.joined(separator: "/")
    }

    /// An entry of a folder.
    struct Entry {
        let name: String
        let path: String
        let isFolder: Bool
    }

    /// A visit of every entry, from the outer folders to the inner ones.
    ///
    /// The function returns whether the contents of a folder are visited too. Returns false if the limit was reached.
    func visit(_ body: (Entry) -> Bool) -> Bool {
        var open = [(path: path, depth: 0)]
        var (next, count) = (0, 0)
        let root = Self.realPath(path)
        while next < open.count {
            let (folder, depth) = open[next]
            next += 1
            for (name, type) in Self.entries(of: folder) where !name.hasPrefix(".") {
                count += 1
                guard count <= mostEntries else { return false }
                let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
                switch type {
                case .folder:
                    guard !Self.isSkipped(name), depth < Self.mostDepth else { continue }
                    if body(Entry(name: name, path: path, isFolder: true)) { open.append((path, depth + 1)) }
                case .file: _ = body(Entry(name: name, path: path, isFolder: false))
                case .link:
                    if Self.leads(path, into: root) { _ = body(Entry(name: name, path: path, isFolder: false)) }
                case .other: break
                }
            }
        }
        return true
    }

    /// Returns whether a folder of the project is not searched.
    private static func isSkipped(_ name: String) -> Bool {
        skipped.contains(name)
            || [".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".app"].contains(where: name.hasSuffix)
    }

    /// Returns the number of folders between the document's folder and another path, up and down.
    func distance(to path: String) -> Int {
        func parts(_ path: String) -> [Substring] {
            path.split(separator: "/").filter { part in part != "." }
        }
        let (own, other) = (parts(documentFolder), parts(Self.parent(of: path)))
        let shared = zip(own, other).prefix { one, other in one == other }.count
        return own.count + other.count - 2 * shared
    }

    /// Returns whether a link leads to a file inside a folder.
    static func leads(_ link: String, into root: String?) -> Bool {
        guard let root, let target = realPath(link), target.hasPrefix(root == "/" ? root : root + "/") else {
            return false
        }
        var status = stat()
        return stat(target, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    enum EntryType { case file, folder, link, other }

    /// Returns the entries of a folder in no particular order.
    static func entries(of folder: String) -> [(name: String, type: EntryType)] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var found: [(String, EntryType)] = []
        while let entry = readdir(directory) {
            // Invariant: the system ends a name with a zero byte, within 256 bytes. Test: `ProjectTests`.
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { name in String(cString: name) }
            }
            guard name != ".", name != ".." else { continue }
            found.append((name, type(of: entry.pointee.d_type, folder + "/" + name)))
        }
        return found
    }

    private static func type(of kind: UInt8, _ path: String) -> EntryType {
        switch Int(kind) {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .link
        case Int(DT_UNKNOWN):
            var status = stat()
            guard lstat(path, &status) == 0 else { return .other }
            return switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        default: return .other
        }
    }

    /// Returns the bytes of a file, at most one more than a limit, or nil if it cannot be read.
    static func bytes(of path: String, most: Int) -> [UInt8]? {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: most + 1) ?? Data()).map { data in [UInt8](data) }
    }
}
