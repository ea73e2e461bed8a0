import ArgumentParser
import Diagnostics
import Foundation
import SourceLint

/// `plumb lint`: the formats in sources, checked before the code runs.
struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check the Visual Format strings in Swift, Objective-C and C# sources.",
        discussion: """
            Folders are searched; a file that is named itself is always looked at. Settings are read from .plumb.yml in \
            the working folder. Exit status: 0 no errors, 1 errors, 2 unusable arguments or settings.
            """)

    @OptionGroup var selection: SourceSelection

    @Option(help: ArgumentHelp("How to write the report: text, json, sarif or github.", valueName: "format"))
    var format: ReportFormat = .text

    @Option(help: ArgumentHelp("Look only at a stable part of the files, the K-th of N.", valueName: "K/N"))
    var shard: Shard = .whole

    @Flag(help: "Let warnings count as errors in the exit status.")
    var strict = false

    func run() throws {
        let linter = try selection.linter()
        let found = try selection.files(for: linter)
        let files = found.files.filter(shard.contains)
        let progress = ProgressBar(total: files.count)
        var reports = linter.reports(on: files) { done in progress.show(done) }
        progress.clear()
        reports += found.unreadable
        let isColored = format == .text && Terminal.isColored
        let writer = ReportWriter(format, rules: linter.rules, isColored: isColored, shard: shard)
        FileHandle.standardOutput.write(Data(writer.text(of: reports).utf8))
        if format == .text { Terminal.note(Lint.summary(of: reports, files: files.count)) }
        let failures = reports.reduce(0) { count, report in
            count + report.count(.error) + (strict ? report.count(.warning) : 0)
        }
        if failures > 0 { throw ExitCode(1) }
    }

    /// `2 errors, 1 warning in 1 of 120 files`.
    static func summary(of reports: [FileReport], files: Int) -> String {
        let counts = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap { severity, name in
            let count = reports.reduce(0) { count, report in count + report.count(severity) }
            return count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
        }
        let concerned = reports.count { report in !report.findings.isEmpty }
        let whole = "\(files) file\(files == 1 ? "" : "s")"
        return counts.isEmpty
            ? "Nothing found in \(whole)" : counts.joined(separator: ", ") + " in \(concerned) of \(whole)"
    }
}

/// The files and settings that `plumb lint` and `plumb fix` share.
struct SourceSelection: ParsableArguments {
    @Argument(help: "Files and folders.", completion: .file())
    var paths: [String]

    @Option(help: ArgumentHelp("Settings; .plumb.yml of the working folder if there is one.", valueName: "file"))
    var config: String?

    /// A linter with the settings.
    func linter() throws -> Linter {
        Linter(try settings())
    }

    /// The files to look at, and reports on folders that cannot be opened.
    func files(for linter: Linter) throws -> (files: [String], unreadable: [FileReport]) {
        let tree = SourceTree(
            fileExtensions: linter.fileExtensions, included: linter.configuration.included,
            excluded: Configuration.alwaysExcluded + linter.configuration.excluded)
        do {
            let (files, failures) = try tree.files(at: paths)
            return (files, failures.map { failure in Linter.unreadable(failure.path, failure.reason) })
        } catch {
            throw ValidationError("\(error.path): \(error.reason)")
        }
    }

    private func settings() throws -> Configuration {
        let path = config ?? ".plumb.yml"
        guard let data = FileManager.default.contents(atPath: path) else {
            guard config == nil else { throw ValidationError("\(path): the settings cannot be read") }
            return Configuration()
        }
        let text = String(decoding: data, as: UTF8.self)
        do {
            return try Configuration(yaml: text, file: path)
        } catch {
            let writer = TerminalWriter()
            let source = SourceText(text, file: path)
            let lines = error.diagnostics.map { diagnostic in writer.text(of: diagnostic, in: source) }
            throw ValidationError("the settings cannot be used\n" + lines.joined())
        }
    }
}

extension ReportFormat: ExpressibleByArgument {}

extension Shard: ExpressibleByArgument {
    /// A part as `K/N`.
    public init?(argument: String) { self.init(argument) }
    /// The default as `1/1`.
    public var defaultValueDescription: String { "\(index)/\(count)" }
}
