import ArgumentParser
import InterfaceBuilder

/// The settings of a screen's users, as options of every command that lays out documents.
struct ReaderArguments: ParsableArguments {
    @Option(help: "The layout direction of the language.")
    var direction: LayoutOptions.Direction = .leftToRight

    @Option(help: "The text size that the user has chosen. It affects fonts with a text style.")
    var dynamicType: LayoutOptions.DynamicType = .large

    /// The same options as on a command line.
    var words: [String] { ["--direction", direction.rawValue, "--dynamic-type", dynamicType.rawValue] }
}

extension LayoutOptions.Direction: ExpressibleByArgument {}
extension LayoutOptions.DynamicType: ExpressibleByArgument {}
