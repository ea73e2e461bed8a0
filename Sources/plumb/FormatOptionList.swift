import ArgumentParser
import InterfaceBuilder
import VisualFormat

/// Options of a call as they are written on the command line: `alignAllTop,directionLeftToRight`.
struct FormatOptionList: ExpressibleByArgument {
    let options: FormatOptions

    /// The options.
    init(options: FormatOptions) { self.options = options }

    /// Reads the names that UIKit gives them; nil where one is none.
    init?(argument: String) {
        var options: FormatOptions = []
        for name in argument.split(separator: ",") {
            let bits = MainActor.assumeIsolated { FormatOptionNames.options[String(name)]?.rawValue }
            guard let bits else { return nil }
            options.formUnion(FormatOptions(rawValue: bits))
        }
        self.options = options
    }

    /// What the help shows.
    var defaultValueDescription: String { "none" }
}
