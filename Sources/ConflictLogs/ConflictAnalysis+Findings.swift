import Diagnostics

extension ConflictAnalysis {
    /// The findings: the conflict with its fixes as notes, then each constraint that was not understood.
    ///
    /// The conflict is a warning, since it is explained. A log or constraint that was not understood is an error.
    public func findings(file: String? = nil) -> [Diagnostic] {
        let words = ConstraintWords(log)
        let names = conflicting.map { place in words.sentence(place) }
        var notes: [String] = []
        if let effect { notes.append(words.sentence(effect)) }
        notes += reasons.map { reason in sentence(reason, words) }
        notes += cures.map { cure in "Fix: " + sentence(cure, words) }
        let conflict = Diagnostic(
            id: cause.id, severity: cause.isFailure ? .error : .warning, message: summary(words),
            location: SourceLocation(file: file, line: log.line, column: 1),
            views: conflictingItems.map { words.name(of: $0) },
            constraints: names, notes: notes)
        return [conflict] + unreadFindings(file: file)
    }

    /// The items that the conflicting constraints name, in the order of the log.
    private var conflictingItems: [Int] {
        var isNamed = Array(repeating: false, count: log.items.count)
        for place in conflicting {
            isNamed[log.constraints[place].first] = true
            if let second = log.constraints[place].second { isNamed[second] = true }
        }
        return log.items.indices.filter { item in isNamed[item] }
    }

    private func unreadFindings(file: String?) -> [Diagnostic] {
        log.unread.map { constraint in
            Diagnostic(
                id: "log.unread-constraint", severity: .error, message: "This constraint cannot be read.",
                location: SourceLocation(file: file, line: constraint.line, column: 1), constraints: [constraint.text])
        }.abridged()
    }
}

extension ConflictLog {
    /// The finding for a text without a log.
    public static func missing(file: String? = nil) -> Diagnostic {
        Diagnostic(
            id: "log.missing", severity: .error, message: "The text has no conflict log.",
            location: SourceLocation(file: file, line: 1, column: 1),
            notes: [
                "Fix: Copy the lines from \"Unable to simultaneously satisfy constraints\" to the broken constraint."
            ])
    }
}
