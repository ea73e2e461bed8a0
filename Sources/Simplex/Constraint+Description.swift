/// Readable descriptions of the solver's values, such as `x1 - x0 - 8 == 0`.

extension Variable: CustomStringConvertible {
    /// `x` and the index.
    public var description: String { "x\(index)" }
}

extension ConstraintID: CustomStringConvertible {
    /// `#` and the index.
    ///
    /// If the index had been used before, a point and the generation follow.
    public var description: String { generation == 0 ? "#\(index)" : "#\(index).\(generation)" }
}

extension Relation: CustomStringConvertible {
    /// The sign.
    public var description: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension Priority: CustomStringConvertible {
    /// The value, without a fraction if it is whole.
    public var description: String { value.shortText }
}

extension Term: CustomStringConvertible {
    /// The variable, with its coefficient if that is not 1.
    public var description: String { description { $0.description } }

    fileprivate func description(naming name: (Variable) -> String) -> String {
        switch coefficient {
        case 1: name(variable)
        case -1: "-\(name(variable))"
        default: "\(coefficient.shortText) * \(name(variable))"
        }
    }
}

extension Constraint: CustomStringConvertible {
    /// The expression compared with 0, and `@` with the priority if the constraint is optional.
    ///
    /// If the signs of the error have different priorities, `+` and `-` mark them.
    public var description: String { description { $0.description } }

    /// Returns the description with the caller's names for variables.
    func description(naming name: (Variable) -> String) -> String {
        "\(expressionText(naming: name)) \(relation) 0\(costs)"
    }

    /// Returns the terms and the constant.
    func expressionText(naming name: (Variable) -> String) -> String {
        var text = ""
        for term in terms { text.append(summand: term.description(naming: name)) }
        if constant != 0 || terms.isEmpty { text.append(summand: constant.shortText) }
        return text
    }

    private var costs: String {
        let (positive, negative) = (positiveErrorPriority, negativeErrorPriority)
        switch relation {
        case .lessThanOrEqual: return positive.isRequired ? "" : " @\(positive)"
        case .greaterThanOrEqual: return negative.isRequired ? "" : " @\(negative)"
        case .equal where positive == negative: return positive.isRequired ? "" : " @\(positive)"
        case .equal: return " @+\(positive) @-\(negative)"
        }
    }
}

extension Conflict: CustomStringConvertible {
    /// The constraints of the conflict, and the relaxed one.
    public var description: String {
        "\(constraints.map { "\($0)" }.joined(separator: ", ")) cannot all hold; \(relaxed) is relaxed"
    }
}

extension Double {
    /// The number, without a fraction if it is whole.
    var shortText: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension String {
    /// Appends a summand with its sign.
    fileprivate mutating func append(summand: String) {
        if isEmpty {
            self += summand
        } else {
            self += summand.hasPrefix("-") ? " - \(summand.dropFirst())" : " + \(summand)"
        }
    }
}
