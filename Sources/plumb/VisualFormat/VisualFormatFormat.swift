import ArgumentParser
import Diagnostics
import VisualFormat

/// `plumb vfl format`: formats in their normal form.
struct VisualFormatFormat: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format", abstract: "Print formats in their normal form.",
        discussion: """
            The normal form omits redundant parts: H:, ==, @1000, spaces of 0, parentheses around one number.
            An invalid format is printed unchanged, and its errors go to standard error. Blank lines and comments \
            stay.

            For example: plumb vfl format 'H:|-(0)-[a(==50@1000)]-(8)-[b]'

            Exit status: 0 all valid, 1 errors, 2 invalid arguments.
            """)

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @OptionGroup var coloring: ColorArguments

    @OptionGroup var arguments: FormatArguments

    func run() throws {
        var isValid = true
        let json = format.chosen == .json
        try arguments.forEach(passing: { line in if !json { print(line) } }) { format in
            let report = FormatReport(format.text, format.dialect, line: format.line)
            if report.tree.normalized == nil { isValid = false }
            if json {
                print(Self.json(of: report).text)
            } else if let normal = report.tree.normalized {
                print(normal)
            } else {
                print(format.text)
                report.text(isColored: coloring.colorsErrors).writeToStandardError()
            }
        }
        OutputTerminal.flush()
        if !isValid { throw ExitCode(1) }
    }

    /// The format, its normal form, or null for an invalid format, and its findings.
    private static func json(of report: FormatReport) -> JSONValue {
        .object([
            ("format", .string(report.tree.source)), ("valid", .bool(report.tree.normalized != nil)),
            ("normal", report.tree.normalized.map(JSONValue.string) ?? .null),
            ("diagnostics", .array(report.diagnostics.map(\.json))),
        ])
    }
}
