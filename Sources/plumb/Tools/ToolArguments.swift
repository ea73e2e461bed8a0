import ArgumentParser
import InterfaceBuilder

/// What the commands that edit documents share: which views, and where the result goes.
struct ToolArguments: ParsableArguments {
    /// What the help of each says of exit statuses.
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

    @OptionGroup var selection: SceneArguments

    @Argument(
        help: ArgumentHelp(
            "The document: .storyboard, .xib, or a layout document. With - for standard input, the result goes to "
                + "standard output.", valueName: "file"))
    var file: String
}
