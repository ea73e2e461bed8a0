/// An incremental solver of linear constraints with strict priorities.
///
/// Changes are collected; the work is done when values are read or `solve()` is called. The result depends only on the set
/// of variables and constraints, neither on the order in which they came nor on the history of edits.
///
/// What is optimal, in this order:
/// 1. Required constraints hold. Where they cannot all hold, one of each minimal conflicting set is relaxed.
/// 2. The sum of the absolute errors of relaxed constraints is least.
/// 3. From the highest priority to the lowest: the sum of the absolute errors at that priority is least.
/// 4. Where that leaves a choice, variables are brought as near to their resting values as the choice allows, one after
///    the other, the variable with the highest index first. So every value is defined. The order is descending because
///    then, with the variables of siblings made in their order, the last ones keep their size and the first takes up what
///    is to spare, as Apple's stack views do; and with sizes made after positions, an undecided view moves rather than
///    changes its size.
/// 5. Variables without a resting value follow in the same order. Each takes its least value; without a lower bound its
///    greatest value, without any bound the value nearest to 0.
///
/// Values have no unit; in layouts they are points. No input traps as long as there is memory for it. A constraint counts as
/// absent, and is listed by `invalidConstraints`, if it mentions a number that is not finite or beyond 1e100 in magnitude (a
/// coefficient also below 1e-100), or a variable that the solver does not hold.
///
/// `Documentation/Solver.md` says how it works; the definition of the optimum is this project's own, since Apple documents none.
public final class Solver {
    /// A Boolean value that indicates whether `chooseRelaxed` is at work.
    private var isChoosing = false
    // Access needs no check at run time: nothing that the engine does calls back.
    @exclusivity(unchecked) private var engine: Engine

    /// Where to look for something to begin from; nil once it has solved.
    @exclusivity(unchecked) private var warmStarts: WarmStarts?

    /// A solver without variables and constraints.
    public init() { engine = Engine() }

    /// A solver without variables and constraints that starts from what others of its form have solved.
    ///
    /// The solution is the same as without. Where `remainingWork` is limited, so that the number of steps matters, nothing is
    /// taken over.
    public init(warmStarts: WarmStarts) {
        engine = Engine(spare: warmStarts.expectedByteCount)
        self.warmStarts = warmStarts
    }

    deinit { engine.deallocate() }

