/// A variable of a solver: a number that the solver chooses.
///
/// It is of use with its own solver only: another one takes it for its own variable in that place, if it has one.
public struct Variable: Hashable, Sendable {
    /// Its place among the variables of its solver; places of removed variables are given out again.
    public let index: Int32

    init(index: Int32) { self.index = index }

    /// The variable so many places further, one of those that were made together.
    public func advanced(by distance: Int32) -> Variable { Variable(index: index &+ distance) }
}

/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// What it is multiplied by; finite.
    public var coefficient: Double

    /// A variable times a coefficient.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// The sign between an expression and zero.
///
/// Raw values are Apple's.
public enum Relation: Int8, Hashable, Sendable {
    /// The expression is at most zero.
    case lessThanOrEqual = -1
    /// The expression is zero.
    case equal = 0
    /// The expression is at least zero.
    case greaterThanOrEqual = 1
}

/// `terms + constant  relation  0`, and what an error costs.
///
/// The error is the value of `terms + constant`. A positive one violates `==` and `<=`, a negative one `==` and `>=`.
/// The two signs may cost differently: a content size is `size - intrinsic == 0` whose positive error costs the hugging
/// priority and whose negative error costs the compression resistance.
public struct Constraint: Hashable, Sendable {
    /// The terms; a variable may occur several times, its coefficients are added.
    public var terms: [Term]
    /// What is added to the terms; finite.
    public var constant: Double
    /// The sign between the expression and zero.
    public var relation: Relation
    /// What a positive error costs; of no account for `>=`.
    public var positiveErrorPriority: Priority
    /// What a negative error costs; of no account for `<=`.
    public var negativeErrorPriority: Priority

    /// `terms + constant  relation  0` with one priority for errors of both signs.
    public init(_ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Priority = .required) {
        self.init(
            terms, constant: constant, relation, positiveErrorPriority: priority, negativeErrorPriority: priority)
    }

    /// `terms + constant  relation  0` with a priority for each sign of the error.
    public init(
        _ terms: [Term], constant: Double = 0, _ relation: Relation, positiveErrorPriority: Priority,
        negativeErrorPriority: Priority
    ) {
        self.terms = terms
        self.constant = constant
        self.relation = relation
        self.positiveErrorPriority = positiveErrorPriority
        self.negativeErrorPriority = negativeErrorPriority
    }
}

/// A constraint that a solver holds.
///
/// Identifiers of removed constraints are not given out again.
public struct ConstraintID: Hashable, Sendable {
    /// Its place in the solver's storage.
    public let index: Int32
    /// How often that place had been used before.
    public let generation: UInt32

    init(index: Int32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}

/// Required constraints that cannot hold together.
public struct Conflict: Hashable, Sendable {
    /// A minimal set: without any one of them the others can be satisfied.
    public let constraints: [ConstraintID]
    /// The one that the solver relaxed to go on: it is kept as the dearest of all wishes.
    public let relaxed: ConstraintID

    init(constraints: [ConstraintID], relaxed: ConstraintID) {
        self.constraints = constraints
        self.relaxed = relaxed
    }
}
