/// Writes findings for a person: place, severity, message, the source line with its caret, notes and ways to mend.
///
/// ```
/// Login.swift:12:9: error: Expected ':' after 'V' to specify vertical arrangement [vfl.expected-colon]
///         V|[box]|
///          ^
///     fix: insert ':'
/// ```
public struct TerminalWriter: Sendable {
    /// Whether severities and carets are coloured by ANSI escape sequences.
    public var isColored: Bool

    /// A writer.
    public init(isColored: Bool = false) { self.isColored = isColored }

    /// A finding as lines that each end in a line feed; the source line is shown if the text is given.
    public func text(of diagnostic: Diagnostic, in source: SourceText? = nil) -> String {
        var text = ""
        if let location = diagnostic.location {
            if let file = location.file { text += visible(file) + ":" }
            text += "\(location.line):\(location.column): "
        }
        text += styled(diagnostic.severity.rawValue + ":", color(of: diagnostic.severity))
        text += " " + visible(diagnostic.message) + " [" + diagnostic.id.rawValue + "]\n"
        if let location = diagnostic.location, let source {
            let line = source.line(location.line)
            text += "    " + visible(line) + "\n    "
            text += styled(CaretWriter().caret(under: line, at: location.column - 1), "32") + "\n"
        }
        for note in diagnostic.notes { text += "    " + styled("note:", "36") + " " + visible(note) + "\n" }
        for fixIt in diagnostic.fixIts { text += "    " + styled("fix:", "36") + " " + visible(fixIt.title) + "\n" }
        return text
    }

    /// Text of a document may hold control characters; a terminal must not obey them.
    private func visible(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            result.unicodeScalars.append(isControl(scalar) ? "\u{FFFD}" : scalar)
        }
        return result
    }

    private func isControl(_ scalar: Unicode.Scalar) -> Bool {
        (scalar.value < 0x20 && scalar != "\t" && scalar != "\n") || (0x7F...0x9F).contains(scalar.value)
    }

    private func styled(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[1;" + code + "m" + text + "\u{1B}[0m" : text
    }

    private func color(of severity: Severity) -> String {
        switch severity {
        case .error: "31"
        case .warning: "33"
        case .note: "36"
        }
    }
}
