import Diagnostics

/// A check for files of some kinds.
///
/// Documents are checked through it too.
///
/// `plumb lint` passes each file to the first check that knows its extension. A check returns findings. The severities
/// of the configuration, the order and the report formats are the same for all checks.
public struct FileCheck: Sendable {
    /// The way in which a check processes files.
    public enum Work: Sendable {
        /// Checks each file by itself, by its name and bytes.
        ///
        /// Several files are checked concurrently on any thread.
        case each(@Sendable (_ file: String, _ bytes: [UInt8]) -> FileReport)
        /// Checks all files with one call on the caller's thread.
        ///
        /// The function returns a report per file in order, and calls the second argument with the number of finished
        /// files. It suits work that belongs to one thread or to other processes.
        case together(@Sendable (_ files: [String], _ progress: (Int) -> Void) -> [FileReport])
    }

    /// The file extensions, in lower case and without the period.
    public let fileExtensions: Set<String>
    /// The rules of the findings.
    public let rules: [Rule]
    /// The way in which the check processes files.
    public let work: Work
    /// Returns a report on bytes outside a file; nil if ``work`` processes them.
    public let ofBytes: (@Sendable (_ file: String, _ bytes: [UInt8]) -> FileReport)?

    /// Creates a check.
    public init(
        fileExtensions: Set<String>, rules: [Rule], work: Work,
        ofBytes: (@Sendable (_ file: String, _ bytes: [UInt8]) -> FileReport)? = nil
    ) {
        self.ofBytes = ofBytes
        self.fileExtensions = fileExtensions
        self.rules = rules
        self.work = work
    }

    /// Returns the check for formats in Swift, Objective-C and C#.
    ///
    /// - Parameter rules: The rules that comments may name.
    public static func sources(_ configuration: Configuration, rules: [Rule] = Rule.sources) -> FileCheck {
        let check = SourceCheck(configuration, rules: rules)
        return FileCheck(
            fileExtensions: ["swift", "m", "mm", "h", "pch", "cs"], rules: Rule.sources,
            work: .each { file, bytes in
                let fileExtension = file.split(separator: ".").last.map(String.init) ?? ""
                guard let language = Language(fileExtension: fileExtension) else {
                    return FileReport(file: file, findings: [])
                }
                return check.report(bytes, language: language, file: file)
            })
    }
}
