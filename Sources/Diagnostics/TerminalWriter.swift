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
            if let file = location.file { text += file.shownByTerminal + ":" }
            text += "\(location.line):\(location.column): "
        }
        text += styled(diagnostic.severity.rawValue + ":", color(of: diagnostic.severity))
        text += " " + diagnostic.message.shownByTerminal + " [" + diagnostic.id.rawValue + "]\n"
        if let location = diagnostic.location, let source {
            text += quote(of: source.bytes(ofLine: location.line), at: location.column - 1)
        }
        for note in diagnostic.notes { text += "    " + styled("note:", "36") + " " + note.shownByTerminal + "\n" }
        for fixIt in diagnostic.fixIts {
            text += "    " + styled("fix:", "36") + " " + fixIt.title.shownByTerminal + "\n"
        }
        return text
    }

    /// What is shown of a line, and its caret; nothing of an empty line and of one that is no text.
    private func quote(of line: Substring.UTF8View, at offset: Int) -> String {
        let window = LineWindow(line, around: offset)
        guard !window.text.isEmpty, !window.text.utf8.contains(0), !isMostlyInvalid(window.text) else { return "" }
        // The caret stands under what is shown, in which nothing has another width than it seems.
        let lead = window.text.slice(SourceSpan(0, window.offset)).shownByTerminal
        let shown = lead + window.text.slice(SourceSpan(window.offset, window.text.utf8.count)).shownByTerminal
        let caret = CaretWriter().caret(under: shown, at: lead.utf8.count)
        return "    " + shown + "\n    " + styled(caret, "32") + "\n"
    }

    /// Whether more than one character of eight was none in UTF-8.
    private func isMostlyInvalid(_ text: String) -> Bool {
        text.unicodeScalars.count { scalar in scalar == "\u{FFFD}" } * 8 > text.unicodeScalars.count
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
