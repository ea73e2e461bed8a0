/// Edit variables: suggested values that follow a pointer or a window.
///
/// kiwi and Cassowary separate the calls to add an edit variable and to suggest a value. Here the first suggestion adds the variable.
extension Solver {
    /// Suggests a value for a variable, as kiwi's `suggestValue`.
    ///
    /// The first suggestion adds `variable == value` at the priority, with expected changes (``expectChanges(of:)``). A later one changes its
    /// constant, and its priority if that differs. Returns false without effect if the solver does not contain the variable, or if the value
    /// is not finite or beyond 1e100.
    @discardableResult
    public func suggest(value: Double, for variable: Variable, priority: Priority = .strong) -> Bool {
        guard value.isUsable, contains(variable) else { return false }
        if let suggestion = suggestions[variable], setConstant(-value, of: suggestion.constraint) {
            if suggestion.priority != priority { setPriority(priority, of: suggestion.constraint) }
            suggestions[variable]?.priority = priority
            return true
        }
        let constraint = add(variable == value | priority)
        guard expectChanges(of: constraint) else { return false }
        suggestions[variable] = Suggestion(constraint: constraint, priority: priority)
        return true
    }

    /// Ends the suggestion for a variable, as kiwi's `removeEditVariable`.
    ///
    /// Returns false if there is none.
    @discardableResult
    public func endSuggestion(for variable: Variable) -> Bool {
        guard let suggestion = suggestions[variable], remove(suggestion.constraint) else { return false }
        suggestions[variable] = nil
        return true
    }

    /// Returns the constraint of the suggestion for a variable, or nil if there is none.
    public func suggestion(for variable: Variable) -> ConstraintID? {
        suggestions[variable].flatMap { contains($0.constraint) ? $0.constraint : nil }
    }
}

/// The equation of an edit variable.
struct Suggestion {
    var constraint: ConstraintID
    var priority: Priority
}