    /// Makes room for so many more variables, constraints and terms, so that nothing is copied while they are added.
    ///
    /// At most 2²⁴ of each are provided for in advance.
    public func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
        let most = 1 << 24
        engine.storage.reserve(min(variables, most), min(constraints, most), min(terms, most))
    }

    // MARK: Variables

    /// Makes a variable.
    ///
    /// While nothing else decides its value it stays at its resting value (0 where that is not finite or beyond 1e100).
    ///
    /// A variable whose resting value is nil lies at an end of the values that constraints allow.
    public func makeVariable(restingValue: Double? = 0) -> Variable {
        if isChoosing { return Variable(index: -1) }
        return Variable(index: engine.makeVariable(restingValue: restingValue.map { $0.isUsable ? $0 : 0 }))
    }

    /// Makes variables that follow one another by index, and returns the first; places of removed variables are not used.
    ///
    /// They rest at 0, except the first `restlessCount`, which have no resting value. For a count of 0 or less, the
    /// returned variable is one that the solver does not hold.
    public func makeVariables(count: Int, restlessCount: Int = 0) -> Variable {
        if isChoosing || count <= 0 { return Variable(index: .min) }
        return Variable(index: engine.makeVariables(count: count, restlessCount: max(0, min(restlessCount, count))))
    }

    /// Returns whether a constraint mentions a variable.
    public func isMentioned(_ variable: Variable) -> Bool { engine.storage.isMentioned(variable.index) }

    /// Removes a variable that no constraint mentions; returns whether it did.
    @discardableResult
    public func remove(_ variable: Variable) -> Bool { !isChoosing && engine.removeVariable(variable.index) }

    /// Where a variable stays while nothing else decides its value; 0 for one without a resting value, or that the
    /// solver does not hold.
    public func restingValue(of variable: Variable) -> Double {
        engine.storage.containsVariable(variable.index) ? engine.storage.resting(variable.index) : 0
    }

    /// Changes where a variable stays while nothing else decides its value.
    ///
    /// With nil it has no resting value any more. A value that is not finite changes nothing.
    public func setRestingValue(_ value: Double?, of variable: Variable) {
        if !isChoosing { engine.setRestingValue(value, of: variable.index) }
    }

    // MARK: Constraints

    /// Adds a constraint.
    ///
    /// A constraint without terms is legal: either it holds, or it conflicts with itself.
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
    /// The terms are copied into the solver, so the caller may use the same array again.
    @discardableResult
    public func add(
        _ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Priority = .required
    ) -> ConstraintID {
        terms.withUnsafeBufferPointer { add($0, constant: constant, relation, priority: priority) }
    }

    /// The same with terms that lie in memory of the caller's, which is only read during the call.
    @discardableResult
    public func add(
        _ terms: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation, priority: Priority = .required
    ) -> ConstraintID {
        if isChoosing { return ConstraintID(index: -1, generation: 0) }
        return engine.add(terms, constant: constant, relation, priority, priority)
    }

    /// Adds `terms + constant  relation  0`, with a priority for errors of each sign.
    @discardableResult
    public func add(
        _ terms: [Term], constant: Double = 0, _ relation: Relation, positiveError: Priority, negativeError: Priority
    ) -> ConstraintID {
        terms.withUnsafeBufferPointer {
            add($0, constant: constant, relation, positiveError: positiveError, negativeError: negativeError)
        }
    }

    /// The same with terms that lie in memory of the caller's, which is only read during the call.
    @discardableResult
    public func add(
        _ terms: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation, positiveError: Priority,
        negativeError: Priority
    ) -> ConstraintID {
        if isChoosing { return ConstraintID(index: -1, generation: 0) }
        return engine.add(terms, constant: constant, relation, positiveError, negativeError)
    }

    /// Removes a constraint; returns false where the solver does not hold it.
    @discardableResult
    public func remove(_ constraint: ConstraintID) -> Bool { !isChoosing && engine.remove(constraint) }

    /// Changes the constant of a constraint: a right-hand-side update.
    ///
    /// Returns false where the solver does not hold it.
    @discardableResult
    public func setConstant(_ constant: Double, of constraint: ConstraintID) -> Bool {
        !isChoosing && engine.setConstant(constant, of: constraint)
    }

    /// Says that the constant of a constraint will change often, as that of a window's width does.
    ///
    /// A required equation is then taken after the others, so that a new constant costs only what follows from it. The solution
    /// stays the same. Returns false where the solver does not hold the constraint.
    @discardableResult
    public func expectChanges(of constraint: ConstraintID) -> Bool {
        !isChoosing && engine.setInput(constraint)
    }

    /// Changes the priorities of a constraint.
    ///
    /// Returns false where the solver does not hold it.
    @discardableResult
    public func setPriority(
        positiveError: Priority, negativeError: Priority, of constraint: ConstraintID
    ) -> Bool {
        !isChoosing && engine.setPriorities(positiveError, negativeError, of: constraint)
    }

    /// The same, with one priority for errors of both signs.
    @discardableResult
    public func setPriority(_ priority: Priority, of constraint: ConstraintID) -> Bool {
        setPriority(positiveError: priority, negativeError: priority, of: constraint)
    }

    /// The constraint as the solver holds it, or nil.
    public func constraint(_ id: ConstraintID) -> Constraint? { engine.constraint(id) }

    /// The constraints that count as absent, in order of identifier: those with a number that is not finite, or with a
    /// variable that the solver does not hold.
    public var invalidConstraints: [ConstraintID] { engine.invalidConstraints }

    // MARK: Work

    /// How many more steps solving and asking may take; by default as many as they need.
    ///
    /// Set it before constraints of unknown origin are solved. A step is about one number that is touched, a few nanoseconds.
    /// How many steps a set of constraints takes depends on the set alone. A negative number counts as 0.
    ///
    /// When no steps remain, what is not solved yet is given up: its variables keep their resting values, or the values that they
    /// have if only ties are left to break, and questions about them are answered as for a decided variable. What was given up
    /// is solved again when more steps are allowed and something of it changes.
    public var remainingWork: Int {
        get { engine.remainingWork }
        set { engine.remainingWork = max(0, newValue) }
    }

    /// A Boolean value that indicates whether anything has been given up since the solver was made, because no steps
    /// remained.
    public var isExhausted: Bool { engine.isExhausted }

    // MARK: Results

    /// Chooses which constraint of a conflict is relaxed; it must return one of the given ones.
    ///
    /// The default takes the one with the largest absolute constant. Ties are settled by content, so that the order of insertion
    /// does not matter. The rule may read the solver; any change that it tries to make is refused. What is still to be solved has
    /// the values that it had, and a range of that value alone.
    public var chooseRelaxed: (([ConstraintID]) -> ConstraintID)? {
        didSet { if !isChoosing { engine.reviewConflicts() } }
    }

    /// Solves what has changed.
    ///
    /// Reading a value does this by itself.
    public func solve() { bringUpToDate() }

    private func bringUpToDate() {
        if engine.isSolved || isChoosing { return }
        if warmStarts != nil { return solveFirst() }
        while let conflict = engine.solve() { relaxOne(of: conflict) }
    }

    @inline(never)
    private func solveFirst() {
        guard let starts = warmStarts.take() else { return }
        let sighting = starts.begin(&engine)
        while let conflict = engine.solve() { relaxOne(of: conflict) }
        if case .second(let key) = sighting { starts.keep(&engine, key: key) }
    }

    // Apart, for the rule is looked up with a check of exclusive access, which the optimizer takes out of a loop.
    @inline(never)
    private func relaxOne(of conflict: [Int32]) {
        isChoosing = true
        let chosen = chooseRelaxed?(conflict.map { engine.identifier($0) })
        isChoosing = false
        engine.relax(chosen, of: conflict)
    }

    /// The value of a variable, 0 where the solver does not hold it; solves first where something has changed.
    public func value(of variable: Variable) -> Double {
        bringUpToDate()
        return engine.storage.containsVariable(variable.index) ? engine.storage.values[variable.index] : 0
    }

    /// The variables whose values differ from those at the last call, in order of index; solves first.
    ///
    /// A variable made since then counts as changed.
    public func takeChangedVariables() -> [Variable] {
        bringUpToDate()
        return engine.takeChangedVariables()
    }

    /// Hands over lists of the variables that have been solved again since changes were last taken, and the values of all
    /// variables by index.
    ///
    /// For callers that keep a copy of the values and compare: every variable that `takeChangedVariables()` would list is in one of
    /// the lists, others too, and nothing is allocated or sorted. What is called must leave the solver alone.
    public func takeChanges(_ body: (_ solved: UnsafeBufferPointer<Variable>, _ values: UnsafePointer<Double>) -> Void)
    {
        bringUpToDate()
        engine.takeChanges(body)
    }

    /// A Boolean value that indicates whether values may differ from those that were last taken.
    public var mayHaveChanges: Bool { !engine.isSolved || engine.hasUntakenChanges }

    /// Remembers every change until the next solution, for ``mayChange(_:)``.
    ///
    /// That includes constraints that hold with room to spare, which cost less to add and remove where nobody watches.
    public func watchChanges() { engine.isWatched = true }

    /// Returns whether anything has changed since the last solution that the variable depends on, directly or through
    /// others; after ``watchChanges()`` what does not bind counts too.
    ///
    /// Nothing is solved.
    public func mayChange(_ variable: Variable) -> Bool {
        isChoosing || warmStarts != nil || engine.mayChange(variable.index)
    }

    /// Returns whether required equations alone give the variable its value, so that no wish can give it another; false
    /// where that is not known without solving.
    ///
    /// Nothing is solved.
    public func isFixed(_ variable: Variable) -> Bool {
        if isChoosing { return false }
        // To say so it finds out what hangs together, and what knows that begins nowhere else.
        warmStarts = nil
        return engine.isFixed(variable.index)
    }

    /// The conflicts among required constraints, each with a minimal set; solves first.
    public var conflicts: [Conflict] {
        bringUpToDate()
        if engine.conflicts.isEmpty { return [] }
        return engine.conflicts.map { $0.conflict }.sorted { $0.relaxed.index < $1.relaxed.index }
    }

    /// How far a constraint is from holding: 0 where it holds (or counts as absent), otherwise the signed error; solves
    /// first.
    public func error(of constraint: ConstraintID) -> Double {
        bringUpToDate()
        return engine.contains(constraint) ? engine.storage.significantError(constraint.index) : 0
    }

    /// Returns whether a variable has got its value without a program (`Component+Foresight.swift`), and no question
    /// has asked for one since.
    func isForeseen(_ variable: Variable) -> Bool {
        solve()
        return engine.isForeseen(variable.index)
    }

    /// Returns whether another solution, as good at every priority, gives the variable another value.
    ///
    /// Asking changes no value, and costs less than reading all values.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        bringUpToDate()
        return engine.isAmbiguous(variable.index)
    }

    /// The variables of each independent system that has several solutions as good at every priority, so that the order of its
    /// variables shows; solves first.
    ///
    /// Costs one look at each system, and a list for each that is open.
    public var openSystems: [[Variable]] {
        bringUpToDate()
        return engine.openComponents.map { variables in variables.map { Variable(index: $0) } }
    }

    /// The values that the variable takes in all equally good solutions, its own among them.
    ///
    /// An end is infinite where nothing bounds it; the range is `0...0` where the solver does not hold the variable.
    /// Asking changes no value, not even in the last bit.
    public func range(of variable: Variable) -> ClosedRange<Double> {
        bringUpToDate()
        return engine.range(of: variable.index)
    }

    /// The constraints that decide the variable's value: those that are tight and on which the value depends,
    /// directly or through others, in order of identifier.
    ///
    /// Of several constraints that say the same, any one may be listed.
    public func constraintsDeciding(_ variable: Variable) -> [ConstraintID] {
        bringUpToDate()
        return engine.constraintsDeciding(variable.index)
    }

    /// Checks what must hold after every change, for tests; returns the names of what does not.
    ///
    /// The storage must be in order, what is solved must be optimal, and required constraints that were not relaxed must hold.
    public func checkInvariants() -> [String] { engine.checkInvariants() }
}
