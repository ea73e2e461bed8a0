import Simplex

// The solver's words that are also the engine's: rooms above say them without knowing the solver.

/// How strongly a constraint is wished for.
public typealias Priority = Simplex.Priority
/// How the two sides of a constraint compare.
public typealias Relation = Simplex.Relation
