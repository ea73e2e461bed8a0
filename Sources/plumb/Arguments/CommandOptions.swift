import ArgumentParser
import Foundation

/// The options and flags of a command, as the argument parser knows them.
struct CommandOptions {
    /// An option or a flag.
    struct Option {
        /// The names with their hyphens, the first long one first.
        let names: [String]
        /// A Boolean value that indicates whether it takes one value.
        let takesOneValue: Bool
    }

    /// The options and flags, in the order of the help.
    let all: [Option]

    /// Reads the options of a command.
    init(of command: any ParsableCommand.Type) {
        let info = try? JSONDecoder().decode(Info.self, from: Data(command._dumpHelp().utf8))
        all = (info?.command.arguments ?? []).compactMap { argument in
            let names = (argument.names ?? []).map { name in (name.kind == "long" ? "--" : "-") + name.name }
            guard let first = names.first(where: { name in name.hasPrefix("--") }) ?? names.first else { return nil }
            return Option(
                names: [first] + names.filter { name in name != first },
                takesOneValue: argument.kind == "option" && !argument.isRepeating)
        }
    }

    /// Returns the option with a name.
    func option(called name: String) -> Option? { all.first { option in option.names.contains(name) } }

    /// Returns the words of a command line that begin like an option, up to the mark after which there is none.
    static func words(of arguments: [String]) -> [String] {
        arguments.prefix { word in word != "--" }.filter { word in word.hasPrefix("-") && word.count > 1 }
    }

    /// Returns the name in a word such as `--scale=2`.
    static func name(in word: String) -> String { String(word.prefix { character in character != "=" }) }

    /// The parts of ArgumentParser's description of a command that are needed.
    private struct Info: Decodable {
        let command: Command

        struct Command: Decodable {
            let arguments: [Argument]?
        }

        struct Argument: Decodable {
            let kind: String
            let isRepeating: Bool
            let names: [Name]?
        }

        struct Name: Decodable {
            let kind: String
            let name: String
        }
    }
}
