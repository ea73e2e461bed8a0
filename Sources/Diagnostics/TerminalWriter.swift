/// Writes findings for people: position, severity, message, the source line with a caret, notes and fixes.
///
/// ```
/// Login.swift:12:9: error: Expected ':' after 'V' to specify vertical arrangement [vfl.expected-colon]
///         V|[box]|
///          ^
///     Fix: insert ':'
/// ```
public struct TerminalWriter: Sendable {
    /// A Boolean value that indicates whether severities and carets are colored with ANSI escape sequences.
    public var isColored: Bool

    /// Creates a writer.
    public init(isColored: Bool = false) { self.isColored = isColored }

    /// Returns a finding as lines that each end in a line feed, with the source line if the text is given.
    public func text(of diagnostic: Diagnostic, in source: SourceText? = nil) -> String {
        var text = ""
        if let location = diagnostic.location {
            if let file = location.file { text += file.shownByTerminal + ":" }
            text += "\(location.line):\(location.column): "
        }
        text += styled(diagnostic.severity.rawValue + ":", color(of: diagnostic.severity))
        text += " " + diagnostic.message.shownByTerminal + " [" + diagnostic.id.rawValue + "]\n"
        // A finding about another file, such as an asset catalog, has no line in this text.
        if let location = diagnostic.location, let source, Self.isSameFile(source.file, location.file) {
            text += quote(of: source.bytes(ofLine: location.line), at: location.column - 1)
        }
        for remark in diagnostic.remarks {
            text += "    " + styled(remark.label, "36") + " " + remark.words.shownByTerminal + "\n"
        }
        return text
    }

    /// Returns whether two paths may be those of one file, by their last parts.
    private static func isSameFile(_ path: String?, _ other: String?) -> Bool {
        guard let path, let other else { return true }
        return path.split(separator: "/").last == other.split(separator: "/").last
    }

    /// Returns the visible part of a source line and its caret; nothing for an empty line or one that is not text.
    private func quote(of line: Substring.UTF8View, at offset: Int) -> String {
        let window = LineWindow(line, around: offset)
        guard !window.text.isEmpty, !window.text.utf8.contains(0), !isMostlyInvalid(window.text) else { return "" }
        // The caret is placed under the shown text, in which control characters are escaped.
        let lead = window.text.slice(SourceSpan(0, window.offset)).shownByTerminal
        let shown = lead + window.text.slice(SourceSpan(window.offset, window.text.utf8.count)).shownByTerminal
        let caret = CaretWriter().caret(under: shown, at: lead.utf8.count)
        return "    " + shown + "\n    " + styled(caret, "32") + "\n"
    }

    /// Returns whether more than one character of eight was not valid UTF-8.
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
