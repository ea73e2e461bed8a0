/// The operators of linear expressions, and of constraints between them.
///
/// A number is a `Double`. A number that is not finite gives a constraint that counts as absent (`Solver.invalidConstraints`).

// MARK: Sums

/// Returns the sum of two expressions.
public func + (left: some LinearOperand, right: some LinearOperand) -> LinearExpression {
    var sum = left.linearExpression
    let other = right.linearExpression
    sum.terms += other.terms
    sum.constant += other.constant
    return sum
}

/// Returns the sum of an expression and a number.
public func + (left: some LinearOperand, right: Double) -> LinearExpression { left + LinearExpression(constant: right) }

/// Returns the sum of a number and an expression.
public func + (left: Double, right: some LinearOperand) -> LinearExpression { right + left }

/// Returns the difference of two expressions.
public func - (left: some LinearOperand, right: some LinearOperand) -> LinearExpression { left + -right }

/// Returns the difference of an expression and a number.
public func - (left: some LinearOperand, right: Double) -> LinearExpression { left + -right }

/// Returns the difference of a number and an expression.
public func - (left: Double, right: some LinearOperand) -> LinearExpression { -right + left }

/// Returns the expression with opposite signs.
public prefix func - (operand: some LinearOperand) -> LinearExpression { operand * -1 }

// MARK: Multiples

/// Returns a variable times a number.
public func * (left: Double, right: Variable) -> Term { Term(right, left) }

/// Returns a variable times a number.
public func * (left: Variable, right: Double) -> Term { Term(left, right) }

/// Returns an expression times a number.
public func * (left: Double, right: some LinearOperand) -> LinearExpression { right * left }

/// Returns an expression times a number.
public func * (left: some LinearOperand, right: Double) -> LinearExpression {
    let expression = left.linearExpression
    return LinearExpression(
        expression.terms.map { Term($0.variable, $0.coefficient * right) }, constant: expression.constant * right)
}

/// Returns an expression divided by a number.
public func / (left: some LinearOperand, right: Double) -> LinearExpression {
    let expression = left.linearExpression
    return LinearExpression(
        expression.terms.map { Term($0.variable, $0.coefficient / right) }, constant: expression.constant / right)
}

// MARK: Priorities

/// Returns the right side of a constraint with a priority.
public func | (left: some LinearOperand, right: Priority) -> PrioritizedExpression {
    PrioritizedExpression(left.linearExpression, priority: right)
}

/// Returns a number, as the right side of a constraint, with a priority.
public func | (left: Double, right: Priority) -> PrioritizedExpression {
    PrioritizedExpression(LinearExpression(constant: left), priority: right)
}

/// Returns the constraint with another priority for errors of both signs.
public func | (left: Constraint, right: Priority) -> Constraint {
    var constraint = left
    (constraint.positiveErrorPriority, constraint.negativeErrorPriority) = (right, right)
    return constraint
}

// MARK: Constraints

/// Returns a required constraint: the left side is at most the right side.
public func <= (left: some LinearOperand, right: some LinearOperand) -> Constraint {
    Constraint(left.linearExpression, .lessThanOrEqual, right.linearExpression)
}

/// Returns a required constraint: the left side is at most the number.
public func <= (left: some LinearOperand, right: Double) -> Constraint {
    Constraint(left.linearExpression, .lessThanOrEqual, LinearExpression(constant: right))
}

/// Returns a required constraint: the number is at most the right side.
public func <= (left: Double, right: some LinearOperand) -> Constraint {
    Constraint(LinearExpression(constant: left), .lessThanOrEqual, right.linearExpression)
}

/// Returns a constraint with a priority: the left side is at most the right side.
public func <= (left: some LinearOperand, right: PrioritizedExpression) -> Constraint {
    Constraint(left.linearExpression, .lessThanOrEqual, right.expression, priority: right.priority)
}

/// Returns a constraint with a priority: the number is at most the right side.
public func <= (left: Double, right: PrioritizedExpression) -> Constraint {
    Constraint(LinearExpression(constant: left), .lessThanOrEqual, right.expression, priority: right.priority)
}

/// Returns a required constraint: the left side is at least the right side.
public func >= (left: some LinearOperand, right: some LinearOperand) -> Constraint {
    Constraint(left.linearExpression, .greaterThanOrEqual, right.linearExpression)
}

/// Returns a required constraint: the left side is at least the number.
public func >= (left: some LinearOperand, right: Double) -> Constraint {
    Constraint(left.linearExpression, .greaterThanOrEqual, LinearExpression(constant: right))
}

/// Returns a required constraint: the number is at least the right side.
public func >= (left: Double, right: some LinearOperand) -> Constraint {
    Constraint(LinearExpression(constant: left), .greaterThanOrEqual, right.linearExpression)
}

/// Returns a constraint with a priority: the left side is at least the right side.
public func >= (left: some LinearOperand, right: PrioritizedExpression) -> Constraint {
    Constraint(left.linearExpression, .greaterThanOrEqual, right.expression, priority: right.priority)
}

/// Returns a constraint with a priority: the number is at least the right side.
public func >= (left: Double, right: PrioritizedExpression) -> Constraint {
    Constraint(LinearExpression(constant: left), .greaterThanOrEqual, right.expression, priority: right.priority)
}

/// Returns a required constraint: the left side is equal to the right side.
public func == (left: some LinearOperand, right: some LinearOperand) -> Constraint {
    Constraint(left.linearExpression, .equal, right.linearExpression)
}

/// Returns a required constraint: the left side is equal to the number.
public func == (left: some LinearOperand, right: Double) -> Constraint {
    Constraint(left.linearExpression, .equal, LinearExpression(constant: right))
}

/// Returns a required constraint: the number is equal to the right side.
public func == (left: Double, right: some LinearOperand) -> Constraint {
    Constraint(LinearExpression(constant: left), .equal, right.linearExpression)
}

/// Returns a constraint with a priority: the left side is equal to the right side.
public func == (left: some LinearOperand, right: PrioritizedExpression) -> Constraint {
    Constraint(left.linearExpression, .equal, right.expression, priority: right.priority)
}

/// Returns a constraint with a priority: the number is equal to the right side.
public func == (left: Double, right: PrioritizedExpression) -> Constraint {
    Constraint(LinearExpression(constant: left), .equal, right.expression, priority: right.priority)
}
