import ArgumentParser

/// The forms in which a command can print its report; text and JSON are among them.
protocol OutputFormat: ExpressibleByArgument, CaseIterable, Equatable, RawRepresentable<String> {
    /// For people.
    static var text: Self { get }
    /// One JSON object a line.
    static var json: Self { get }
}

/// The forms of most reports.
enum TextOrJSON: String, OutputFormat {
    case text, json
}

/// How a report is printed, in the words that every command with a report takes: `--format json`, or `--json` for short.
struct OutputFormatOptions<Format: OutputFormat>: ParsableArguments {
    @Option(help: "The format of the report. json prints one object per line.")
    var format: Format = .text

    @Flag(help: "Same as --format json.")
    var json = false

    /// The form that is asked for.
    var chosen: Format { json ? .json : format }

    func validate() throws {
        guard json, format != .text, format != .json else { return }
        throw ValidationError("Use either --json or --format \(format.rawValue).")
    }
}

/// What declares the forms that a command can print its report in.
protocol OutputFormatDeclaration {
    /// The forms as they are written behind `--format`.
    static var names: [String] { get }
}

extension OutputFormatOptions: OutputFormatDeclaration {
    static var names: [String] { Format.allCases.map(\.rawValue) }
}

extension OptionGroup: OutputFormatDeclaration where Value: OutputFormatDeclaration {
    static var names: [String] { Value.names }
}

extension ParsableCommand {
    /// The forms that the command can print its report in, read from its own declaration; none where it has no `--format`.
    static var outputFormats: [String] {
        Mirror(reflecting: Self()).children.lazy.compactMap { member in
            (member.value as? any OutputFormatDeclaration).map { declaration in type(of: declaration).names }
        }.first ?? []
    }
}
