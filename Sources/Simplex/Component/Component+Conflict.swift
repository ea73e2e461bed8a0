/// The ways in which required constraints are infeasible.
enum Infeasibility {
    /// An equation that was taken became `0 = c`.
    case equation
    /// An expression became `c relation 0`.
    case constant(Int32)
    /// The required ends of an entity contradict each other.
    case ends(Int32)
    /// An entity cannot reach its interval: every entity of its combination is at a required end.
    case blocked(entity: Int32, isAbove: Bool)
    /// The limit of work was reached.
    ///
    /// The component has values if only ties are left to break.
    case exhausted(hasValues: Bool)
}

/// Minimal conflicting sets.
///
/// Each kind of infeasibility is a combination of constraints whose terms cancel and whose constants do not. The rows of the basis are
/// independent. So only one combination of them and the failed constraint cancels. Without any constraint of it, the rest is independent
/// and therefore satisfiable. The set is minimal without a search.
extension Component {
    /// Returns the conflicting constraints in order of index.
    ///
    /// It requires a program with every constraint.
    mutating func conflictingSet(_ infeasibility: Infeasibility, _ storage: borrowing Storage) -> [Int32] {
        var scratch = Arena()
        let weights = Buffer<Double>(zeros: expressions.count, in: &scratch)
        defer { scratch.deallocate() }
        switch infeasibility {
        case .constant(let expression): weights[expression] = 1
        case .ends(let entity):
            let (lower, upper) = (
                program.penalties.functions[entity].lowerOwner, program.penalties.functions[entity].upperOwner
            )
            weights[lower] += 1 / expressions[lower].scale
            weights[upper] -= 1 / expressions[upper].scale
        case .blocked(let entity, let isAbove): weighBlocked(entity, isAbove: isAbove, weights)
        case .equation, .exhausted: return []
        }
        return members(weights)
    }

    private mutating func weighBlocked(_ entity: Int32, isAbove: Bool, _ weights: Buffer<Double>) {
        let owner =
            isAbove ? program.penalties.functions[entity].upperOwner : program.penalties.functions[entity].lowerOwner
        if owner >= 0 { weights[owner] += 1 / expressions[owner].scale }
        for index in 0..<program.combination.indices.count {
            let slot = program.combination.indices[index]
            let share = program.combination.values[slot]
            if share == 0 { continue }
            let held = program.basis.entities[slot]
            let isLower = (share > 0) == isAbove
            let owner =
                isLower ? program.penalties.functions[held].lowerOwner : program.penalties.functions[held].upperOwner
            if owner >= 0 { weights[owner] -= share / expressions[owner].scale }
        }
    }
}
