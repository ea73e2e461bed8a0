import Diagnostics

/// What is done with the files of some kinds: the seam at which documents join the sources.
///
/// `plumb lint` hands each file to the first check that knows the end of its name. A check gives findings as values; the
/// configuration's severities, the order of the report and its formats are the same for all of them.
public struct FileCheck: Sendable {
    /// Ends of file names, without the point and in lower case.
    public let fileExtensions: Set<String>
    /// The rules of its findings.
    public let rules: [Rule]
    /// Whether it may run on several threads at once; otherwise it runs on the caller's thread, a file after the other.
    public let isConcurrent: Bool
    /// The findings in a file, from its name and its bytes.
    let report: @Sendable (_ file: String, _ bytes: [UInt8]) -> FileReport

    /// A check.
    public init(
        fileExtensions: Set<String>, rules: [Rule], isConcurrent: Bool = true,
        report: @escaping @Sendable (_ file: String, _ bytes: [UInt8]) -> FileReport
    ) {
        self.fileExtensions = fileExtensions
        self.rules = rules
        self.isConcurrent = isConcurrent
        self.report = report
    }

    /// The check of the formats in Swift, Objective-C and C#; rules are those that a comment may name.
    public static func sources(_ configuration: Configuration, rules: [Rule] = Rule.sources) -> FileCheck {
        let check = SourceCheck(configuration, rules: rules)
        return FileCheck(fileExtensions: ["swift", "m", "mm", "h", "pch", "cs"], rules: Rule.sources) { file, bytes in
            let fileExtension = file.split(separator: ".").last.map(String.init) ?? ""
            guard let language = Language(fileExtension: fileExtension) else {
                return FileReport(file: file, findings: [])
            }
            return check.report(bytes, language: language, file: file)
        }
    }
}
