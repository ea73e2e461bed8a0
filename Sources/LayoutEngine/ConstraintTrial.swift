import Simplex

/// A trial of some constraints of an engine in a separate solver, which shows what they permit by themselves.
///
/// In the trial no size is negative, whether or not the engine already has a constraint for that.
struct ConstraintTrial {
    private let engine: LayoutEngine
    private let solver = Solver()
    /// The trial's variables, with the engine's variables that they copy.
    private var variables: [(of: Variable, here: Variable)] = []
    private var added: [(record: Int32, id: ConstraintID)] = []

    /// Creates a trial without constraints.
    init(of engine: LayoutEngine) { self.engine = engine }

    /// Adds a constraint of the engine with its own priority, or as an optional one.
    mutating func add(_ record: Int32, at priority: Priority? = nil) {
        guard var lowered = engine.solver.constraint(engine.records[Int(record)].solverID) else { return }
        for place in lowered.terms.indices { lowered.terms[place].variable = variable(lowered.terms[place].variable) }
        if let priority {
            lowered.positiveErrorPriority = priority
            lowered.negativeErrorPriority = priority
        }
        added.append((record, solver.add(lowered)))
    }

    private mutating func variable(_ original: Variable) -> Variable {
        if let known = variables.first(where: { $0.of == original }) { return known.here }
        let made = solver.makeVariable()
        variables.append((original, made))
        // The third and the fourth variable of an item are its sizes.
        if original.index & 2 != 0, !engine.items[Int(original.index >> 2)].hasSignedSize {
            solver.add([Term(made)], constant: 0, .greaterThanOrEqual)
        }
        return made
    }

    /// Returns the constraints of a conflict, or none if all hold together or the step limit was reached.
    ///
    /// The steps are subtracted from those of the engine.
    func solve() -> [Int32] {
        let allowed = min(engine.solver.remainingWork, Self.mostWork)
        solver.remainingWork = allowed
        let conflict = solver.conflicts.first
        if engine.solver.remainingWork < .max { engine.solver.remainingWork -= allowed - solver.remainingWork }
        guard let conflict, !solver.isExhausted else { return [] }
        return added.filter { conflict.constraints.contains($0.id) }.map { $0.record }
    }

    /// Returns the error of a constraint; nil if the step limit was reached.
    func error(of record: Int32) -> Double? {
        guard !solver.isExhausted, let id = added.first(where: { $0.record == record })?.id else { return nil }
        return solver.error(of: id)
    }

    /// The step limit of a trial.
    ///
    /// A set of a hundred constraints needs a hundredth of it.
    private static let mostWork = 1_000_000
}
