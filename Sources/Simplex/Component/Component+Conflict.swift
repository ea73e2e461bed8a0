/// The ways in which required constraints are infeasible.
enum Infeasibility {
    /// A row of the elimination became `0 = c`; -1 if no row of an elimination did.
    case equation(Int32)
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
/// Each kind of infeasibility is a combination of constraints whose terms cancel and whose constants do not. The rows of the basis and the
/// eliminated equations are independent. So only one combination of them and the failed constraint cancels. Without any constraint of it,
/// the rest is independent and therefore satisfiable. The set is minimal without a search.
extension Component {
    /// Returns the conflicting constraints in order of index.
    ///
    /// It requires recorded operations.
    mutating func conflictingSet(_ infeasibility: Infeasibility, _ storage: borrowing Storage) -> [Int32] {
        work += operationCount + (reductionPlace == nil ? 0 : elimination.columns.count)
        var scratch = Arena()
        let weights = Buffer<Double>(zeros: expressions.count, in: &scratch)
        let multipliers = Buffer<Double>(zeros: eliminatedRowCount, in: &scratch)
        defer { scratch.deallocate() }
        switch infeasibility {
        case .equation(let row):
            // Without a row of the elimination there is nothing to name.
            if row < 0 { return [] }
            multipliers[row] = 1
        case .constant(let expression): weights[expression] = 1
        case .ends(let entity):
            let (lower, upper) = (
                program.penalties.functions[entity].lowerOwner, program.penalties.functions[entity].upperOwner
            )
            weights[lower] += 1 / expressions[lower].scale
            weights[upper] -= 1 / expressions[upper].scale
        case .blocked(let entity, let isAbove): weighBlocked(entity, isAbove: isAbove, weights)
        case .exhausted: return []
        }
        addEquations(weights, multipliers, storage)
        return members(weights, multipliers)
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

    /// Finds the combination of eliminated equations that cancels the eliminated variables in a combination of constraints.
    mutating func addEquations(
        _ weights: Buffer<Double>, _ multipliers: Buffer<Double>, _ storage: borrowing Storage,
        except variable: Int32 = -1
    ) {
        var scratch = Arena()
        var sum = SparseVector(count: variables.count, in: &scratch)
        let magnitude = Buffer<Double>(zeros: variables.count, in: &scratch)
        defer { scratch.deallocate() }
        for index in 0..<expressions.count where weights[index] != 0 {
            let constraint = constraints[expressions[index].place]
            let weight = weights[index] * storage.constraints[constraint].scale
            for term in storage.terms(constraint) {
                let local = storage.variables[storage.termVariables[term]].local
                sum.add(weight * storage.termCoefficients[term], at: local)
                magnitude[local] += abs(weight * storage.termCoefficients[term])
            }
        }
        if variable >= 0 {
            sum.add(-1, at: variable)
            magnitude[variable] += 1
        }
        for position in 0..<pivotCount {
            let column = elimination.pivotColumns[position]
            let amount = sum.values[column]
            if abs(amount) <= Double.cancellation * magnitude[column] { continue }
            let row = elimination.pivotRows[position]
            let factor = amount / elimination.pivotCoefficients[position]
            multipliers[row] -= factor
            let start = elimination.starts[row]
            for entry in start..<(start + elimination.counts[row]) {
                let other = elimination.columns[entry]
                sum.add(-factor * elimination.coefficients[entry], at: other)
                magnitude[other] += abs(factor * elimination.coefficients[entry])
            }
        }
        shareOut(multipliers)
    }

    /// Converts multipliers of the final rows to multipliers of the original rows.
    private mutating func shareOut(_ multipliers: Buffer<Double>) {
        var index = operationCount - 1
        while index >= 0 {
            let operation = elimination.operations[index]
            index -= 1
            let multiplier = multipliers[operation.target]
            if multiplier == 0 { continue }
            let old = multipliers[operation.source]
            let new = old - operation.factor * multiplier
            multipliers[operation.source] =
                abs(new) <= Double.cancellation * (abs(old) + abs(operation.factor * multiplier)) ? 0 : new
        }
    }
}
