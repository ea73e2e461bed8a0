/// An incremental solver of linear constraints with strict priorities.
///
/// Mutations are collected; the work is done when values are read or `solve()` is called. The result depends on the set
/// of variables and constraints alone, not on the order in which they came nor on the history of edits.
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
///
/// Nothing a caller passes traps. A constraint that mentions a number that is not finite, or a variable that the solver
/// does not hold, counts as absent and is listed by `invalidConstraints`.
public final class Solver {
    private var variables = VariableStorage()
    private var constraints = ConstraintStorage()
    private var components: [Component] = []
    private var conflictsOfConstants: [Conflict] = []
    private var isDirty = false

    /// A solver without variables and constraints.
    public init() {}

    // MARK: Variables

    /// Makes a variable.
    ///
    /// While nothing else decides its value it stays at its resting value (0 where that is not finite).
    public func makeVariable(restingValue: Double = 0) -> Variable {
        isDirty = true
        return variables.make(restingValue: restingValue.isFinite ? restingValue : 0)
    }

    /// Removes a variable that no constraint mentions; returns whether it did.
    @discardableResult
    public func remove(_ variable: Variable) -> Bool {
        guard variables.contains(variable), !constraints.mention(variable) else { return false }
        variables.remove(variable)
        isDirty = true
        return true
    }

    /// Changes where a variable stays while nothing else decides its value.
    ///
    /// A value that is not finite changes nothing.
    public func setRestingValue(_ value: Double, of variable: Variable) {
        guard value.isFinite, variables.contains(variable) else { return }
        guard variables.records[Int(variable.index)].restingValue != value else { return }
        variables.records[Int(variable.index)].restingValue = value
        isDirty = true
    }

    // MARK: Constraints

    /// Adds a constraint.
    ///
    /// One without terms is legal: it holds or it conflicts with itself.
    @discardableResult
    public func add(_ constraint: Constraint) -> ConstraintID {
        isDirty = true
        return constraints.add(constraint)
    }

    /// Removes a constraint; returns false where the solver does not hold it.
    @discardableResult
    public func remove(_ constraint: ConstraintID) -> Bool {
        guard constraints.remove(constraint) else { return false }
        isDirty = true
        return true
    }

    /// Changes the constant of a constraint: a right-hand-side update.
    ///
    /// Returns false where the solver does not hold it.
    @discardableResult
    public func setConstant(_ constant: Double, of constraint: ConstraintID) -> Bool {
        guard var changed = constraints[constraint] else { return false }
        guard changed.constant != constant else { return true }
        changed.constant = constant
        constraints.replace(constraint, with: changed)
        isDirty = true
        return true
    }

    /// Changes the priorities of a constraint.
    ///
    /// Returns false where the solver does not hold it.
    @discardableResult
    public func setPriority(
        positiveError: Priority, negativeError: Priority, of constraint: ConstraintID
    ) -> Bool {
        guard var changed = constraints[constraint] else { return false }
        changed.positiveErrorPriority = positiveError
        changed.negativeErrorPriority = negativeError
        constraints.replace(constraint, with: changed)
        isDirty = true
        return true
    }

    /// The constraint as the solver holds it, or nil.
    public func constraint(_ id: ConstraintID) -> Constraint? { constraints[id] }

    /// The constraints that count as absent, in order of identifier: those with a number that is not finite, or with a
    /// variable that the solver does not hold.
    public var invalidConstraints: [ConstraintID] {
        constraints.identifiers.filter { id in
            guard let constraint = constraints[id] else { return false }
            return !isValid(constraint)
        }
    }

    private func isValid(_ constraint: Constraint) -> Bool {
        guard constraint.constant.isFinite else { return false }
        for term in constraint.terms {
            guard term.coefficient.isFinite, variables.contains(term.variable) else { return false }
        }
        return true
    }

    // MARK: Results

    /// Chooses which constraint of a conflict is relaxed; it must return one of the given ones.
    ///
    /// The default takes the one with the largest absolute constant, settled by content, so that the order of insertion
    /// does not matter.
    public var chooseRelaxed: (([ConstraintID]) -> ConstraintID)? { didSet { isDirty = true } }

