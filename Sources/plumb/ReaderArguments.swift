import ArgumentParser
import InterfaceBuilder

/// What the people who use a screen have chosen, in the words of every command that lays documents out.
struct ReaderArguments: ParsableArguments {
    @Option(help: "The layout direction of the language.")
    var direction: LayoutOptions.Direction = .leftToRight

    @Option(help: "The text size that the user has chosen. It affects fonts with a text style.")
    var dynamicType: LayoutOptions.DynamicType = .large

    /// The same as they are written on a command line.
    var words: [String] { ["--direction", direction.rawValue, "--dynamic-type", dynamicType.rawValue] }
}

extension LayoutOptions.Direction: ExpressibleByArgument {}
extension LayoutOptions.DynamicType: ExpressibleByArgument {}
