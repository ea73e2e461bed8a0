import ArgumentParser
import VisualFormat

/// The options and metrics of a call with formats, which several commands share.
struct FormatCallArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("The options of the call, as alignAllTop,directionLeftToRight.", valueName: "name,name"),
        completion: .custom { _, _, _ in FormatOptions.names }, transform: FormatOptionList.init(argument:))
    var options: [FormatOptionList] = []

    @Option(
        help: ArgumentHelp("Values of metrics, as gap=8,low=250.", valueName: "name=n,…"),
        transform: MetricValues.init(argument:))
    var metrics: [MetricValues] = []

    func validate() throws { try options.validate() }
}
