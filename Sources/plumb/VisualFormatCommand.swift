import ArgumentParser

/// `plumb vfl`: what can be done with format strings alone.
struct VisualFormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vfl",
        abstract: "Check, show, normalise and spell out format strings of the Visual Format Language.",
        subcommands: [
            VisualFormatCheck.self, VisualFormatShow.self, VisualFormatFormat.self, VisualFormatConstraints.self,
        ])
}
