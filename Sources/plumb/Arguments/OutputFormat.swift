import ArgumentParser

/// The formats in which a command can print its report.
///
/// Text and JSON are among them.
protocol OutputFormat: ExpressibleByArgument, CaseIterable, Equatable, Sendable, RawRepresentable<String> {
    /// For people.
    static var text: Self { get }
    /// One JSON object on each line.
    static var json: Self { get }
}

/// The formats of most reports.
enum TextOrJSON: String, OutputFormat {
    case text, json
}

/// The options for the format of a report, the same in every command with a report: `--format json`, or `--json` for
/// short.
struct OutputFormatOptions<Format: OutputFormat>: ParsableArguments {
    @Option(help: "The format of the report. json prints one object per line.")
    var format: Format = .text

    @Flag(help: "Same as --format json.")
    var json = false

    /// The requested format.
    var chosen: Format { json ? .json : format }

    func validate() throws {
        guard json, format != .text, format != .json else { return }
        throw ValidationError("Use either --json or --format \(format.rawValue).")
    }
}

/// A type that declares the formats in which a command can print its report.
protocol OutputFormatDeclaration {
    /// The names of the formats for `--format`.
    static var names: [String] { get }
}

extension OutputFormatOptions: OutputFormatDeclaration {
    static var names: [String] { Format.allCases.map(\.rawValue) }
}

extension OptionGroup: OutputFormatDeclaration where Value: OutputFormatDeclaration {
    static var names: [String] { Value.names }
}

extension ParsableCommand {
    /// The formats of the command's report, read from its own declaration; empty if it has no `--format`.
    static var outputFormats: [String] {
        Mirror(reflecting: Self()).children.lazy.compactMap { member in
            (member.value as? any OutputFormatDeclaration).map { declaration in type(of: declaration).names }
        }.first ?? []
    }
}
