/// A linear expression: a sum of terms plus a constant.
///
/// The operators `+`, `-`, `*` and `/` build expressions from variables, terms and numbers. `<=`, `>=` and `==` turn two of them into a
/// ``Constraint``, and `|` sets its priority:
///
///     solver.add(left + width <= 300)
///     solver.add(width == 400 | .strong)
public struct LinearExpression: Hashable, Sendable {
    /// The terms.
    ///
    /// A variable may occur several times; its coefficients are added.
    public var terms: [Term]
    /// The constant that is added to the terms.
    public var constant: Double

    /// Creates an expression from terms and a constant.
    public init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }
}

/// A value that linear expressions are built from: a variable, a term or an expression.
public protocol LinearOperand {
    /// The value as an expression.
    var linearExpression: LinearExpression { get }
}

extension Variable: LinearOperand {
    /// The variable as an expression of one term.
    public var linearExpression: LinearExpression { LinearExpression([Term(self)]) }
}

extension Term: LinearOperand {
    /// The term as an expression.
    public var linearExpression: LinearExpression { LinearExpression([self]) }
}

extension LinearExpression: LinearOperand {
    /// The expression itself.
    public var linearExpression: LinearExpression { self }
}

extension LinearExpression: CustomStringConvertible {
    /// The terms and the constant, such as `x1 - 2 * x0 + 8`.
    public var description: String {
        Constraint(terms, constant: constant, .equal).expressionText { $0.description }
    }
}

/// A linear expression with a priority: the right side of a constraint.
///
/// Swift evaluates `|` before `<=`, so `x <= 10 | .strong` compares `x` with `10 | .strong`.
public struct PrioritizedExpression: Hashable, Sendable {
    /// The expression.
    public var expression: LinearExpression
    /// The priority of the constraint.
    public var priority: Priority

    /// Creates an expression with a priority.
    public init(_ expression: LinearExpression, priority: Priority) {
        self.expression = expression
        self.priority = priority
    }
}

extension Constraint {
    /// Creates `left  relation  right` with one priority for errors of both signs.
    public init(
        _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, priority: Priority = .required
    ) {
        let difference = left - right
        self.init(difference.terms, constant: difference.constant, relation, priority: priority)
    }
}
