import ArgumentParser
import Diagnostics
import Foundation
import VisualFormat

/// The options of a call as on the command line: `alignAllTop,directionLeftToRight`.
struct FormatOptionList {
    let options: FormatOptions
    /// The names that give a direction.
    let directions: [String]

    /// The words for no options in Objective-C.
    private static let nothing: Set<String> = ["0", "kNilOptions"]

    /// Reads UIKit's names of the options in any language, also as written in code: `[.alignAllTop, .alignAllBottom]`
    /// and `NSLayoutFormatAlignAllTop | NSLayoutFormatDirectionLeftToRight`.
    /// - Throws: A `ValidationError` for an unknown option, with its probable meaning.
    init(argument: String) throws(ValidationError) {
        var options: FormatOptions = []
        var directions: [String] = []
        let names = argument.split(omittingEmptySubsequences: argument.count > 1) { letter in ",|[]".contains(letter) }
            .map { part in part.trimmingCharacters(in: .whitespaces) }
        for name in names where (argument.count < 2 || !name.isEmpty) && !Self.nothing.contains(name) {
            do throws(UnknownOption) {
                options.formUnion(try FormatOptions.option(named: name))
            } catch {
                throw ValidationError(error.message)
            }
            let current = SwiftName.current(for: name)
            if current.hasPrefix("direction") { directions.append(current) }
        }
        (self.options, self.directions) = (options, directions)
    }
}

extension [FormatOptionList] {
    /// All options combined.
    var options: FormatOptions { reduce(into: []) { options, list in options.formUnion(list.options) } }

    /// Rejects two directions, because a call has only one.
    func validate() throws(ValidationError) {
        let directions = Set(flatMap(\.directions)).sorted()
        guard directions.count < 2 else {
            throw ValidationError("A call can have only one direction, not \(directions.listed()).")
        }
    }
}
