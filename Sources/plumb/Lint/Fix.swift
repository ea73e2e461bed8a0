import ArgumentParser
import Diagnostics
import Foundation
import LayoutTools
import SourceLint

/// `plumb fix`: applies the fixes of `plumb lint`, and those of layout documents.
struct Fix: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Apply the fixes that plumb lint proposes for format strings, and those of layout documents.",
        usage: "plumb fix [<options>] <paths> ...",
        discussion: """
            The command fixes each finding that has exactly one fix. In the folders that you name it fixes sources. To fix a \
            layout document, name the file. For Interface Builder documents, use plumb resolve.

            For example: plumb fix --dry-run Sources
                         plumb fix SignIn.yaml

            Exit status: 0 no errors left, 1 errors left or a file cannot be written (the others are), 2 invalid arguments \
            or settings.
            """)

    @OptionGroup var selection: SourceSelection

    @Flag(help: "Print the changes as a unified diff, and write nothing.")
    var dryRun = false

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @OptionGroup var quietness: QuietArguments

    @OptionGroup var coloring: ColorArguments

    func validate() throws {
        if selection.paths.isEmpty {
            throw ValidationError("Name the files or folders to fix, such as: plumb fix .")
        }
    }

    func run() throws {
        // Other programs use YAML and JSON too, so layout documents in folders are not edited.
        let found = try selection.files(for: selection.linter())
        let linter = Linter(try selection.settings(), further: [LayoutDocumentCheck.fileCheck])
        let fixer = Fixer(linter)
        let findings = FindingOutput(isColored: coloring.colorsErrors, isJSON: format.chosen == .json)
        // Only files with findings are read again.
        let reports =
            linter.reports(on: found.files, named: Set(selection.paths)).namingOtherCommands() + found.unreadable
        var (errors, mended) = (0, 0)
        // The commands that show the errors that are left.
        var commands: [String] = []
        let unread = Set(found.unreadable.map(\.file))
        for report in reports where !report.findings.isEmpty {
            let result = fix(report, by: fixer, isRead: !unread.contains(report.file), findings)
            (errors, mended) = (errors + result.errors, mended + result.fixed)
            if !result.isTold { commands.append(FileKind(of: report.file) == .layout ? "plumb layout" : "plumb lint") }
            if findings.isJSON { OutputTerminal.write(result.json(file: report.file, findings.taken()).text + "\n") }
        }
        if !findings.isJSON, !quietness.quiet {
            if !commands.isEmpty {
                OutputTerminal.complain(
                    "Run \(commands.unique().listed()) for the errors that are left. They have no fix, or several.")
            }
            let verb = dryRun ? "can be fixed" : "fixed"
            OutputTerminal.complain("\(mended.counted("finding")) \(verb), \(errors.counted("error")) left")
        }
        if errors > 0 { throw ExitCode(1) }
    }

    /// The result of one file.
    private struct Result {
        var fixed = 0
        var errors = 0
        /// A Boolean value that indicates whether the findings of the run name each error that is left.
        var isTold = true
        /// The changes as a unified diff, of a dry run.
        var difference: String?

        func json(file: String, _ findings: [Diagnostic]) -> JSONValue {
            .object(
                [("file", .string(file)), ("fixed", .number(Double(fixed))), ("errors", .number(Double(errors)))]
                    + (difference.map { difference in [("difference", .string(difference))] } ?? [])
                    + [("diagnostics", .array(findings.map(\.json)))])
        }
    }

    /// Fixes a file, and shows the findings that keep it from being fixed.
    ///
    /// The report in JSON has all that are left.
    private func fix(
        _ report: FileReport, by fixer: Fixer, isRead: Bool, _ findings: FindingOutput
    ) -> Result {
        let skips = report.findings.filter { finding in !isRead || Self.skipped.contains(finding.diagnostic.id) }
        for skip in skips { findings.show(skip.diagnostic) }
        guard skips.isEmpty, let outcome = fixer.outcome(of: report) else {
            return Result(errors: report.count(.error))
        }
        let left = outcome.remaining.count(.error)
        if findings.isJSON { findings.show(outcome.remaining.findings.map(\.diagnostic)) }
        var result = Result(errors: left, isTold: left == 0)
        guard outcome.count > 0 else { return result }
        result.fixed = outcome.count
        if dryRun {
            let difference = LineDifference(from: outcome.before, to: outcome.after).unified(file: outcome.file)
            if findings.isJSON {
                result.difference = String(decoding: difference, as: UTF8.self)
            } else {
                OutputTerminal.write(Data(difference))
            }
            return result
        }
        do {
            try outcome.write()
            return result
        } catch {
            findings.show(ToolRun.cannotWrite(outcome.file, error.reason))
            return Result(errors: report.count(.error) + 1, isTold: left == 0)
        }
    }

    /// The ids of findings for files that were not checked.
    private static let skipped: Set<DiagnosticID> = ["lint.unknown-kind", "lint.unreadable-file"]
}
