import ArgumentParser

/// An option with one value that a command line gives twice.
///
/// The argument parser would use the last value silently.
enum RepeatedOption {
    /// Returns the error for the first such option; nil if there is none.
    static func error(in arguments: [String], of command: any ParsableCommand.Type) -> ValidationError? {
        let words = CommandOptions.words(of: arguments)
        guard words.count > 1 else { return nil }
        var seen: [String: String] = [:]
        let options = CommandOptions(of: command)
        for word in words {
            let name = CommandOptions.name(in: word)
            guard let option = options.option(called: name), option.takesOneValue else { continue }
            if let first = seen[option.names[0]] {
                return ValidationError(
                    (first == name ? "\(name) is a duplicate." : "\(first) and \(name) are the same option.")
                        + " It takes one value.")
            }
            seen[option.names[0]] = name
        }
        return nil
    }
}
