/// Inequalities that hold with room to spare, and are added or removed.
///
/// The solution stays. The optimum of a convex set is also the optimum of each part that contains it. It stays the optimum if the set grows
/// only away from it. The same applies to each step of the tie-break. So nothing is solved. If the inequality concerns one column, that
/// column's penalty is added up again. Others wait until the program is created anew for another reason, or until they are removed.
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

    /// A constraint in terms of a column: `scale * column + shift + constant  relation  0`; -1 for no column.
    struct Share {
        var column: Int32 = -1
        var scale = 0.0
        var shift = 0.0
    }

    /// Adds an expression for a new constraint, if it is an inequality that holds with room to spare.
    ///
    /// Returns nil if it is not.
    mutating func enterInactive(_ constraint: Int32, at place: Int32, _ storage: borrowing Storage) -> Effect? {
        let record = storage.constraints[constraint]
        guard storage.mechanisms.contains(.inactive), record.relation != 0, !(isAmbiguous && hasRestless),
            hasRoom(constraint, storage)
        else { return nil }
        guard canStay, let share = share(of: constraint, storage),
            let row = constraintRow(record, scale: share.column < 0 ? nil : share.scale)
        else {
            waitingCount += 1
            expressions.append(Expression(scale: 0, shift: 0, place: place, entity: -1))
            return .nothing
        }
        insert(expression(share, at: place), row, storage)
        if programPlace == nil || share.column < 0 { return .nothing }
        return program.rebuildPenalty(share.column) ? .nothing : .update
    }

    /// Removes an expression from the program, if it is an inequality over at most one column that holds with room to spare.
    ///
    /// The last expression takes its index. Returns nil if it is not such an inequality.
    mutating func leaveInactive(_ index: Int32, _ storage: borrowing Storage) -> Effect? {
        if Int(index) >= expressions.count - waitingCount {
            waitingCount -= 1
            return .nothing
        }
        let expression = expressions[index]
        let relation = Int(storage.constraints[constraints[expression.place]].relation)
        guard storage.mechanisms.contains(.inactive), canStay, relation != 0 else { return nil }
        guard programPlace != nil else { return expression.entity < 0 ? .nothing : nil }
        if Int(expression.entity) >= program.columnCount { return nil }
        let constant = program.constraints[index].constant
        if expression.entity >= 0 {
            let part = expression.scale * program.values[expression.entity]
            let room = relation < 0 ? -(part + constant) : part + constant
            if room <= Double.leastRoom(parts: abs(part) + abs(constant)) { return nil }
        }
        removeFromProgram(index)
        if expression.entity < 0 { return .nothing }
        return program.rebuildPenalty(expression.entity) ? .nothing : .update
    }

    /// Returns the expression of a constraint at a place.
    func expression(_ share: Share, at place: Int32) -> Expression {
        Expression(scale: share.scale, shift: share.shift, place: place, entity: share.column)
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
        let row = program.constraints.removeLast()
        if index != last { program.constraints[index] = row }
    }

    /// A Boolean value that indicates whether the program is solved, and its expressions are those of the constraints.
    var canStay: Bool {
        waitingCount == 0 && !hasFolds && levelBounds.count == 0
    }

    /// Returns whether a constraint holds by more than rounding.
    private func hasRoom(_ constraint: Int32, _ storage: borrowing Storage) -> Bool {
        let record = storage.constraints[constraint]
        var (error, magnitude) = (record.constant, abs(record.constant))
        for term in record.terms {
            let part = storage.termCoefficients[term] * storage.values[storage.termVariables[term]]
            error += part
            magnitude += abs(part)
        }
        return (record.relation < 0 ? -error : error) * record.scale > Double.leastRoom(parts: magnitude * record.scale)
    }

    /// Returns a constraint in terms of one column, or nil if it has several.
    mutating func share(of constraint: Int32, _ storage: borrowing Storage) -> Share? {
        var share = Share()
        var magnitude = 0.0
        let record = storage.constraints[constraint]
        for term in record.terms {
            let local = storage.variables[storage.termVariables[term]].local
            let coefficient = storage.termCoefficients[term] * record.scale
            let link = multiples.links[local]
            if link.parent == multiples.zero, !isShared(local) {
                share.shift += coefficient * link.offset
                continue
            }
            guard !isShared(local), let (column, scale, offset) = multiple(local),
                share.column < 0 || share.column == column
            else {
                return nil
            }
            share.column = column
            share.scale += coefficient * scale
            share.shift += coefficient * offset
            magnitude += abs(coefficient * scale)
        }
        return abs(share.scale) <= Double.cancellation * magnitude ? nil : share
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
    /// Adds up the penalty of a column after inequalities were added or removed that do not affect its value.
    ///
    /// Returns false if the program must be created anew.
    mutating func rebuildPenalty(_ column: Int32) -> Bool {
        if !penalties.build(column, constraints) { return false }
        isUnique = false
        let slot = basis.slots[column]
        if slot >= 0, states[column].spot >= 0 {
            var spot: Int32 = 0
            while spot < penalties.count(column), penalties.breakpoint(column, spot) != held[slot] { spot += 1 }
            if spot == penalties.count(column) { return false }
            states[column].spot = spot
        }
        locate(column)
        return slot >= 0
            ? states[column].lower <= states[column].upper && isBorne(column) : violation(column) <= tolerance
    }

    /// Returns whether the multiplier of a held column is between the slopes beside its held value.
    private mutating func isBorne(_ column: Int32) -> Bool {
        let value = held[basis.slots[column]]
        return lowerEnd(column) - value <= tolerance && value - upperEnd(column) <= tolerance
    }
}
