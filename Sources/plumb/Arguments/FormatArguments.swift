import ArgumentParser
import Diagnostics
import Foundation
import VisualFormat

/// The formats of a command line: its arguments, or the lines of a file or standard input.
struct FormatArguments: ParsableArguments {
    @Flag(help: "Use the extended dialect: multipliers, equal gaps, stacks and more.")
    var extended = false

    // A format may begin with a hyphen. The grammar reports its errors, not the argument parser.
    @Argument(
        parsing: .allUnrecognized,
        help:
            "The formats, or a file whose name ends in .vfl. Without any, or with -, each line of standard input is a format; blank lines and comments are skipped."
    )
    var formats: [String] = []

    func validate() throws {
        let unknown = formats.first { format in
            let name = format.dropFirst(2)
            return format.hasPrefix("--") && name.first?.isLetter == true
                && !name.contains { !$0.isLetter && $0 != "-" }
        }
        if let unknown { throw ValidationError("Unknown option '\(unknown)'") }
        if file != nil { return }
        let file = formats.first { format in !format.contains { "[]|".contains($0) } && InputFile.isFile(format) }
        if let file {
            throw ValidationError(
                "'\(file)' is a file, not a format. For sources, use plumb lint. For a file with one format per line, add "
                    + "< before '\(file)'.")
        }
    }

    /// The file that the command line names in place of formats.
    var file: String? {
        // This text cannot be a format.
        guard formats.count == 1, FileKind(of: formats[0]) == .other("vfl"),
            !formats[0].contains(where: { letter in "[]|".contains(letter) })
        else { return nil }
        return formats[0]
    }

    /// Whether the formats are lines of a text and no arguments.
    var areLines: Bool { formats.isEmpty || formats == [InputFile.standardInput] || file != nil }

    /// Returns the lines of the file, or of standard input as they arrive.
    private func lines() throws(ValidationError) -> AnyIterator<String> {
        guard let file else { return AnyIterator { readLine() } }
        let bytes = try InputFile.settings(file, called: "file of formats")
        let text = String(decoding: bytes, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var lines = text.dropLast(text.last?.isEmpty == true ? 1 : 0).map(String.init)[...]
        return AnyIterator { lines.popFirst() }
    }

    /// The requested dialect.
    var dialect: Dialect { extended ? .extended : .standard }

    /// A format with its line and dialect.
    struct Format {
        let text: String
        /// The line of the format, or 1 for an argument.
        let line: Int
        let dialect: Dialect
    }

    /// Calls a function with each format, for standard input as soon as its line arrives.
    ///
    /// Blank lines and comments are skipped. After a comment `// Dialect: extended`, as `plumb export vfl` writes it, formats have that
    /// dialect.
    /// - Throws: A `ValidationError` for UTF-16.
    func forEach(
        passing: (_ line: String) -> Void = { _ in }, _ body: (_ format: Format) -> Void
    ) throws(ValidationError) {
        guard areLines else {
            for format in formats where format != "--" { body(Format(text: format, line: 1, dialect: dialect)) }
            return
        }
        if file == nil, isatty(STDIN_FILENO) == 1 {
            OutputTerminal.complain("Reading formats from standard input, one per line. Press Control-D to end.")
        }
        var number = 0
        var dialect = dialect
        let lines = try lines()
        while var line = lines.next() {
            number += 1
            // The byte order mark of UTF-16 is invalid UTF-8, and half of the following bytes are zero.
            if number == 1, line.hasPrefix("\u{FFFD}\u{FFFD}"), line.unicodeScalars.contains("\0") {
                throw ValidationError("Standard input is UTF-16. Convert it to UTF-8.")
            }
            // The byte order mark at the start of a file is not part of its first line.
            if number == 1, line.unicodeScalars.first == "\u{FEFF}" { line.unicodeScalars.removeFirst() }
            if let comment = Self.comment(line) {
                if comment == Dialect.extendedComment { dialect = .extended }
                passing(line)
            } else {
                body(Format(text: line, line: number, dialect: dialect))
            }
        }
    }

    /// Returns the text of a comment, `// …` or `# …`, or of a blank line; nil for a format.
    private static func comment(_ line: String) -> String? {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.isEmpty { return "" }
        let mark = text.hasPrefix("//") ? 2 : text.hasPrefix("#") ? 1 : 0
        let rest = text.dropFirst(mark)
        // Other programs write settings without a space after the slashes, as in //viewport.
        guard mark > 0, rest.first.map(\.isWhitespace) ?? true else { return nil }
        return rest.trimmingCharacters(in: .whitespaces)
    }
}
