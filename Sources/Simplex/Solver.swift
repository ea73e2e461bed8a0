/// An incremental solver of linear constraints with strict priorities.
///
/// The solver collects changes, and solves them together when a value is read or `solve()` is called. The result depends only on the set of
/// variables and constraints, neither on the order of insertion nor on the history of edits.
///
/// These rules define the optimum, in this order:
/// 1. Required constraints hold. If they cannot, one of each minimal conflicting set is relaxed.
/// 2. The sum of the absolute errors of relaxed constraints is minimal.
/// 3. From the highest priority to the lowest, the sum of the absolute errors at that priority is minimal.
/// 4. If values are still ambiguous, variables come as near to their resting values as possible. They do so one after another, the highest
///    index first.
/// 5. Variables without a resting value follow in the same order. Each takes its smallest value. Without a lower bound it takes its largest
///    value, and without any bound the value nearest to 0.
///
/// Rules 4 and 5 define every value. Among the variables of siblings created in order, the last keep their sizes and the first takes the
/// remaining space, as in Apple's stack views. If sizes are created after positions, an ambiguous view moves before its size changes.
///
/// Values have no unit; in layouts they are points. No input traps as long as memory suffices. A constraint counts as absent if it contains
/// a number that is not finite or beyond 1e100 in magnitude, or a coefficient below 1e-100. The same applies if the solver does not contain
/// one of its variables. `invalidConstraints` lists such constraints.
///
/// `Documentation/Solver.md` describes the algorithm. The definition of the optimum is this project's own, since Apple documents none.
public final class Solver {
    /// A Boolean value that indicates whether `chooseRelaxed` is running.
    private var isChoosing = false
    // Invariant of `@exclusivity(unchecked)`: the engine calls no code of the caller, so no two accesses overlap.
    // Tests: `SolverValueTests`, and `.ci/sanitizers.step`, which checks the accesses at run time.
    @exclusivity(unchecked) var engine: Engine

    /// The equations of edit variables.
    var suggestions: [Variable: Suggestion] = [:]

    /// Creates a solver without variables and constraints.
    public init() { engine = Engine() }

