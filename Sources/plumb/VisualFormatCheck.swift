import ArgumentParser

/// `plumb vfl check`: whether formats can be read, and what they say.
struct VisualFormatCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Say whether formats are valid, with Apple's messages and carets.",
        discussion: """
            Names are not looked up: those in brackets are taken for views, the others for metrics. A number that Apple's \
            parser reads and no constraint takes, such as a priority of 0 or 1001, is an error as it is for plumb lint, since the \
            call ends in an exception all the same; in JSON such a format is valid and has the error among its diagnostics.

            For example: plumb vfl check 'H:|-[title]-|' 'V:|-8-[title(>=20)]'

            Exit status: 0 nothing is wrong, 1 something is, 2 the arguments cannot be used.
            """)

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @OptionGroup var arguments: FormatArguments

    func run() throws {
        let json = format.chosen == .json
        var hasErrors = false
        try arguments.forEach { format in
            let report = FormatReport(format.text, format.dialect, line: format.line)
            if !report.diagnostics.isEmpty { hasErrors = true }
            print(json ? report.json.text : report.text, terminator: json ? "\n" : "")
        }
        OutputTerminal.flush()
        if hasErrors { throw ExitCode(1) }
    }
}
