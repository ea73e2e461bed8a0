import ArgumentParser
import Diagnostics
import Foundation
import VisualFormat

/// The formats of a command line: its arguments, or the lines of standard input.
struct FormatArguments: ParsableArguments {
    @Flag(help: "Use the extended dialect: multipliers, equal gaps, stacks and more.")
    var extended = false

    // A format may begin with a hyphen; the grammar says what is wrong with it, not the parser of arguments.
    @Argument(
        parsing: .allUnrecognized, help: "The formats. Without any, each line of standard input is a format.")
    var formats: [String] = []

    func validate() throws {
        let unknown = formats.first { format in
            let name = format.dropFirst(2)
            return format.hasPrefix("--") && name.first?.isLetter == true
                && !name.contains { !$0.isLetter && $0 != "-" }
        }
        if let unknown { throw ValidationError("Unknown option '\(unknown)'") }
        let file = formats.first { format in !format.contains { "[]|".contains($0) } && InputFile.isFile(format) }
        if let file {
            throw ValidationError(
                "'\(file)' is a file, not a format. For sources, use plumb lint. For a file with one format per line, add "
                    + "< before '\(file)'.")
        }
    }

    /// The dialect that was asked for.
    var dialect: Dialect { extended ? .extended : .standard }

    /// Calls a function with each format and the line that it stands on: of standard input, every line of which is a
    /// format, so that answers can be counted off against it, unless blank ones are skipped, or 1.
    /// - Throws: A `ValidationError` for UTF-16.
    func forEach(
        skippingBlankLines: Bool = false, _ body: (_ format: String, _ line: Int) -> Void
    ) throws(ValidationError) {
        guard formats.isEmpty else {
            for format in formats where format != "--" { body(format, 1) }
            return
        }
        if isatty(STDIN_FILENO) == 1 {
            OutputTerminal.complain("Reading formats from standard input, one per line. Press Control-D to end.")
        }
        var number = 0
        while var line = readLine() {
            number += 1
            // The two bytes of the mark that UTF-16 begins with are none of UTF-8, and half of those behind it are zero.
            if number == 1, line.hasPrefix("\u{FFFD}\u{FFFD}"), line.unicodeScalars.contains("\0") {
                throw ValidationError("Standard input is UTF-16. Convert it to UTF-8.")
            }
            // The mark that some editors begin a file with is no part of its first line.
            if number == 1, line.unicodeScalars.first == "\u{FEFF}" { line.unicodeScalars.removeFirst() }
            if skippingBlankLines, line.allSatisfy(\.isWhitespace) { continue }
            body(line, number)
        }
    }
}
