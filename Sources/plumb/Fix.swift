import ArgumentParser
import Diagnostics
import Foundation
import LayoutTools
import SourceLint

/// `plumb fix`: mends what `plumb lint` finds where there is one way to do so.
struct Fix: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Mend the Visual Format strings that plumb lint finds fault with.",
        discussion: """
            A finding with exactly one way to mend it is mended. Documents are not looked at; plumb resolve mends \
            those.

            For example: plumb fix --dry-run Sources

            Exit status: 0 no errors are left, 1 some are, or a file cannot be written (the others still are), 2 unusable arguments \
            or settings.
            """)

    @OptionGroup var selection: SourceSelection

    @Flag(help: "Print the changes as a unified diff and change nothing.")
    var dryRun = false

    func validate() throws {
        if selection.paths.isEmpty {
            throw ValidationError("name the files or folders to change, such as: plumb fix .")
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
            OutputTerminal.complain("plumb lint shows what is left, which has no one way out or would still be wrong")
        }
        let verb = dryRun ? "can be mended" : "mended"
        OutputTerminal.complain("\(mended.counted("finding")) \(verb), \(errors.counted("error")) left")
        if errors > 0 { throw ExitCode(1) }
    }

    /// What says why nothing in a file was looked at.
    private static let skipped: Set<DiagnosticID> = ["lint.unknown-kind", "lint.unreadable-file"]

    private func show(_ outcome: Fixer.Outcome) -> Bool {
        let difference = LineDifference(from: outcome.before, to: outcome.after)
        OutputTerminal.write(Data(difference.unified(file: outcome.file)))
        return true
    }

    /// Whether the file could be written; where it could not, that is one more error, and the others are mended all the same.
    private func write(_ outcome: Fixer.Outcome) -> Bool {
        do {
            try outcome.write()
            return true
        } catch {
            ToolRun.show(ToolRun.cannotWrite(outcome.file, error.reason + "; it is as it was"))
            return false
        }
    }
}
