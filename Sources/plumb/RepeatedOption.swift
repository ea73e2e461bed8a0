import ArgumentParser
import Foundation

/// An option with one value that a command line gives twice.
///
/// The argument parser would use the last value silently.
enum RepeatedOption {
    /// Returns the error for the first such option; nil if there is none.
    static func error(in arguments: [String], of command: any ParsableCommand.Type) -> ValidationError? {
        let words = arguments.prefix { word in word != "--" }.filter { word in word.hasPrefix("-") && word.count > 1 }
        guard words.count > 1 else { return nil }
        var seen: [String: String] = [:]
        let options = options(of: command)
        for word in words {
            let name = String(word.prefix { character in character != "=" })
            guard let option = options[name] else { continue }
            if let first = seen[option] {
                return ValidationError(
                    (first == name ? "\(name) is a duplicate." : "\(first) and \(name) are the same option.")
                        + " It takes one value.")
            }
            seen[option] = name
        }
        return nil
    }

    /// The options of a command that take one value, by each of their names.
    private static func options(of command: any ParsableCommand.Type) -> [String: String] {
        guard let info = try? JSONDecoder().decode(Info.self, from: Data(command._dumpHelp().utf8)) else { return [:] }
        var options: [String: String] = [:]
        for argument in info.command.arguments ?? [] where argument.kind == "option" && !argument.isRepeating {
            let names = (argument.names ?? []).map { name in (name.kind == "long" ? "--" : "-") + name.name }
            guard let first = names.first(where: { name in name.hasPrefix("--") }) ?? names.first else { continue }
            for name in names { options[name] = first }
        }
        return options
    }

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
