import ArgumentParser
import InterfaceBuilder

/// The arguments of the commands that edit documents: the views, and the destination of the result.
struct ToolArguments: ParsableArguments, OutputFormatDeclaration {
    static let names = TextOrJSON.allCases.map(\.rawValue)

    /// The sentence about exit statuses in the help of each command.
    static let exitStatus =
        "Exit status: 0 written, shown or no changes, 1 refused (the document is unchanged), 2 invalid arguments."

    @Flag(help: "Print the edits as a unified diff, and write nothing.")
    var dryRun = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write the result to this file instead of the document; - for standard output.", valueName: "file"))
    var output: String?

    @Option(
        help: """
            Measure texts and images, or use their stored sizes. The default is measured, and stored for resolve clear \
            and reset.
            """)
    var intrinsicSizes: LayoutOptions.IntrinsicSizes?

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @OptionGroup var quietness: QuietArguments

    @OptionGroup var coloring: ColorArguments

    @OptionGroup var selection: SceneArguments

    @Argument(
        help: ArgumentHelp(
            "The document: .storyboard, .xib, or a layout document. With - for standard input, the result goes to "
                + "standard output.", valueName: "file"))
    var file: String

    func validate() throws {
        guard format.chosen == .json, !dryRun else { return }
        if output == InputFile.standardInput || (output == nil && file == InputFile.standardInput) {
            throw ValidationError(
                "--json uses standard output for the report. Name a file for the result with --output.")
        }
    }
}
