import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import VisualFormat

/// Options of a call as they are written on the command line: `alignAllTop,directionLeftToRight`.
struct FormatOptionList {
    let options: FormatOptions
    /// Those of the names that give a direction.
    let directions: [String]

    /// Reads the names that UIKit gives them.
    /// - Throws: A `ValidationError` where one is none, with what it was probably meant to be.
    init(argument: String) throws(ValidationError) {
        var options: FormatOptions = []
        var directions: [String] = []
        for part in argument.split(separator: ",", omittingEmptySubsequences: argument.count > 1) {
            let name = part.trimmingCharacters(in: .whitespaces)
            let bits = MainActor.assumeIsolated { FormatOptionNames.options[name]?.rawValue }
            guard let bits else { throw ValidationError(unknown: name) }
            options.formUnion(FormatOptions(rawValue: bits))
            if name.hasPrefix("direction") { directions.append(name) }
        }
        (self.options, self.directions) = (options, directions)
    }

    /// All names, for shells that complete them.
    static var names: [String] { MainActor.assumeIsolated { FormatOptionNames.options.keys.sorted() } }
}

extension ValidationError {
    /// What is said of a word that is no option: those near, or else all.
    fileprivate init(unknown name: String) {
        let near = Spelling.candidates(for: name, among: FormatOptionList.names)
        let words = name.isEmpty ? "name at least one option" : "there is no option '\(name)'"
        self.init(
            near.isEmpty
                ? words + "; there are " + FormatOptionList.names.listed()
                : words + "; did you mean " + near.map { near in "'\(near)'" }.listed(by: "or") + "?")
    }
}
