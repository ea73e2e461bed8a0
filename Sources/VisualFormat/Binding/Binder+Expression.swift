import Diagnostics

extension Binder {
    /// Returns whether an expression has no view in it.
    func isConstant(_ expression: SyntaxTree.Expression) -> Bool {
        if expression.isPercentage || !expression.attribute.isEmpty { return false }
        return !isView(tree.text(expression.name))
    }

    /// The number of an expression of metrics; nil and a problem if a name is unknown.
    mutating func constant(of expression: SyntaxTree.Expression) -> Double? {
        let name = tree.text(expression.name)
        guard let value = bindings.metric(named: name) else {
            report(.unknownMetric(name), at: expression.name.upper)
            return nil
        }
        guard let factor = factor(of: expression), let addend = addend(of: expression) else { return nil }
        return value * factor + addend
    }

    /// Puts an expression on the right side of a constraint; whether that can be.
    mutating func bind(
        _ expression: SyntaxTree.Expression, into constraint: inout FormatConstraint, at span: SourceSpan
    ) -> Bool {
        if expression.isPercentage { return bindShare(expression, into: &constraint, at: span) }
        let name = tree.text(expression.name)
        if expression.attribute.isEmpty, !isView(name) {
            guard let value = constant(of: expression) else { return false }
            constraint.constant = value
            return isComparable(constraint, at: span)
        }
        guard let second = item(named: expression.name), let factor = factor(of: expression),
            let addend = addend(of: expression)
        else { return false }
        constraint.second = second
        if expression.attribute.isEmpty {
            constraint.secondAttribute = constraint.firstAttribute
        } else {
            // The parser has reported an unknown attribute.
            guard let attribute = Attribute(name: tree.text(expression.attribute)) else { return false }
            constraint.secondAttribute = attribute
        }
        constraint.multiplier = factor
        constraint.constant = addend
        return isComparable(constraint, at: span)
    }

    /// Puts a share of the superview's size on the right side.
    private mutating func bindShare(
        _ expression: SyntaxTree.Expression, into constraint: inout FormatConstraint, at span: SourceSpan
    ) -> Bool {
        guard let superview = superview(of: constraint.first, at: span.upper) else { return false }
        guard let factor = factor(of: expression) else { return false }
        constraint.second = superview
        constraint.secondAttribute = constraint.firstAttribute
        constraint.multiplier = factor
        return isComparable(constraint, at: span)
    }

    /// Returns whether a constraint compares sizes with sizes and places with places of the same axis.
    mutating func isComparable(_ constraint: FormatConstraint, at span: SourceSpan) -> Bool {
        let first = constraint.firstAttribute
        if let second = constraint.secondAttribute {
            if first.dimension == second.dimension, first.isNatural == second.isNatural || first.dimension != .x {
                return true
            }
            if first.dimension == second.dimension, first.isCenter || second.isCenter { return true }
            report(.mismatchedAttributes(first.name, second.name), at: span.upper)
            return false
        }
        if first.dimension == .size { return true }
        report(.mismatchedAttributes(first.name, "notAnAttribute"), at: span.upper)
        return false
    }

    private mutating func factor(of expression: SyntaxTree.Expression) -> Double? {
        guard let value = value(of: expression.factor) else { return nil }
        return expression.isDivided ? 1 / value : value
    }

    private mutating func addend(of expression: SyntaxTree.Expression) -> Double? {
        guard let value = value(of: expression.addend) else { return nil }
        return expression.isSubtracted ? -value : value
    }

    private mutating func value(of value: SyntaxTree.Expression.Value) -> Double? {
        switch value {
        case .number(let number): return number
        case .metric(let span):
            let name = tree.text(span)
            if let number = bindings.metric(named: name) { return number }
            report(.unknownMetric(name), at: span.upper)
            return nil
        }
    }

    /// Makes the constraints of an equation.
    mutating func bind(_ equation: SyntaxTree.Equation) {
        guard let item = item(named: equation.name),
            let attribute = Attribute(name: tree.text(equation.attribute))
        else { return }
        let predicates = tree.predicates[Int(equation.predicates.lowerBound)..<Int(equation.predicates.upperBound)]
        for predicate in predicates {
            if case .number = predicate.object, attribute.dimension != .size {
                report(.mismatchedAttributes(attribute.name, "notAnAttribute"), at: predicate.objectSpan.upper)
                continue
            }
            bind(predicate, to: item, attribute)
        }
    }
}

extension Attribute {
    /// A Boolean value that indicates whether it depends on the direction of the language.
    fileprivate var isNatural: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// A Boolean value that indicates whether it goes with edges of any kind.
    fileprivate var isCenter: Bool { self == .centerX || self == .centerXWithinMargins }
}
