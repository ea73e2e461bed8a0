import Diagnostics

/// What is done with the files of some kinds: the seam at which documents join the sources.
///
/// `plumb lint` hands each file to the first check that knows the end of its name. A check gives findings as values; the
/// configuration's severities, the order of the report and its formats are the same for all of them.
public struct FileCheck: Sendable {
    /// How the files are gone through.
    public enum Work: Sendable {
        /// Each file by itself, from its name and its bytes; several at once, on any thread.
        case each(@Sendable (_ file: String, _ bytes: [UInt8]) -> FileReport)
        /// All files by one call on the caller's thread, which gives a report for each of them in their order and calls
        /// the second argument with the number of files done: for work that belongs to one thread or to other processes.
        case together(@Sendable (_ files: [String], _ progress: (Int) -> Void) -> [FileReport])
    }

    /// Ends of file names, without the point and in lower case.
    public let fileExtensions: Set<String>
    /// The rules of its findings.
    public let rules: [Rule]
    /// How the files are gone through.
    public let work: Work
    /// A report on bytes that lie in no file; nil where ``work`` takes them.
    public let ofBytes: (@Sendable (_ file: String, _ bytes: [UInt8]) -> FileReport)?

    /// A check.
    public init(
        fileExtensions: Set<String>, rules: [Rule], work: Work,
        ofBytes: (@Sendable (_ file: String, _ bytes: [UInt8]) -> FileReport)? = nil
    ) {
        self.ofBytes = ofBytes
        self.fileExtensions = fileExtensions
        self.rules = rules
        self.work = work
    }

    /// The check of the formats in Swift, Objective-C and C#; rules are those that a comment may name.
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
