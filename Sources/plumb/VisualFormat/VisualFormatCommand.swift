import ArgumentParser

/// `plumb vfl`: the commands for format strings alone.
struct VisualFormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vfl",
        abstract: "Check, show and normalize format strings, and print their constraints.",
        discussion: """
            A '-' beside '|' is 20 points, as in Apple's guide to the format language. Since iOS 8, apps get the layout \
            margins there. In a layout document, the key standardSpacing: margins chooses them.
            """,
        subcommands: [
            VisualFormatCheck.self, VisualFormatShow.self, VisualFormatFormat.self, VisualFormatConstraints.self,
        ])
}
