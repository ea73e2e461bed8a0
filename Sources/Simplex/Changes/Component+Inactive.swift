/// Inequalities that hold with room to spare, and are added or removed.
///
/// The solution stays. The optimum of a convex set is also the optimum of each part that contains it. It stays the optimum if the set grows
/// only away from it. The same applies to each step of the tie-break. So nothing is solved: the penalty of its column is added up again.
/// An inequality of several columns waits until the program is created anew for another reason, or until it is removed.
///
/// - Source: redundant inequalities, the paper of `Multiples`.
/// - Invariant: the optimum of a set is that of each part that contains it.
/// - Workload: an inequality of row and flow that holds, added or removed.
/// - Tests: `InactiveTests`, and `MechanismTests`.
extension Component {
    /// The work that a change of the constraints needs.
    enum Effect {
        /// The solution stays.
        case nothing
        /// The program has to be solved again.
        case update
        /// The component has to be built anew.
        case rebuild
    }

    /// Adds an expression for a new constraint, if it is an inequality that holds with room to spare.
    ///
    /// Returns nil if it is not.
    mutating func enterInactive(_ constraint: Int32, at place: Int32, _ storage: borrowing Storage) -> Effect? {
        guard storage.mechanisms.contains(.inactive), storage.constraints[constraint].relation != 0,
            !(isAmbiguous && hasRestless), hasRoom(constraint, storage)
        else { return nil }
        // A row would cost a pass over all rows.
        guard canStay, let (expression, row) = newExpression(of: constraint, at: place, addsRow: false, storage) else {
            waitingCount += 1
            expressions.append(Expression(scale: 0, shift: 0, place: place, entity: -1))
            return .nothing
        }
        insert(expression, row, storage)
        return adoptPenalty(of: expression.entity)
    }

    /// Removes an expression from the program, if it is an inequality that holds with room to spare.
    ///
    /// The last expression takes its index. Returns nil if it is not such an inequality.
    mutating func leaveInactive(_ index: Int32, _ storage: borrowing Storage) -> Effect? {
        if Int(index) >= expressions.count - waitingCount {
            waitingCount -= 1
            return .nothing
        }
        let expression = expressions[index]
        let constraint = constraints[expression.place]
        guard storage.mechanisms.contains(.inactive), canStay, storage.constraints[constraint].relation != 0 else {
            return nil
        }
        guard programPlace != nil else { return expression.entity < 0 ? .nothing : nil }
        if expression.entity >= 0 {
            let part = expression.scale * program.values[expression.entity]
            let constant = program.constraints[index].constant
            let room = storage.constraints[constraint].relation < 0 ? -(part + constant) : part + constant
            if room <= Double.leastRoom(parts: abs(part) + abs(constant)) { return nil }
        }
        removeFromProgram(index)
        return adoptPenalty(of: expression.entity)
    }

    /// Adds up the penalty of an entity, if the solution stays.
    private mutating func adoptPenalty(of entity: Int32) -> Effect {
        if programPlace == nil || entity < 0 { return .nothing }
        return !program.hasManyIdleRows && program.rebuildPenalty(entity) ? .nothing : .update
    }

    /// Adds an expression and its levels to the program, if there is one.
    mutating func insert(_ expression: Expression, _ row: ConstraintRow, _ storage: borrowing Storage) {
        let index = Int32(expressions.count)
        expressions.append(expression)
        if programPlace == nil { return }
        program.constraints.append(row)
        updateConstant(index, storage)
        if expression.entity < 0 { return }
        let scale = storage.constraints[constraints[expression.place]].scale
        program.penalties.add(index, coefficient: expression.scale, scale: scale, to: expression.entity)
    }

    /// Removes an expression from the program; the last one takes its index.
    mutating func removeFromProgram(_ index: Int32) {
        let last = Int32(expressions.count - 1)
        if expressions[index].entity >= 0 { program.penalties.remove(index, from: expressions[index].entity) }
        if last != index, expressions[last].entity >= 0 {
            program.penalties.rename(last, to: index, of: expressions[last].entity)
        }
        let (row, entity) = (program.constraints.removeLast(), expressions[index].entity)
        if index != last { program.constraints[index] = row }
        if entity >= 0, program.isIdle(entity) { program.idleRowCount += 1 }
    }

    /// A Boolean value that indicates whether the penalties of entities are those of their expressions.
    var canStay: Bool {
        waitingCount == 0 && !hasFolds && levelBounds.count == 0
    }

    /// Returns whether a constraint holds by more than rounding.
    private func hasRoom(_ constraint: Int32, _ storage: borrowing Storage) -> Bool {
        let record = storage.constraints[constraint]
        let (error, parts) = storage.error(of: constraint)
        return (record.relation < 0 ? -error : error) * record.scale > Double.leastRoom(parts: parts * record.scale)
    }

    /// Returns the level of an error, with the scale of its entity if it has one, or nil if the program has no such level.
    mutating func knownLevel(_ priority: Double, _ record: ConstraintRecord, scale: Double?) -> Int32? {
        if record.isRequired(priority) { return ErrorLevel.required }
        if let scale {
            let weight = abs(scale) / record.scale
            if weight < 1e-3 || weight > 1e6 { return nil }
        }
        let level = levelIndex(priority)
        return level < levels.count && levels[level] == priority ? Int32(level) : nil
    }
}

extension Program {
    /// Adds up the penalty of an entity after inequalities were added or removed that do not affect its value.
    ///
    /// Returns false if the program must be created anew.
    mutating func rebuildPenalty(_ entity: Int32) -> Bool {
        if !penalties.build(entity, constraints) { return false }
        isUnique = false
        let slot = basis.slots[entity]
        if slot >= 0, states[entity].spot >= 0 {
            var spot: Int32 = 0
            while spot < penalties.count(entity), penalties.breakpoint(entity, spot) != held[slot] { spot += 1 }
            if spot == penalties.count(entity) { return false }
            states[entity].spot = spot
        }
        locate(entity)
        return slot >= 0
            ? states[entity].lower <= states[entity].upper && isBorne(entity) : violation(entity) <= tolerance
    }

    /// Returns whether the multiplier of a held entity is between the slopes beside its held value.
    private mutating func isBorne(_ entity: Int32) -> Bool {
        let value = held[basis.slots[entity]]
        return lowerEnd(entity) - value <= tolerance && value - upperEnd(entity) <= tolerance
    }
}
