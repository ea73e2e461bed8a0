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

    @OptionGroup var arguments: FormatArguments

    func run() throws {
        var isValid = true
        try arguments.forEach(passing: { line in print(line) }) { format in
            let report = FormatReport(format.text, format.dialect, line: format.line)
            if let normal = report.tree.normalized {
                print(normal)
            } else {
                isValid = false
                print(format.text)
                report.text.writeToStandardError()
            }
        }
        OutputTerminal.flush()
        if !isValid { throw ExitCode(1) }
    }
}
