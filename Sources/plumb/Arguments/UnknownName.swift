import ArgumentParser
import Diagnostics

extension ValidationError {
    /// Creates an error for an unknown name, with the nearest known names and the command that lists all.
    init(unknown problem: String, near names: [String], listedBy command: String) {
        let quoted = names.map { name in "'\(name)'" }
        let question = quoted.isEmpty ? "" : "Did you mean \(quoted.listed(by: "or"))? "
        self.init("\(problem) \(question)Run '\(command)' for a list.")
    }
}