    /// Reserves memory for additional variables, constraints and terms, so that nothing is copied while they are added.
    ///
    /// The solver reserves at most 2²⁴ of each in advance.
    public func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
        let most = 1 << 24
        engine.storage.reserve(min(variables, most), min(constraints, most), min(terms, most))
    }

    // MARK: Variables

    /// Creates a variable.
    ///
    /// The variable keeps its resting value while nothing else decides its value. A resting value that is not finite or beyond 1e100 counts
    /// as 0. A variable without a resting value takes an end of the range that constraints allow.
    public func makeVariable(restingValue: Double? = 0) -> Variable {
        if isChoosing { return Variable(index: -1) }
        return Variable(index: engine.makeVariable(restingValue: restingValue.map { $0.isUsable ? $0 : 0 }))
    }

    /// Creates variables with consecutive indices, and returns the first.
    ///
    /// Indices of removed variables are not reused. Their resting value is 0, except for the first `restlessCount`, which have none. If the
    /// count is 0 or less, the solver does not contain the returned variable.
    public func makeVariables(count: Int, restlessCount: Int = 0) -> Variable {
        if isChoosing || count <= 0 { return Variable(index: .min) }
        return Variable(index: engine.makeVariables(count: count, restlessCount: max(0, min(restlessCount, count))))
    }

    /// Returns whether a constraint mentions a variable.
    public func isMentioned(_ variable: Variable) -> Bool { engine.storage.isMentioned(variable.index) }

    /// Removes a variable that no constraint mentions.
    ///
    /// Returns false if the variable was not removed.
    @discardableResult
    public func remove(_ variable: Variable) -> Bool { !isChoosing && engine.removeVariable(variable.index) }

    /// Returns the value that a variable takes while nothing else decides it.
    ///
    /// The value is 0 for a variable without a resting value, and if the solver does not contain the variable.
    public func restingValue(of variable: Variable) -> Double {
        engine.storage.containsVariable(variable.index) ? engine.storage.resting(variable.index) : 0
    }

    /// Sets the value that a variable takes while nothing else decides it.
    ///
    /// Nil removes the resting value. A value that is not finite has no effect.
    public func setRestingValue(_ value: Double?, of variable: Variable) {
        if !isChoosing { engine.setRestingValue(value, of: variable.index) }
    }

    // MARK: Constraints

    /// Adds a constraint.
    ///
    /// A constraint without terms is legal: it either holds or conflicts with itself.
    @discardableResult
    public func add(_ constraint: Constraint) -> ConstraintID {
        if isChoosing { return ConstraintID(index: -1, generation: 0) }
        return constraint.terms.withUnsafeBufferPointer {
            engine.add(
                $0, constant: constraint.constant, constraint.relation, constraint.positiveErrorPriority,
                constraint.negativeErrorPriority)
        }
    }

    /// Adds `terms + constant  relation  0`, with one priority for errors of both signs.
    ///
    /// The solver copies the terms, so the caller may reuse the array.
    @discardableResult
    public func add(
        _ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Priority = .required
    ) -> ConstraintID {
        terms.withUnsafeBufferPointer { add($0, constant: constant, relation, priority: priority) }
    }

    /// Adds `terms + constant  relation  0` from the caller's memory, with one priority for errors of both signs.
    ///
    /// The solver reads the memory only during the call.
    @discardableResult
    public func add(
        _ terms: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation, priority: Priority = .required
    ) -> ConstraintID {
        if isChoosing { return ConstraintID(index: -1, generation: 0) }
        return engine.add(terms, constant: constant, relation, priority, priority)
    }

    /// Adds `terms + constant  relation  0`, with a priority for each sign of the error.
    @discardableResult
    public func add(
        _ terms: [Term], constant: Double = 0, _ relation: Relation, positiveError: Priority, negativeError: Priority
    ) -> ConstraintID {
        terms.withUnsafeBufferPointer {
            add($0, constant: constant, relation, positiveError: positiveError, negativeError: negativeError)
        }
    }

    /// Adds `terms + constant  relation  0` from the caller's memory, with a priority for each sign of the error.
    ///
    /// The solver reads the memory only during the call.
    @discardableResult
    public func add(
        _ terms: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation, positiveError: Priority,
        negativeError: Priority
    ) -> ConstraintID {
        if isChoosing { return ConstraintID(index: -1, generation: 0) }
        return engine.add(terms, constant: constant, relation, positiveError, negativeError)
    }

    /// Removes a constraint.
    ///
    /// Returns false if the solver does not contain it.
    @discardableResult
    public func remove(_ constraint: ConstraintID) -> Bool { !isChoosing && engine.remove(constraint) }

    /// Sets the constant of a constraint, which is an update of the right-hand side.
    ///
    /// Returns false if the solver does not contain the constraint.
    @discardableResult
    public func setConstant(_ constant: Double, of constraint: ConstraintID) -> Bool {
        !isChoosing && engine.setConstant(constant, of: constraint)
    }

    /// Marks a constraint whose constant will change often, such as that of a window's width.
    ///
    /// The solver links a required equation of this kind last, so that a new constant costs only its dependents. The solution stays the
    /// same. Returns false if the solver does not contain the constraint.
    @discardableResult
    public func expectChanges(of constraint: ConstraintID) -> Bool {
        !isChoosing && engine.setInput(constraint)
    }

    /// Sets the priorities of a constraint for errors of each sign.
    ///
    /// Returns false if the solver does not contain the constraint.
    @discardableResult
    public func setPriority(
        positiveError: Priority, negativeError: Priority, of constraint: ConstraintID
    ) -> Bool {
        !isChoosing && engine.setPriorities(positiveError, negativeError, of: constraint)
    }

    /// Sets the priority of a constraint for errors of both signs.
    ///
    /// Returns false if the solver does not contain the constraint.
    @discardableResult
    public func setPriority(_ priority: Priority, of constraint: ConstraintID) -> Bool {
        setPriority(positiveError: priority, negativeError: priority, of: constraint)
    }

    /// Returns the constraint with an identifier, or nil if the solver does not contain it.
    public func constraint(_ id: ConstraintID) -> Constraint? { engine.constraint(id) }

    /// The constraints that count as absent, in order of identifier.
    ///
    /// They contain a number that is not usable, or a variable that the solver does not contain.
    public var invalidConstraints: [ConstraintID] { engine.invalidConstraints }

    // MARK: Work

    /// The number of steps that solutions and queries may still take.
    ///
    /// The default is unlimited. Set it before you solve constraints of unknown origin. A step is about one number that is touched, a few
    /// nanoseconds. The number of steps depends on the set of constraints alone. A negative number counts as 0.
    ///
    /// When no steps remain, the solver gives up the unsolved components. Their variables keep their resting values, or their current
    /// values if only ties are left to break. Queries answer as for an unambiguous variable. A component that was given up is solved again
    /// when more steps are allowed and something in it changes.
    public var remainingWork: Int {
        get { engine.remainingWork }
        set { engine.remainingWork = max(0, newValue) }
    }

    /// A Boolean value that indicates whether the solver has ever given up a component because no steps remained.
    public var isExhausted: Bool { engine.isExhausted }

    // MARK: Results

    /// A function that chooses which constraint of a conflict is relaxed.
    ///
    /// It must return one of the given constraints. The default takes the one with the largest absolute constant. Ties are settled by
    /// content, so that the order of insertion does not matter. The function may read the solver, which refuses any change meanwhile.
    /// Unsolved variables have their previous values, and each of their ranges contains that value alone.
    public var chooseRelaxed: (([ConstraintID]) -> ConstraintID)? {
        didSet { if !isChoosing { engine.reviewConflicts() } }
    }

    /// Solves all changes.
    ///
    /// Reading a value does this automatically.
    public func solve() { bringUpToDate() }

    private func bringUpToDate() {
        if engine.isSolved || isChoosing { return }
        while let conflict = engine.solve() { relaxOne(of: conflict) }
    }

    // A separate function, because the lookup of the closure checks exclusive access. The optimizer hoists that check out of a loop.
    @inline(never)
    private func relaxOne(of conflict: [Int32]) {
        isChoosing = true
        let chosen = chooseRelaxed?(conflict.map { engine.identifier($0) })
        isChoosing = false
        engine.relax(chosen, of: conflict)
    }

    /// A Boolean value that indicates whether rounding may have decided some values.
    ///
    /// That is so if a solution failed its check even when it was computed from nothing, or if numbers of connected constraints differ by
    /// more than nine powers of ten. Solves all changes first. The query takes one pass over the terms.
    public var isDoubtful: Bool {
        bringUpToDate()
        return engine.isDoubtful
    }

    /// Returns the value of a variable, or 0 if the solver does not contain it.
    ///
    /// Solves all changes first.
    public func value(of variable: Variable) -> Double {
        bringUpToDate()
        return engine.storage.containsVariable(variable.index) ? engine.storage.values[variable.index] : 0
    }

    /// Returns the variables whose values differ from those at the previous call, in order of index.
    ///
    /// Solves all changes first. A variable created since then counts as changed.
    public func takeChangedVariables() -> [Variable] {
        bringUpToDate()
        return engine.takeChangedVariables()
    }

    /// Calls a closure with each list of variables solved since changes were last taken, and with the values of all variables by index.
    ///
    /// It serves callers that keep a copy of the values and compare. The lists contain every variable that `takeChangedVariables()` would
    /// return, and possibly others. Nothing is allocated or sorted. The closure must not use the solver.
    public func takeChanges(_ body: (_ solved: UnsafeBufferPointer<Variable>, _ values: UnsafePointer<Double>) -> Void)
    {
        bringUpToDate()
        engine.takeChanges(body)
    }

    /// A Boolean value that indicates whether values may differ from those that were last taken.
    public var mayHaveChanges: Bool { !engine.isSolved || engine.hasUntakenChanges }

    /// Records every change until the next solution, for ``mayChange(_:)``.
    ///
    /// That includes constraints that hold with room to spare. Without this call they cost less to add and remove.
    public func watchChanges() { engine.isWatched = true }

    /// Returns whether a variable depends, directly or indirectly, on anything that changed since the last solution.
    ///
    /// After ``watchChanges()`` constraints that are not binding count too. Nothing is solved.
    public func mayChange(_ variable: Variable) -> Bool { isChoosing || engine.mayChange(variable.index) }

    /// Returns whether required equations alone determine the value of a variable.
    ///
    /// Returns false if that is not known without solving. Nothing is solved.
    public func isFixed(_ variable: Variable) -> Bool { !isChoosing && engine.isFixed(variable.index) }

    /// The conflicts among required constraints, each with a minimal set.
    ///
    /// Solves all changes first.
    public var conflicts: [Conflict] {
        bringUpToDate()
        if engine.conflicts.isEmpty { return [] }
        return engine.conflicts.map { $0.conflict }.sorted { $0.relaxed.index < $1.relaxed.index }
    }

    /// Returns the signed error of a constraint, or 0 if it holds or counts as absent.
    ///
    /// Solves all changes first.
    public func error(of constraint: ConstraintID) -> Double {
        bringUpToDate()
        return engine.contains(constraint) ? engine.storage.significantError(constraint.index) : 0
    }

    /// Returns whether another solution, equally good at every priority, gives the variable another value.
    ///
    /// The query changes no value, and costs less than reading all values.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        bringUpToDate()
        return engine.isAmbiguous(variable.index)
    }

    /// The variables of each component that has several solutions equally good at every priority.
    ///
    /// Solves all changes first. In these components the tie-break, and so the order of the variables, decides values. The query takes one
    /// check of each component, and one list for each ambiguous component.
    public var openSystems: [[Variable]] {
        bringUpToDate()
        return engine.openComponents.map { variables in variables.map { Variable(index: $0) } }
    }

    /// Returns the range of values that the variable takes in all equally good solutions, including its own.
    ///
    /// An end is infinite if nothing bounds it. The range is `0...0` if the solver does not contain the variable. The query changes no
    /// value, not even in the last bit.
    public func range(of variable: Variable) -> ClosedRange<Double> {
        bringUpToDate()
        return engine.range(of: variable.index)
    }

    /// Returns the constraints that decide the variable's value, in order of identifier.
    ///
    /// They are the binding constraints on which the value depends, directly or indirectly. If several constraints are equivalent, any one
    /// may be listed.
    public func constraintsDeciding(_ variable: Variable) -> [ConstraintID] {
        bringUpToDate()
        return engine.constraintsDeciding(variable.index)
    }

    /// Checks the invariants of the solver for tests, and returns the names of the violated ones.
    ///
    /// The storage must be consistent, solved components must be optimal, and required constraints that were not relaxed must hold.
    public func checkInvariants() -> [String] { engine.checkInvariants() }
}
