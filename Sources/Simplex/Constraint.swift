/// A variable of a solver: a number that the solver determines.
///
/// A variable is valid only with its own solver. Another solver takes it for its own variable of the same index, if it has one.
public struct Variable: Hashable, Sendable {
    /// The index among the variables of the solver.
    ///
    /// Indices of removed variables are reused.
    public let index: Int32

    init(index: Int32) { self.index = index }

    /// Returns the variable at a distance in index, among variables that were created together.
    public func advanced(by distance: Int32) -> Variable { Variable(index: index &+ distance) }
}

/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The factor of the variable; finite.
    public var coefficient: Double

    /// Creates a term from a variable and a coefficient.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// The relation between an expression and zero.
///
/// The raw values are Apple's.
public enum Relation: Int8, Hashable, Sendable {
    /// The expression is at most zero.
    case lessThanOrEqual = -1
    /// The expression is zero.
    case equal = 0
    /// The expression is at least zero.
    case greaterThanOrEqual = 1
}

/// A linear constraint `terms + constant  relation  0`, with the priority of each sign of its error.
///
/// The error is the value of `terms + constant`. A positive error violates `==` and `<=`, a negative one `==` and `>=`. The two signs may
/// have different priorities. A content size is `size - intrinsic == 0`: its positive error has the hugging priority, its negative error
/// the compression resistance.
public struct Constraint: Hashable, Sendable {
    /// The terms.
    ///
    /// A variable may occur several times; its coefficients are added.
    public var terms: [Term]
    /// The constant that is added to the terms; finite.
    public var constant: Double
    /// The relation between the expression and zero.
    public var relation: Relation
    /// The priority of a positive error; ignored for `>=`.
    public var positiveErrorPriority: Priority
    /// The priority of a negative error; ignored for `<=`.
    public var negativeErrorPriority: Priority

    /// Creates `terms + constant  relation  0` with one priority for errors of both signs.
    public init(_ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Priority = .required) {
        self.init(
            terms, constant: constant, relation, positiveErrorPriority: priority, negativeErrorPriority: priority)
    }

    /// Creates `terms + constant  relation  0` with a priority for each sign of the error.
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

/// The identifier of a constraint in a solver.
///
/// Identifiers of removed constraints are not reused.
public struct ConstraintID: Hashable, Sendable {
    /// The index in the solver's storage.
    public let index: Int32
    /// The number of earlier constraints at that index.
    public let generation: UInt32

    init(index: Int32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}

/// A set of required constraints that cannot all hold.
public struct Conflict: Hashable, Sendable {
    /// A minimal conflicting set: without any one of them the others are feasible.
    public let constraints: [ConstraintID]
    /// The constraint that the solver relaxed.
    ///
    /// It stays as an optional constraint above all other priorities.
    public let relaxed: ConstraintID

    init(constraints: [ConstraintID], relaxed: ConstraintID) {
        self.constraints = constraints
        self.relaxed = relaxed
    }
}
