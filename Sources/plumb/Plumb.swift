import ArgumentParser
import Diagnostics
import Foundation
import LayoutTools
import SourceLint

/// The command `plumb`; one file a subcommand.
@main
struct Plumb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plumb", abstract: "Apple's Auto Layout and its Visual Format Language, on any platform.",
        discussion: """
            For example: plumb layout Main.storyboard
                         plumb lint Sources Main.storyboard
                         plumb vfl check 'H:|-[title]-|'

            Exit status: 0 all is well, 1 the input had errors, 2 the arguments cannot be used.
            """,
        version: "0.1.0",
        subcommands: [
            Layout.self, Preview.self, VisualFormatCommand.self, Lint.self, Fix.self, Explain.self,
            Align.self, Pin.self, Resolve.self, Export.self, Diff.self, Devices.self,
        ])

    /// Runs the subcommand that the arguments name.
    ///
    /// ArgumentParser's own statuses for unusable arguments become 2.
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        var command: any ParsableCommand
        do {
            command = try parseAsRoot(SpaceArgument.separated(arguments))
        } catch {
            let hint = suggestion(for: arguments).map { word in "\nDid you mean '\(word)'?" } ?? ""
            leave(error, saying: proposingFormat(in: fullMessage(for: error), for: arguments) + hint)
        }
        do {
            try command.run()
        } catch {
            // What is found while it runs is about files, not about how the command is written.
            leave(error, saying: "Error: " + message(for: error))
        }
    }

    private static func leave(_ error: any Error, saying message: String) -> Never {
        guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
        OutputTerminal.complain(message)
        Foundation.exit(2)
    }

    /// A message on an unknown option, `lint --sarif`, that proposes the form of report of that name and no option that looks like it.
    static func proposingFormat(in message: String, for arguments: [String]) -> String {
        guard
            let name = command(named: arguments).outputFormats.first(where: { name in
                message.hasPrefix("Error: Unknown option '--\(name)'")
            }),
            let line = message.split(separator: "\n").first
        else { return message }
        return "Error: Unknown option '--\(name)'. Did you mean '--format \(name)'?" + message.dropFirst(line.count)
    }

    /// The innermost command that the first arguments name: the whole one where they name none.
    private static func command(named arguments: [String]) -> any ParsableCommand.Type {
        var command: any ParsableCommand.Type = Plumb.self
        for argument in arguments {
            let next = command.configuration.subcommands.first { subcommand in name(of: subcommand) == argument }
            guard let next else { break }
            command = next
        }
        return command
    }

    private static func name(of command: any ParsableCommand.Type) -> String {
        command.configuration.commandName ?? "\(command)".lowercased()
    }

    /// What a word that is no subcommand, or nothing that the subcommand does, was probably meant to be.
    private static func suggestion(for arguments: [String]) -> String? {
        guard let command = arguments.first, !command.hasPrefix("-") else { return nil }
        let names = configuration.subcommands.map { subcommand in name(of: subcommand) }
        guard names.contains(command) else { return Spelling.nearest(to: command, among: names) }
        let words: [String]
        switch command {
        case "resolve": words = Resolve.Action.allCases.map(\.rawValue)
        case "align": words = Align.Subject.allCases.map(\.rawValue)
        case "export": words = ExportStyle.allCases.map(\.rawValue)
        case "vfl":
            words = VisualFormatCommand.configuration.subcommands.compactMap { subcommand in
                subcommand.configuration.commandName
            }
        default: return nil
        }
        guard let word = arguments.dropFirst().first, !words.contains(word) else { return nil }
        return Spelling.nearest(to: word, among: words)
    }
}
