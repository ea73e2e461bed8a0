import Diagnostics
import LayoutEngine

extension ConflictAnalysis {
    /// The explanation for people: the conflict, the constraints that take part, the broken one, its effect, and the fixes.
    public func text(file: String? = nil, isColored: Bool = false) -> String {
        let words = ConstraintWords(log)
        let writer = TerminalWriter(isColored: isColored)
        let findings = findings(file: file)
        var text = ""
        if var conflict = findings.first {
            conflict.notes = []
            text += writer.text(of: conflict)
        }
        var shown = conflicting.isEmpty ? Array(log.constraints.indices) : conflicting
        if let broken, !shown.contains(broken) { shown = (shown + [broken]).sorted() }
        if cause != .tooLarge { text += list(shown, words, isColored) }
        let others = log.constraints.count - shown.count
        if others > 0 {
            text +=
                "    (" + Self.count(others, "other constraint") + " of the log " + (others == 1 ? "is" : "are")
                + " not needed for the conflict)\n"
        }
        if let effect { text += Self.line("Effect:", words.sentence(effect), isColored) }
        if assumesMargins {
            text += Self.line("note:", "This assumes margins of 8 pt, which the log does not print.", isColored)
        }
        for reason in reasons { text += Self.line("note:", sentence(reason, words), isColored) }
        for (index, cure) in cures.enumerated() {
            text += Self.line(index == 0 ? "Fix:" : "Or:", sentence(cure, words), isColored)
        }
        if !log.repetitions.isEmpty {
            let times = Self.count(log.repetitions.count, "more time")
            text += Self.line("note:", "The text has this log " + times + ".", isColored)
        }
        for finding in findings.dropFirst() {
            text += writer.text(of: finding)
            for constraint in finding.constraints { text += "    " + constraint.shownByTerminal + "\n" }
        }
        return text
    }

    /// The constraints with their numbers in the log; an arrow marks the broken one.
    private func list(_ places: [Int], _ words: ConstraintWords, _ isColored: Bool) -> String {
        let width = "\(log.constraints.count)".utf8.count
        var text = ""
        for place in places {
            let number = "\(place + 1)"
            let gap = String(repeating: " ", count: width - number.utf8.count)
            let isBroken = place == broken
            let line = gap + number + "  " + words.sentence(place).shownByTerminal
            text += "  " + (isBroken ? "✗ " : "  ")
            text += isBroken && isColored ? "\u{1B}[1;31m" + line + "\u{1B}[0m" : line
            if isBroken {
                text += "  ← " + log.framework.rawValue + (log.broken == nil ? " probably" : "") + " breaks this one"
            }
            text += "\n"
        }
        return text
    }

    private static func line(_ label: String, _ words: String, _ isColored: Bool) -> String {
        let shown = isColored ? "\u{1B}[1;36m" + label + "\u{1B}[0m" : label
        return "    " + shown + " " + words.shownByTerminal + "\n"
    }
}
