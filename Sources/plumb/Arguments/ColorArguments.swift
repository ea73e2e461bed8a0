import ArgumentParser
import Foundation

/// `--color`, in every command that prints findings or results.
struct ColorArguments: ParsableArguments {
    @Option(help: "When to color the output.")
    var color: ColorChoice = .auto

    /// A Boolean value that indicates whether standard output is to be colored now.
    var isColored: Bool { color.isColored(STDOUT_FILENO) }

    /// A Boolean value that indicates whether findings on standard error are to be colored now.
    var colorsErrors: Bool { color.isColored(STDERR_FILENO) }
}
