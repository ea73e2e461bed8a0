import ArgumentParser
import Diagnostics

extension ValidationError {
    /// What is said of a name that is not known: the problem, the known names that it was probably meant to be, and the
    /// command that lists all.
    init(unknown problem: String, near names: [String], listedBy command: String) {
        let quoted = names.map { name in "'\(name)'" }
        let question = quoted.isEmpty ? "" : "did you mean \(quoted.listed(by: "or"))? "
        self.init("\(problem); \(question)'\(command)' lists those that are known")
    }
}
