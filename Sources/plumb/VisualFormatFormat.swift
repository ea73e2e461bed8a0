import ArgumentParser
import Diagnostics
import VisualFormat

/// `plumb vfl format`: formats in their normal form.
struct VisualFormatFormat: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format", abstract: "Print formats in their normal form.",
        discussion: """
            Leaves out what says nothing: H:, ==, @1000, spaces of 0, parentheses around one number.
            A format that is not valid is printed as it is, and its problems go to standard error. Blank lines and comments \
            stay where they are.

            For example: plumb vfl format 'H:|-(0)-[a(==50@1000)]-(8)-[b]'

            Exit status: 0 all are valid, 1 some are not, 2 the arguments cannot be used.
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
