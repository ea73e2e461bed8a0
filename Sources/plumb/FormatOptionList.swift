import ArgumentParser
import Diagnostics
import Foundation
import VisualFormat

/// Options of a call as they are written on the command line: `alignAllTop,directionLeftToRight`.
struct FormatOptionList {
    let options: FormatOptions
    /// Those of the names that give a direction.
    let directions: [String]

    /// Reads the names that UIKit gives them in any language, also as they stand in code: `[.alignAllTop, .alignAllBottom]` and
    /// `NSLayoutFormatAlignAllTop | NSLayoutFormatDirectionLeftToRight`.
    /// - Throws: A `ValidationError` where one is none, with what it was probably meant to be.
    init(argument: String) throws(ValidationError) {
        var options: FormatOptions = []
        var directions: [String] = []
        let names = argument.split(omittingEmptySubsequences: argument.count > 1) { letter in ",|[]".contains(letter) }
            .map { part in part.trimmingCharacters(in: .whitespaces) }
        for name in names where argument.count < 2 || !name.isEmpty {
            guard let option = FormatOptions(name: name) else { throw ValidationError(unknown: name) }
            options.formUnion(option)
            let current = SwiftName.current(for: name)
            if current.hasPrefix("direction") { directions.append(current) }
        }
        (self.options, self.directions) = (options, directions)
    }
}

extension [FormatOptionList] {
    /// All options together.
    var options: FormatOptions { reduce(into: []) { options, list in options.formUnion(list.options) } }

    /// Refuses two directions, of which a call has one.
    func validate() throws(ValidationError) {
        let directions = Set(flatMap(\.directions)).sorted()
        guard directions.count < 2 else {
            throw ValidationError("A call can have only one direction, not \(directions.listed()).")
        }
    }
}

extension ValidationError {
    /// The complaint about a word that is no option: those near, or else all.
    fileprivate init(unknown name: String) {
        let near = Spelling.candidates(for: SwiftName.current(for: name), among: FormatOptions.names)
        let words = name.isEmpty ? "Name at least one option." : "Unknown option '\(name)'."
        self.init(
            near.isEmpty
                ? words + " Use \(FormatOptions.names.listed(by: "or"))."
                : words + " Did you mean " + near.map { near in "'\(near)'" }.listed(by: "or") + "?")
    }
}
