import ArgumentParser

/// `plumb vfl check`: the validity of formats, and their constraints.
struct VisualFormatCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Check formats, with Apple's error messages and carets.",
        discussion: """
            Names in brackets are views, other names are metrics. A number that Apple's parser accepts but a constraint \
            does not, such as a priority of 0 or 1001, is an error, since UIKit raises an exception. In the JSON output, \
            such a format is valid and has the error in its diagnostics.

            For example: plumb vfl check 'H:|-[title]-|' 'V:|-8-[title(>=20)]'

            Exit status: 0 all valid, 1 errors, 2 invalid arguments.
            """)

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @OptionGroup var quietness: QuietArguments

    @OptionGroup var coloring: ColorArguments

    @OptionGroup var arguments: FormatArguments

    func run() throws {
        let json = format.chosen == .json
        var hasErrors = false
        try arguments.forEach { format in
            let report = FormatReport(format.text, format.dialect, line: format.line)
            if !report.diagnostics.isEmpty { hasErrors = true }
            if report.diagnostics.isEmpty, quietness.quiet, !json { return }
            print(json ? report.json.text : report.text(isColored: coloring.isColored), terminator: json ? "\n" : "")
        }
        OutputTerminal.flush()
        if hasErrors { throw ExitCode(1) }
    }
}
