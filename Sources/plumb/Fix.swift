import ArgumentParser
import Diagnostics
import Foundation
import LayoutTools
import SourceLint

/// `plumb fix`: applies the fixes of `plumb lint`.
struct Fix: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Apply the fixes that plumb lint proposes for format strings.",
        discussion: """
            The command fixes each finding that has exactly one fix. It does not edit documents. For documents, use plumb \
            resolve.

            For example: plumb fix --dry-run Sources

            Exit status: 0 no errors left, 1 errors left or a file cannot be written (the others are), 2 invalid arguments \
            or settings.
            """)

    @OptionGroup var selection: SourceSelection

    @Flag(help: "Print the changes as a unified diff, and write nothing.")
    var dryRun = false

    func validate() throws {
        if selection.paths.isEmpty {
            throw ValidationError("Name the files or folders to fix, such as: plumb fix .")
        }
    }

    func run() throws {
        let linter = try selection.linter()
        let fixer = Fixer(linter)
        let found = try selection.files(for: linter)
        for finding in found.unreadable.flatMap(\.findings) { ToolRun.show(finding.diagnostic) }
        // Only files with findings are read again.
        let reports =
            linter.reports(on: found.files, named: Set(selection.paths)).namingOtherCommands() + found.unreadable
        var errors = 0
        var mended = 0
        var isTold = true
        for report in reports where !report.findings.isEmpty {
            let skips = report.findings.filter { finding in Self.skipped.contains(finding.diagnostic.id) }
            for skip in skips { ToolRun.show(skip.diagnostic) }
            guard skips.isEmpty, let outcome = fixer.outcome(of: report) else {
                errors += report.count(.error)
                continue
            }
            if outcome.remaining.count(.error) > 0 { isTold = false }
            guard outcome.count > 0 else {
                errors += outcome.remaining.count(.error)
                continue
            }
            guard dryRun ? show(outcome) : write(outcome) else {
                errors += report.count(.error) + 1
                continue
            }
            errors += outcome.remaining.count(.error)
            mended += outcome.count
        }
        if !isTold {
            OutputTerminal.complain("Run plumb lint for the errors that are left. They have no fix, or several.")
        }
        let verb = dryRun ? "can be fixed" : "fixed"
        OutputTerminal.complain("\(mended.counted("finding")) \(verb), \(errors.counted("error")) left")
        if errors > 0 { throw ExitCode(1) }
    }

    /// The ids of findings for files that were not checked.
    private static let skipped: Set<DiagnosticID> = ["lint.unknown-kind", "lint.unreadable-file"]

    private func show(_ outcome: Fixer.Outcome) -> Bool {
        let difference = LineDifference(from: outcome.before, to: outcome.after)
        OutputTerminal.write(Data(difference.unified(file: outcome.file)))
        return true
    }

    /// Writes a file, and returns whether that succeeded.
    private func write(_ outcome: Fixer.Outcome) -> Bool {
        do {
            try outcome.write()
            return true
        } catch {
            ToolRun.show(ToolRun.cannotWrite(outcome.file, error.reason))
            return false
        }
    }
}
