import Diagnostics

/// A change of one constraint, to be written into the format or equation that makes it.
public enum ConstraintChange: Hashable, Sendable {
    /// Another constant, in points.
    case constant(Double)
    /// Another priority, above 0 and at most 1000.
    case priority(Double)
}

extension SyntaxTree {
    /// Returns the edit of the text that changes a constraint of the format; nil if the format cannot express it.
    ///
    /// A format cannot add a constant to the size of another view. Alignments come from options, not from the text.
    ///
    /// - Complexity: Linear in the length of the text.
    public func edit(for change: ConstraintChange, of constraint: FormatConstraint) -> TextEdit? {
        let edit: TextEdit?
        if let end = constraint.objectEnd {
            guard let predicate = predicates.first(where: { $0.objectSpan.upper == end }) else { return nil }
            edit = self.edit(for: change, of: constraint, in: predicate)
        } else {
            edit = self.edit(for: change, of: constraint, at: constraint.span)
        }
        return edit.flatMap { edit in text(edit.span) == edit.replacement ? nil : edit }
    }

    private func edit(
        for change: ConstraintChange, of constraint: FormatConstraint, in predicate: Predicate
    ) -> TextEdit? {
        // A number between two hyphens takes neither a sign nor a priority.
        let isBare = predicate.span.lower > 0 && text(SourceSpan(predicate.span.lower - 1, predicate.span.lower)) == "-"
        switch (change, predicate.object) {
        case (.constant, .expression), (.constant, .missing): return nil
        case (.constant(let constant), _):
            guard constraint.secondAttribute == nil || !constraint.firstAttribute.isSize else { return nil }
            let number = JSONValue.text(of: constant)
            return TextEdit(predicate.objectSpan, isBare && constant < 0 ? "(" + number + ")" : number)
        case (.priority(let priority), _):
            let number = JSONValue.text(of: priority)
            if case .none = predicate.priority {
                return isBare
                    ? TextEdit(predicate.span, "(" + text(predicate.span) + "@" + number + ")")
                    : TextEdit(SourceSpan(at: predicate.objectSpan.upper), "@" + number)
            }
            return TextEdit(predicate.prioritySpan, number)
        }
    }

    /// The edit that writes a number into a standard space, or between two views without a space.
    private func edit(for change: ConstraintChange, of constraint: FormatConstraint, at span: SourceSpan) -> TextEdit? {
        let statement = statements.last { statement in statement.span.lower <= span.lower }
        let dimension = constraint.firstAttribute.dimension
        // An alignment lies across the axis.
        guard constraint.secondAttribute != nil, text(span).isEmpty || text(span) == "-",
            statement?.axes == (dimension == .x ? .horizontal : .vertical), dimension != .size
        else { return nil }
        switch change {
        case .constant(let constant):
            if constant == 0, span.isEmpty { return nil }
            let number = JSONValue.text(of: constant)
            return TextEdit(span, constant < 0 ? "-(" + number + ")-" : "-" + number + "-")
        case .priority(let priority):
            let numbers = JSONValue.text(of: constraint.constant) + "@" + JSONValue.text(of: priority)
            return TextEdit(span, "-(" + numbers + ")-")
        }
    }
}

extension LayoutEquation {
    /// Returns the edit of the text that changes the constraint of the equation; nil if the text is the same then.
    ///
    /// The equation must have been parsed from the text.
    public func edit(for change: ConstraintChange, in text: String) -> TextEdit? {
        let edit: TextEdit
        switch change {
        case .constant(let constant):
            let number = JSONValue.text(of: constant.magnitude)
            let sum = constant == 0 ? "" : (constant < 0 ? " - " : " + ") + number
            edit = TextEdit(constantSpan, second == nil ? JSONValue.text(of: constant) : sum)
        case .priority(let priority):
            let number = JSONValue.text(of: priority)
            edit =
                prioritySpan.map { span in TextEdit(span, number) }
                ?? TextEdit(SourceSpan(at: constantSpan.upper), " @ " + number)
        }
        return text.applying([edit]) == text ? nil : edit
    }
}

extension Attribute {
    fileprivate var isSize: Bool { dimension == .size }
}
