/// An incremental solver of linear constraints with strict priorities.
///
/// Mutations are collected; the work is done when values are read or `solve()` is called. The result depends on the set
/// of variables and constraints alone, not on the order in which they came nor on the history of edits.
public final class Solver {
    /// A solver without variables and constraints.
    public init() {}

    // MARK: Variables

    /// Makes a variable. While nothing else decides its value it stays at its resting value.
    public func makeVariable(restingValue: Double = 0) -> Variable { Variable(index: 0) }

    /// Removes a variable that no constraint mentions; returns whether it did.
    @discardableResult
    public func remove(_ variable: Variable) -> Bool { false }

    /// Changes where a variable stays while nothing else decides its value.
    public func setRestingValue(_ value: Double, of variable: Variable) {}

    // MARK: Constraints

    /// Adds a constraint. One without terms is legal: it holds or it conflicts with itself.
    @discardableResult
    public func add(_ constraint: Constraint) -> ConstraintID { ConstraintID(index: 0, generation: 0) }

    /// Removes a constraint; returns false where the solver does not hold it.
    @discardableResult
    public func remove(_ constraint: ConstraintID) -> Bool { false }

    /// Changes the constant of a constraint: a right-hand-side update. Returns false where the solver does not hold it.
    @discardableResult
    public func setConstant(_ constant: Double, of constraint: ConstraintID) -> Bool { false }

    /// Changes the priorities of a constraint. Returns false where the solver does not hold it.
    @discardableResult
    public func setPriority(
        positiveError: Priority, negativeError: Priority, of constraint: ConstraintID
    ) -> Bool { false }

    /// The constraint as the solver holds it, or nil.
    public func constraint(_ id: ConstraintID) -> Constraint? { nil }

    // MARK: Results

    /// Chooses which constraint of a conflict is relaxed; it must return one of the given ones. The default takes the one
    /// with the largest absolute constant, settled by content, so that the order of insertion does not matter.
    public var chooseRelaxed: (([ConstraintID]) -> ConstraintID)?

    /// Solves what has changed. Reading a value does this by itself.
    public func solve() {}

    /// The value of a variable; solves first where something has changed.
    public func value(of variable: Variable) -> Double { 0 }

    /// The variables whose values differ from those at the last call, in order of index; solves first.
    public func takeChangedVariables() -> [Variable] { [] }

    /// The conflicts among required constraints, each with a minimal set; solves first.
    public var conflicts: [Conflict] { [] }

    /// How far a constraint is from holding: 0 where it holds, otherwise the signed error; solves first.
    public func error(of constraint: ConstraintID) -> Double { 0 }

    /// Whether another solution, as good at every priority, gives the variable another value.
    public func isAmbiguous(_ variable: Variable) -> Bool { false }

    /// The values the variable takes over all equally good solutions (infinite ends where nothing bounds it).
    public func range(of variable: Variable) -> ClosedRange<Double> { 0...0 }

    /// The constraints that decide the variable's value: those that are tight and on which the value depends,
    /// directly or through others, in order of identifier.
    public func constraintsDeciding(_ variable: Variable) -> [ConstraintID] { [] }

    /// Checks what must hold of the solver's storage after every mutation; the names of what does not.
    public func checkInvariants() -> [String] { [] }
}
