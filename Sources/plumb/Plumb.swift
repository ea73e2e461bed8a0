import ArgumentParser
import Diagnostics
import Foundation
import LayoutTools
import SourceLint

/// The command `plumb`.
///
/// Each subcommand has its own file.
@main
struct Plumb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plumb", abstract: "Apple's Auto Layout and its Visual Format Language, on any platform.",
        discussion: """
            For example: plumb layout Main.storyboard
                         plumb lint Sources Main.storyboard
                         plumb vfl check 'H:|-[title]-|'

            Exit status: 0 success, 1 errors in the input, 2 invalid arguments.
            """,
        version: Version.current,
        subcommands: [
            Layout.self, Preview.self, SweepCommand.self, VisualFormatCommand.self, Lint.self, Fix.self, Explain.self,
            Align.self, Pin.self, Resolve.self, Export.self, Diff.self, Merge.self, Why.self, Studio.self, Devices.self,
        ])

    /// Runs the subcommand that the arguments name.
    ///
    /// Replaces ArgumentParser's own exit statuses for unusable arguments by 2.
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let message = objection(toHelp: arguments) { leave(ValidationError(message), saying: message) }
        if let error = RepeatedOption.error(in: arguments, of: command(named: arguments)) {
            leave(error, saying: "Error: " + error.message)
        }
        var command: any ParsableCommand
        do {
            command = try parseAsRoot(SpaceArgument.separated(NumberArgument.joined(arguments)))
        } catch {
            let hint = suggestion(for: arguments).map { word in "\nDid you mean '\(word)'?" } ?? ""
            leave(error, saying: message(for: error, in: arguments) + hint)
        }
        do {
            try command.run()
        } catch {
            // Errors during the run are about files, not about the command line.
            leave(error, saying: "Error: " + message(for: error))
        }
    }

    /// Returns the error for help on an unknown command.
    ///
    /// ArgumentParser would print the help of another command.
    private static func objection(toHelp arguments: [String]) -> String? {
        let asksFirst = arguments.first == "help"
        guard asksFirst || arguments.contains(where: { word in word == "--help" || word == "-h" }) else { return nil }
        let words = asksFirst ? Array(arguments.dropFirst()) : arguments
        guard words.first != "help", let word = unknownCommand(in: words) else { return nil }
        let known = command(named: words)
        let names = known.configuration.subcommands.map { subcommand in name(of: subcommand) }
        let path = (["plumb"] + (known == Plumb.self ? [] : [name(of: known)])).joined(separator: " ")
        let near = word.split(separator: " ").last.flatMap { last in Spelling.nearest(to: String(last), among: names) }
        let question = near.map { near in "\nDid you mean '\(near)'?" } ?? ""
        return """
            Error: Unknown command '\(word)'
            Usage: \(path) <subcommand>
              See '\(path) --help' for more information.\(question)
            """
    }

    private static func leave(_ error: any Error, saying message: String) -> Never {
        guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
        OutputTerminal.complain(message)
        Foundation.exit(2)
    }

    /// Returns the message about arguments, with the usage of their command.
    private static func message(for error: any Error, in arguments: [String]) -> String {
        let command = command(named: arguments)
        let own: ValidationError? =
            if let word = unknownCommand(in: arguments) {
                ValidationError("Unknown command '\(word)'")
            } else {
                MisspelledOption.error(in: arguments, of: command)
            }
        guard let own else { return fullMessage(for: error) }
        return "Error: \(own.message)\n\(usage(of: command, named: arguments))"
    }

    /// Returns the usage of a command, and the command for its help.
    private static func usage(of command: any ParsableCommand.Type, named arguments: [String]) -> String {
        let path = ["plumb"] + arguments.prefix(command == Plumb.self ? 0 : Self.depth(of: command)) + ["--help"]
        let lines = usageString(for: command).split(separator: "\n").joined(separator: "\n       ")
        return "Usage: \(lines)\n  See '\(path.joined(separator: " "))' for more information."
    }

    /// Returns the number of words that name a command.
    private static func depth(of command: any ParsableCommand.Type) -> Int {
        configuration.subcommands.contains { subcommand in subcommand == command } ? 1 : 2
    }

    /// Returns the words at the position of a command that are not a command.
    private static func unknownCommand(in arguments: [String]) -> String? {
        let known = command(named: arguments)
        guard !known.configuration.subcommands.isEmpty else { return nil }
        let depth = known == Plumb.self ? 0 : 1
        guard arguments.count > depth, !arguments[depth].hasPrefix("-") else { return nil }
        return arguments[...depth].joined(separator: " ")
    }

    /// Returns the innermost command that the first arguments name, or the whole command if they name none.
    static func command(named arguments: [String]) -> any ParsableCommand.Type {
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

    /// Returns the probable meaning of a word that is not a subcommand, or not an action of the subcommand.
    private static func suggestion(for arguments: [String]) -> String? {
        guard let command = arguments.first, !command.hasPrefix("-") else { return nil }
        let names = configuration.subcommands.map { subcommand in name(of: subcommand) }
        guard names.contains(command) else {
            if let near = Spelling.nearest(to: command, among: names) { return near }
            if formatCommands.contains(command) { return "vfl \(command)" }
            if helpMessage(columns: .max).contains("  --\(command) ") { return "--\(command)" }
            switch FileKind(of: command) {
            case .interface, .layout: return "layout \(command)"
            case .source: return "lint \(command)"
            case .other: return resemblesFormat(command) ? "vfl check" : nil
            case .compiled, .picture: return nil
            }
        }
        let words: [String]
        switch command {
        case "resolve": words = Resolve.Action.allCases.map(\.rawValue)
        case "align": words = Align.Subject.allCases.map(\.rawValue)
        case "export": words = ExportStyle.allCases.map(\.rawValue)
        case "vfl": words = formatCommands
        default: return nil
        }
        guard let word = arguments.dropFirst().first, !words.contains(word) else { return nil }
        return Spelling.nearest(to: word, among: words)
            ?? (command == "vfl" && resemblesFormat(word) ? "check" : nil)
    }

    /// The subcommands of `vfl`.
    private static var formatCommands: [String] {
        VisualFormatCommand.configuration.subcommands.compactMap { subcommand in subcommand.configuration.commandName }
    }

    /// Returns whether a word contains a view in brackets.
    ///
    /// Every format does, and hardly anything else.
    private static func resemblesFormat(_ word: String) -> Bool {
        word.contains("[") && word.contains("]")
    }
}
