import ArgumentParser

/// The command `plumb`; one file a subcommand.
@main
struct Plumb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plumb", abstract: "Apple's Auto Layout and its Visual Format Language, on any platform.")
}
