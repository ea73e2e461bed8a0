import Diagnostics

/// Writes reports.
///
/// The output is deterministic.
public struct ReportWriter: Sendable {
    /// The format of the report.
    public var format: ReportFormat
    /// The rules that the report describes.
    public var rules: [Rule]
    /// A Boolean value that indicates whether text output has ANSI colors.
    public var isColored: Bool
    /// The part of the files that the report covers.
    public var shard: Shard
    /// A Boolean value that indicates whether warnings count as errors.
    public var isStrict: Bool
    /// The version of the tool, such as `1.2.3`; nil to omit it.
    public var version: String?

    /// Creates a writer.
    public init(
        _ format: ReportFormat, rules: [Rule], isColored: Bool = false, shard: Shard = .whole, isStrict: Bool = false,
        version: String? = nil
    ) {
        self.format = format
        self.rules = rules
        self.isColored = isColored
        self.shard = shard
        self.isStrict = isStrict
        self.version = version
    }

    /// Returns the report.
    ///
    /// It has at most 100 findings of one id in one file, and a count of the others. It ends in a line feed unless it is
    /// empty.
    public func text(of reports: [FileReport]) -> String {
        let reports = reports.map(\.abridged)
        return switch format {
        case .text: terminalText(of: reports)
        case .json: jsonLines(of: reports)
        case .sarif: sarif(of: reports).text + "\n"
        case .github: workflowCommands(of: reports)
        case .junit: junit(of: reports)
        }
    }

    private func terminalText(of reports: [FileReport]) -> String {
        let writer = TerminalWriter(isColored: isColored)
        var text = ""
        for report in reports {
            for finding in report.findings { text += writer.text(of: finding.diagnostic, in: report.source) }
        }
        return text
    }

    /// Returns JSON lines.
    ///
    /// The lines of all shards together, sorted, are the report of the whole.
    private func jsonLines(of reports: [FileReport]) -> String {
        var text = ""
        for report in reports {
            let diagnostics = report.findings.map(\.json)
            JSONValue.object([("file", .string(report.file)), ("diagnostics", .array(diagnostics))]).write(to: &text)
            text += "\n"
        }
        return text
    }
}

extension ReportWriter {
    private func workflowCommands(of reports: [FileReport]) -> String {
        var text = ""
        for report in reports {
            for finding in report.findings { text += ReportWriter.workflowCommand(finding, in: report) + "\n" }
        }
        return text
    }

    /// Returns a command such as `::error file=Login.swift,line=12,col=9,title=vfl.expected-view::Expected a view`.
    ///
    /// GitHub documents only that columns count from 1. This writer counts characters, as in SARIF. Without the text only the line is
    /// known.
    private static func workflowCommand(_ finding: Finding, in report: FileReport) -> String {
        let diagnostic = finding.diagnostic
        let command =
            switch diagnostic.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        var properties = "file=" + property(ReportPath(diagnostic.location?.file ?? report.file).text)
        if let location = diagnostic.location {
            properties += ",line=\(location.line)"
            if let source = report.source { properties += ",col=\(source.scalarColumn(of: location))" }
        }
        properties += ",title=" + property(diagnostic.id.rawValue)
        let remarks = diagnostic.remarks.map { remark in remark.label + " " + remark.words }
        let message = ([diagnostic.message] + remarks).joined(separator: "\n")
        return "::\(command) \(properties)::\(data(message))"
    }

    private static func data(_ text: String) -> String { escaped(text, [:]) }

    private static func property(_ text: String) -> String { escaped(text, [":": "%3A", ",": "%2C"]) }

    private static func escaped(_ text: String, _ further: [Unicode.Scalar: String]) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default:
                if let escape = further[scalar] { result += escape } else { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}
