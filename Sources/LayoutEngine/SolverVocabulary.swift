import Simplex

// The solver's words that are also the engine's: rooms above say them without knowing the solver.

/// How strongly a constraint is wished for.
public typealias Priority = Simplex.Priority
/// How the two sides of a constraint compare.
public typealias Relation = Simplex.Relation
/// What engines that differ in constants alone share, so that the first solution of one begins from that of another.
public typealias WarmStarts = Simplex.WarmStarts
