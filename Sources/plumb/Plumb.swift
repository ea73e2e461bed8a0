import ArgumentParser
import Foundation

/// The command `plumb`; one file a subcommand.
@main
struct Plumb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plumb", abstract: "Apple's Auto Layout and its Visual Format Language, on any platform.",
        discussion: """
            Exit status: 0 all is well, 1 the input had errors, 2 the arguments cannot be used.
            """,
        version: "0.1.0",
        subcommands: [
            Layout.self, VisualFormatCommand.self, Lint.self, Fix.self, Explain.self, Align.self, Pin.self,
            Resolve.self, Export.self, Diff.self, Devices.self,
        ])

    /// Runs the subcommand that the arguments name.
    ///
    /// ArgumentParser's own statuses for unusable arguments become 2.
    static func main() {
        do {
            var command = try parseAsRoot(SpaceArgument.separated(Array(CommandLine.arguments.dropFirst())))
            try command.run()
        } catch {
            let status = exitCode(for: error)
            guard status == .validationFailure else { exit(withError: error) }
            FileHandle.standardError.write(Data((fullMessage(for: error) + "\n").utf8))
            Foundation.exit(2)
        }
    }
}