    /// Solves what has changed.
    ///
    /// Reading a value does this by itself.
    public func solve() {
        guard isDirty else { return }
        isDirty = false
        let partition = Partition(variables: variables, constraints: constraints, isValid: isValid)
        conflictsOfConstants = partition.conflictsOfConstants
        var solved: [Component] = []
        for var component in partition.components {
            component.solve(choosing: choose)
            for (place, variable) in component.variables.enumerated() {
                variables.records[Int(variable)].component = solved.count
                variables.records[Int(variable)].place = place
                variables.records[Int(variable)].value = component.values[place]
            }
            solved.append(component)
        }
        components = solved
    }

    private func choose(among goals: [Goal]) -> ConstraintID {
        let ids = goals.map { $0.id }.sorted { $0.index < $1.index }
        if let chooseRelaxed {
            let chosen = chooseRelaxed(ids)
            if ids.contains(chosen) { return chosen }
        }
        var best = goals[0]
        for goal in goals.dropFirst() {
            let isLarger = goal.constantSize > best.constantSize
            if isLarger || goal.constantSize == best.constantSize && best.precedes(goal) { best = goal }
        }
        return best.id
    }

    /// The value of a variable, 0 where the solver does not hold it; solves first where something has changed.
    public func value(of variable: Variable) -> Double {
        solve()
        return variables.contains(variable) ? variables.records[Int(variable.index)].value : 0
    }

    /// The variables whose values differ from those at the last call, in order of index; solves first.
    ///
    /// A variable made since then counts as changed.
    public func takeChangedVariables() -> [Variable] {
        solve()
        return variables.takeChanged()
    }

    /// The conflicts among required constraints, each with a minimal set; solves first.
    public var conflicts: [Conflict] {
        solve()
        var all = conflictsOfConstants
        for component in components { all += component.conflicts }
        return all.sorted { $0.relaxed.index < $1.relaxed.index }
    }

    /// How far a constraint is from holding: 0 where it holds (or counts as absent), otherwise the signed error; solves
    /// first.
    public func error(of constraint: ConstraintID) -> Double {
        solve()
        guard let held = constraints[constraint], isValid(held) else { return 0 }
        var error = held.constant
        var magnitude = held.constant.magnitude
        for term in held.terms {
            let part = term.coefficient * variables.records[Int(term.variable.index)].value
            error += part
            magnitude += part.magnitude
        }
        if error.magnitude <= 1e-9 * magnitude { return 0 }
        switch held.relation {
        case .equal: return error
        case .lessThanOrEqual: return max(0, error)
        case .greaterThanOrEqual: return min(0, error)
        }
    }

    /// Whether another solution, as good at every priority, gives the variable another value.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        let range = range(of: variable)
        guard range.lowerBound.isFinite, range.upperBound.isFinite else { return true }
        let size = max(range.lowerBound.magnitude, range.upperBound.magnitude)
        return range.upperBound - range.lowerBound > 1e-9 * size
    }

    /// The values the variable takes over all equally good solutions (infinite ends where nothing bounds it); `0...0`
    /// where the solver does not hold it.
    public func range(of variable: Variable) -> ClosedRange<Double> {
        solve()
        guard variables.contains(variable) else { return 0...0 }
        let record = variables.records[Int(variable.index)]
        return components[record.component].range(of: record.place)
    }

    /// The constraints that decide the variable's value: those that are tight and on which the value depends,
    /// directly or through others, in order of identifier.
    public func constraintsDeciding(_ variable: Variable) -> [ConstraintID] {
        solve()
        guard variables.contains(variable) else { return [] }
        let record = variables.records[Int(variable.index)]
        return components[record.component].deciding(record.place)
    }

    /// Checks what must hold of the solver's storage after every mutation; the names of what does not.
    public func checkInvariants() -> [String] {
        var broken = variables.checkInvariants() + constraints.checkInvariants()
        guard !isDirty else { return broken }
        for (number, component) in components.enumerated() {
            for (place, variable) in component.variables.enumerated() {
                let record = variables.records[Int(variable)]
                if record.component != number || record.place != place {
                    broken.append("place of variable \(variable)")
                }
                if !record.value.isFinite { broken.append("value of variable \(variable)") }
            }
        }
        return broken
    }
}
