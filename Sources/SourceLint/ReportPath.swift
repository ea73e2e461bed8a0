/// The path of a file in reports for other programs: relative to the working folder if the file is in it, otherwise absolute.
///
/// A path that begins with `..` has no meaning for a reader that does not know the folder, and SARIF forbids it.
struct ReportPath: Hashable, Sendable {
    /// The path; absolute if the file is outside the folder.
    let text: String

    /// Creates the path of a file.
    ///
    /// Relative paths refer to the working folder.
    init(_ file: String, in folder: String = "") {
        let folder = FilePlace(spelling: folder).path
        let spelled = FilePlace(spelling: file).path
        // A folder behind a symbolic link has different names for the shell and the system.
        text = Self.way(to: spelled, from: folder) ?? Self.way(to: FilePlace(file).path, from: folder) ?? spelled
    }

    private static func way(to path: String, from folder: String) -> String? {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
    }
}
