import Diagnostics

/// The symbolic terms for the numbers of constraints, where metrics are written by name.
struct FormatTerms {
    private let tree: SyntaxTree
    /// Metrics that go by their names.
    private let open: Set<String>
    /// The values with which the format was bound.
    private let values: [String: Double]
    /// Predicates by the end of their objects.
    private let predicates: [Int: SyntaxTree.Predicate]

    init(of tree: SyntaxTree, open: Set<String>, values: [String: Double]) {
        (self.tree, self.open, self.values) = (tree, open, values)
        // If several end at the same position, the first counts, so they are read from the end.
        var predicates: [Int: SyntaxTree.Predicate] = [:]
        for predicate in tree.predicates.reversed() { predicates[predicate.objectSpan.upper] = predicate }
        self.predicates = predicates
    }

    /// Adds the right item of a constraint with its factor.
    func addShare(of side: String, in constraint: FormatConstraint, to sum: inout FormatSum) {
        if let expression = expression(of: constraint), !isConstant(expression),
            let factor = openName(of: expression.factor)
        {
            let sign = expression.isDivided ? "/" : "*"
            sum.add("\(side) \(sign) \(factor)", isNegative: constraint.multiplier < 0)
        } else {
            let factor = constraint.multiplier
            sum.add(factor == 1 ? side : "\(side) * \(JSONValue.text(of: factor))", isNegative: false)
        }
    }

    /// Adds the constant of a constraint to a sum.
    func addConstant(of constraint: FormatConstraint, to sum: inout FormatSum) {
        let number = constraint.constant
        guard let predicate = predicate(of: constraint) else { return sum.add(number) }
        let name = tree.text(predicate.objectSpan)
        if predicate.object == .name, open.contains(name) { return sum.add(name, isNegative: number < 0) }
        guard let expression = tree.expression(of: predicate), !expression.isPercentage else { return sum.add(number) }
        let sign = isTurned(constraint, expression) ? -1.0 : 1
        var rest = 0.0
        if isConstant(expression) { rest += add(product: expression, sign, to: &sum) }
        let direction = expression.isSubtracted ? -sign : sign
        if let addend = openName(of: expression.addend) {
            sum.add(addend, isNegative: direction < 0)
        } else {
            rest += direction * value(of: expression.addend)
        }
        sum.add(rest)
    }

    /// ` @low`; nothing for a required constraint.
    func priority(of constraint: FormatConstraint) -> String {
        if let predicate = predicate(of: constraint), predicate.priority == .name {
            let name = tree.text(predicate.prioritySpan)
            if open.contains(name) { return " @\(name)" }
        }
        return constraint.priority < 1000 ? " @\(JSONValue.text(of: constraint.priority))" : ""
    }

    /// Adds a product of metrics, as far as they go by their names; the number that is left.
    private func add(product: SyntaxTree.Expression, _ sign: Double, to sum: inout FormatSum) -> Double {
        let (name, number) = (tree.text(product.name), value(of: product.factor))
        let factor = product.isDivided ? 1 / number : number
        switch (open.contains(name), openName(of: product.factor)) {
        case (true, nil): sum.add(sign * factor, times: name)
        case (true, let other?): sum.add("\(name) \(product.isDivided ? "/" : "*") \(other)", isNegative: sign < 0)
        case (false, nil): return sign * (values[name] ?? 0) * factor
        case (false, let other?):
            let count = sign * (values[name] ?? 0)
            guard product.isDivided else {
                sum.add(count, times: other)
                break
            }
            sum.add("\(JSONValue.text(of: abs(count))) / \(other)", isNegative: count < 0)
        }
        return 0
    }

    /// Returns whether a constraint has the opposite of its expression, as an overlap has.
    private func isTurned(_ constraint: FormatConstraint, _ expression: SyntaxTree.Expression) -> Bool {
        let number = value(of: expression.factor)
        let factor = expression.isDivided ? 1 / number : number
        if !isConstant(expression) { return constraint.multiplier != factor }
        let addend = value(of: expression.addend)
        let constant = (values[tree.text(expression.name)] ?? 0) * factor + (expression.isSubtracted ? -addend : addend)
        return constraint.constant != constant
    }

    /// Returns whether an expression is one of metrics only; those win against views of the same name.
    private func isConstant(_ expression: SyntaxTree.Expression) -> Bool {
        !expression.isPercentage && expression.attribute.isEmpty && values[tree.text(expression.name)] != nil
    }

    private func predicate(of constraint: FormatConstraint) -> SyntaxTree.Predicate? {
        constraint.objectEnd.flatMap { end in predicates[end] }
    }

    private func expression(of constraint: FormatConstraint) -> SyntaxTree.Expression? {
        predicate(of: constraint).flatMap { predicate in tree.expression(of: predicate) }
    }

    private func openName(of value: SyntaxTree.Expression.Value) -> String? {
        guard case .metric(let span) = value else { return nil }
        let name = tree.text(span)
        return open.contains(name) ? name : nil
    }

    private func value(of value: SyntaxTree.Expression.Value) -> Double {
        switch value {
        case .number(let number): number
        case .metric(let span): values[tree.text(span)] ?? 0
        }
    }
}
