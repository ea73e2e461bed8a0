import ArgumentParser

/// `plumb vfl`: the commands for format strings alone.
struct VisualFormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vfl",
        abstract: "Check, show and normalize format strings, and print their constraints.",
        subcommands: [
            VisualFormatCheck.self, VisualFormatShow.self, VisualFormatFormat.self, VisualFormatConstraints.self,
        ])
}
