import ArgumentParser
import Diagnostics

/// An option that a command does not have.
enum MisspelledOption {
    /// Returns the error for the first such option, with a similar one of the command; nil if there is none.
    ///
    /// `--sarif` means `--format sarif` where the command has that format.
    static func error(in arguments: [String], of command: any ParsableCommand.Type) -> ValidationError? {
        let options = CommandOptions(of: command)
        let names = CommandOptions.words(of: arguments).map(CommandOptions.name)
        guard let name = names.first(where: { name in name.hasPrefix("--") && options.option(called: name) == nil })
        else { return nil }
        let question = meaning(of: name, options, command).map { near in " Did you mean '\(near)'?" }
        return ValidationError("Unknown option '\(name)'" + (question.map { question in "." + question } ?? ""))
    }

    private static func meaning(
        of name: String, _ options: CommandOptions, _ command: any ParsableCommand.Type
    ) -> String? {
        // The hyphens, which all options have, would make short names similar.
        let word = String(name.drop { character in character == "-" })
        if command.outputFormats.contains(word) { return "--format \(word)" }
        let long = options.all.flatMap(\.names).filter { name in name.hasPrefix("--") }
        return Spelling.nearest(to: word, among: long.map { name in String(name.dropFirst(2)) })
            .map { near in "--" + near }
    }
}
