import Simplex

// The solver's types in the engine's interface, for targets that do not import the solver.

/// The priority of a constraint.
public typealias Priority = Simplex.Priority
/// The relation of a constraint.
public typealias Relation = Simplex.Relation
