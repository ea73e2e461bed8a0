import ArgumentParser
import InterfaceBuilder

/// What the commands that edit documents share: which views, and where the result goes.
struct ToolArguments: ParsableArguments {
    /// What the help of each says of exit statuses.
    static let exitStatus =
        "Exit status: 0 written, shown or nothing to change, 1 refused, with the document as it was, 2 unusable arguments."

    @Flag(help: "Show the edits and the changed lines, and write nothing.")
    var dryRun = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write the result here, and leave the document as it is; - is standard output.", valueName: "file"))
    var output: String?

    @Option(
        help: """
            Whether texts and images are measured, or as large as their stored frames; by default measured, and stored \
            for resolve clear and reset.
            """)
    var intrinsicSizes: LayoutOptions.IntrinsicSizes?

    @OptionGroup var selection: SceneArguments

    @Argument(
        help: ArgumentHelp(
            "The document: .storyboard, .xib, or a layout document; - is standard input, and the result then goes to "
                + "standard output.", valueName: "file"))
    var file: String
}
