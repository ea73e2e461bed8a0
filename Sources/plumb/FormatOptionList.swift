import ArgumentParser
import Foundation
import InterfaceBuilder
import VisualFormat

/// Options of a call as they are written on the command line: `alignAllTop,directionLeftToRight`.
struct FormatOptionList: ExpressibleByArgument {
    let options: FormatOptions
    /// Those of the names that give a direction.
    let directions: [String]

    /// Reads the names that UIKit gives them; nil where one is none.
    init?(argument: String) {
        var options: FormatOptions = []
        var directions: [String] = []
        for part in argument.split(separator: ",") {
            let name = part.trimmingCharacters(in: .whitespaces)
            let bits = MainActor.assumeIsolated { FormatOptionNames.options[name]?.rawValue }
            guard let bits else { return nil }
            options.formUnion(FormatOptions(rawValue: bits))
            if name.hasPrefix("direction") { directions.append(name) }
        }
        (self.options, self.directions) = (options, directions)
    }

    /// The names, for messages and for shells that complete them.
    static var allValueStrings: [String] { MainActor.assumeIsolated { FormatOptionNames.options.keys.sorted() } }
}
