import Diagnostics

extension Binder {
    /// Makes the constraint of a predicate on an attribute.
    mutating func bind(
        _ predicate: SyntaxTree.Predicate, to item: FormatConstraint.Item, _ attribute: Attribute,
        isOverlap: Bool = false
    ) {
        var constraint = FormatConstraint(item, attribute, predicate.relation)
        constraint.span = predicate.span
        switch predicate.object {
        case .missing: return
        case .number(let number): constraint.constant = number
        case .name:
            let name = tree.text(predicate.objectSpan)
            if let value = bindings.metric(named: name) {
                constraint.constant = value
            } else if let second = knownItem(named: name) {
                (constraint.second, constraint.secondAttribute) = (second, attribute)
            } else {
                let type = bindings.typeOfOther(named: name)
                return report(
                    type.map { .notAView(name, type: $0) } ?? .unknownMetric(name), at: predicate.objectSpan.upper)
            }
        case .expression(let index):
            let expression = tree.expressions[Int(index)]
            guard bind(expression, into: &constraint, at: predicate.objectSpan) else { return }
        }
        if isOverlap {
            constraint.relation = constraint.relation.opposite
            constraint.multiplier = -constraint.multiplier
            constraint.constant = -constraint.constant
        }
        guard finish(&constraint, predicate) else { return }
        format.constraints.append(constraint)
    }

    /// Adds the priority; whether it and the constant can be.
    mutating func finish(_ constraint: inout FormatConstraint, _ predicate: SyntaxTree.Predicate) -> Bool {
        constraint.objectEnd = predicate.objectSpan.upper
        guard constraint.constant.isFinite, constraint.multiplier.isFinite else {
            report(.constantNotFinite(constraint.constant), at: predicate.objectSpan.upper)
            return false
        }
        switch predicate.priority {
        case .none: return true
        case .missing: return false
        case .number(let number): constraint.priority = number
        case .name:
            let name = tree.text(predicate.prioritySpan)
            guard let value = bindings.metric(named: name) ?? namedPriority(name) else {
                report(.unknownMetric(name), at: predicate.prioritySpan.upper)
                return false
            }
            constraint.priority = value
        }
        if constraint.priority > 0, constraint.priority <= 1000 { return true }
        report(.priorityOutOfRange(constraint.priority), at: predicate.prioritySpan.upper)
        return false
    }

    /// Looks up the names in predicates whose item is unknown, so all wrong names are found at once.
    mutating func check(_ predicates: ArraySlice<SyntaxTree.Predicate>, isSpace: Bool) {
        for predicate in predicates {
            var unused = FormatConstraint(.view(0), .width)
            if isSpace || !isView(tree.text(predicate.objectSpan)) { _ = constant(of: predicate) }
            _ = finish(&unused, predicate)
        }
    }

    /// GTK's strengths, in the numbers of Apple's named priorities.
    private func namedPriority(_ name: String) -> Double? {
        guard tree.dialect.contains(.namedPriorities) else { return nil }
        switch name {
        case "required": return 1000
        case "strong": return 750
        case "medium": return 500
        case "weak": return 250
        default: return nil
        }
    }

    /// Returns the number of a space's predicate; nil with a problem if there is none.
    mutating func constant(of predicate: SyntaxTree.Predicate) -> Double? {
        switch predicate.object {
        case .missing: return nil
        case .number(let number): return number
        case .expression(let index):
            return constant(of: tree.expressions[Int(index)])
        case .name:
            let name = tree.text(predicate.objectSpan)
            if let value = bindings.metric(named: name) { return value }
            // In Apple's language, the size of a view is not a space.
            report(isView(name) ? .expectedValue : .unknownMetric(name), at: predicate.objectSpan.upper)
            return nil
        }
    }

    /// Returns whether a name is a view.
    ///
    /// If it is also a metric, the metric wins.
    func isView(_ name: String) -> Bool {
        bindings.metric(named: name) == nil && (stackGuides[name] != nil || bindings.hasView(named: name))
    }

    /// The item of a name, without a problem if there is none.
    mutating func knownItem(named name: String) -> FormatConstraint.Item? {
        if let guide = stackGuides[name] { return .guide(guide) }
        return bindings.hasView(named: name) ? .view(names.insert(name)) : nil
    }
}

extension SyntaxTree.Predicate {
    /// From the relation to the priority.
    var span: SourceSpan {
        let lower = relationSpan.isEmpty ? objectSpan.lower : relationSpan.lower
        return SourceSpan(lower, max(objectSpan.upper, prioritySpan.upper))
    }
}
