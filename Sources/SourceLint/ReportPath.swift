/// A file as reports name it that other programs read: by its way from the working folder if it lies there, however it was named;
/// else by its whole path.
///
/// A way that begins with `..` says nothing to a reader that does not know the folder, and SARIF forbids such steps.
struct ReportPath: Hashable, Sendable {
    /// The path; it begins with a slash where the file lies outside of the folder.
    let text: String

    /// The path of a file that lies below a folder or elsewhere; relative ones count from the working folder.
    init(_ file: String, in folder: String = "") {
        let folder = FilePlace(spelling: folder).path
        let spelled = FilePlace(spelling: file).path
        // A folder that is reached by a link has another name for the shell than for the system.
        text = Self.way(to: spelled, from: folder) ?? Self.way(to: FilePlace(file).path, from: folder) ?? spelled
    }

    private static func way(to path: String, from folder: String) -> String? {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
    }
}
