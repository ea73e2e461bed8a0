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
            text += quote(of: source.line(location.line), at: location.column - 1)
        }
        for note in diagnostic.notes { text += "    " + styled("note:", "36") + " " + note.shownByTerminal + "\n" }
        for fixIt in diagnostic.fixIts {
            text += "    " + styled("fix:", "36") + " " + fixIt.title.shownByTerminal + "\n"
        }
        return text
    }

    /// A line and its caret; nothing of an empty line and of one that is no text.
    private func quote(of line: String, at offset: Int) -> String {
        guard !line.isEmpty, !line.utf8.contains(0) else { return "" }
        let (line, offset) = TerminalWriter.shown(line, around: offset)
        // The caret stands under what is shown, in which nothing has another width than it seems.
        let lead = line.slice(SourceSpan(0, offset)).shownByTerminal
        let shown = lead + line.slice(SourceSpan(offset, line.utf8.count)).shownByTerminal
        let caret = CaretWriter().caret(under: shown, at: lead.utf8.count)
        return "    " + shown + "\n    " + styled(caret, "32") + "\n"
    }

    /// The most bytes of a line that are shown, and how many of them before the caret.
    private static let longestLine = 240
    private static let longestLead = 120

    /// A line, or of a long one what stands around an offset, with the offset in what is shown.
    private static func shown(_ line: String, around offset: Int) -> (line: String, offset: Int) {
        let bytes = line.utf8
        guard bytes.count > longestLine else { return (line, offset) }
        let start = min(max(0, offset - longestLead), bytes.count - longestLine)
        let end = start + longestLine
        // A scalar that is cut in two would be shown as a replacement character.
        func isInside(_ position: Int) -> Bool {
            guard position > 0, position < bytes.count else { return false }
            return bytes[bytes.index(bytes.startIndex, offsetBy: position)] & 0xC0 == 0x80
        }
        var (first, last) = (start, end)
        while isInside(first) { first -= 1 }
        while isInside(last) { last += 1 }
        let lead = first > 0 ? "…" : ""
        let part = lead + line.slice(SourceSpan(first, last)) + (last < bytes.count ? "…" : "")
        return (part, min(offset, last) - first + lead.utf8.count)
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
