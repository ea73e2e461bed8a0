import ArgumentParser
import Diagnostics
import Foundation
import VisualFormat

/// `plumb vfl`: what can be done with format strings alone.
struct VisualFormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vfl", abstract: "Check and normalise format strings of the Visual Format Language.",
        subcommands: [VisualFormatCheck.self, VisualFormatFormat.self])
}

/// The formats of a command line: its arguments, or the lines of standard input.
struct FormatArguments: ParsableArguments {
    @Flag(help: "Read the extended dialect: multipliers, equal gaps, stacks and more.")
    var extended = false

    @Argument(
        parsing: .remaining,
        help: "Formats; without any, each line of standard input is one. Options stand before them.")
    var formats: [String] = []

    /// The dialect that was asked for.
    var dialect: Dialect { extended ? .extended : .standard }

    /// Calls a function with each format; standard input is read line by line.
    func forEach(_ body: (String) -> Void) {
        if formats.isEmpty {
            while let line = readLine() { body(line) }
        } else {
            // `--` only ends the options.
            let given = formats.first == "--" ? formats.dropFirst() : formats[...]
            for format in given { body(format) }
        }
    }
}

extension String {
    /// Writes the text to standard error.
    func writeToStandardError() { FileHandle.standardError.write(Data(utf8)) }
}
