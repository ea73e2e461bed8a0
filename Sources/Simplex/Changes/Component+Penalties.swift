/// Optional constraints and inequalities that are added, removed or get other priorities, while columns and rows stay.
///
/// Only the penalties of their entities change. Held entities stay held. As long as their multipliers are between the new slopes, the dual
/// simplex method continues. Otherwise, and for a new row or level, the program is created anew.
///
/// - Source: changes of costs in the piecewise linear simplex method: Fourer, 1985.
/// - Invariant: the basis stays dual feasible.
/// - Workload: an optional constraint of flow, added or removed.
/// - Tests: `PenaltyTests`, and `MechanismTests`.
extension Component {
    /// A Boolean value that indicates whether penalties may change.
    ///
    /// Then the program matches the expressions except for the listed penalties.
    private var takesPenalties: Bool {
        programPlace != nil && canStay && !hasChangedExpressions && !hasChangedReleases
            && program.mechanisms.contains(.penalties)
    }

    /// Adds an expression for a new constraint.
    ///
    /// Returns false if the program must be created anew.
    mutating func enterPenalty(_ constraint: Int32, at place: Int32, _ storage: borrowing Storage) -> Bool {
        guard takesPenalties, !storage.constraints[constraint].isEquation,
            let (expression, row) = newExpression(of: constraint, at: place, storage)
        else { return false }
        insert(expression, row, storage)
        if expression.entity < 0 { hasChangedRests = true } else { notePenalty(of: expression.entity) }
        return true
    }

    /// Returns an expression for a new constraint, and its levels, or nil if the program cannot take it.
    ///
    /// An expression of several columns may add a row to the program.
    mutating func newExpression(
        of constraint: Int32, at place: Int32, addsRow: Bool = true, _ storage: borrowing Storage
    ) -> (Expression, ConstraintRow)? {
        express(constraint, storage)
        let entries = multiples.entries
        if entries.count > 1, !addsRow { return nil }
        var scale = 0.0
        for place in 0..<entries.count where abs(entries[place].coefficient) > abs(scale) {
            scale = entries[place].coefficient
        }
        guard !hasDoubtfulShares,
            let row = constraintRow(storage.constraints[constraint], scale: entries.count == 0 ? nil : scale)
        else { return nil }
        var entity = entries.count == 0 ? -1 : entries[0].root
        if entries.count > 1, let programPlace {
            entity = programPlace.pointee.entity(of: entries, scale: scale, in: &programArena)
        }
        let shift = multiples.rest - storage.scaledConstant(constraint)
        return (Expression(scale: scale, shift: shift, place: place, entity: entity), row)
    }

    /// Removes an expression from the program; the last one takes its index.
    ///
    /// Returns false if nothing changed.
    mutating func leavePenalty(_ index: Int32) -> Bool {
        // Changed constants are listed by index.
        guard takesPenalties, changedExpressions.count == 0 else { return false }
        let entity = expressions[index].entity
        removeFromProgram(index)
        if entity < 0 { return true }
        notePenalty(of: entity)
        if program.hasManyIdleRows { hasChangedExpressions = true }
        return true
    }

    /// Updates the levels of an expression to new priorities.
    ///
    /// Returns false if the program does not have these levels.
    mutating func reweighPenalty(_ index: Int32, _ storage: borrowing Storage) -> Bool {
        guard takesPenalties else { return false }
        let expression = expressions[index]
        let record = storage.constraints[constraints[expression.place]]
        // Rows are written in columns in which they do not repeat equations. So a change from or to a required equation needs a new
        // program.
        if record.relation == 0, record.isEquation || expression.entity < 0 || isRequired(program.constraints[index]) {
            return false
        }
        if expression.entity < 0 {
            hasChangedRests = true
            return true
        }
        guard let row = constraintRow(record, scale: expression.scale) else { return false }
        program.constraints[index].positiveLevel = row.positiveLevel
        program.constraints[index].negativeLevel = row.negativeLevel
        notePenalty(of: expression.entity)
        return true
    }

    /// Returns the levels of a constraint, or nil if the program does not have one of them.
    mutating func constraintRow(_ record: ConstraintRecord, scale: Double?) -> ConstraintRow? {
        let free = ErrorLevel.free
        let positive = record.relation > 0 ? free : knownLevel(record.positivePriority, record, scale: scale)
        let negative = record.relation < 0 ? free : knownLevel(record.negativePriority, record, scale: scale)
        guard let positive, let negative else { return nil }
        return ConstraintRow(positiveLevel: positive, negativeLevel: negative)
    }

    private func isRequired(_ row: ConstraintRow) -> Bool {
        row.positiveLevel == ErrorLevel.required && row.negativeLevel == ErrorLevel.required
    }

    private mutating func notePenalty(of entity: Int32) {
        program.changedPenalties.append(entity)
        // After so many changed penalties, continuing is not faster than a new program.
        if program.changedPenalties.count > 8 + variableOfColumn.count / 8 { hasChangedExpressions = true }
    }

    /// Adds up the listed penalties again.
    ///
    /// Returns false if the program must be created anew.
    mutating func adoptPenalties(_ storage: borrowing Storage) -> Bool {
        guard programPlace != nil, program.changedPenalties.count > 0 else { return true }
        defer { program.changedPenalties.removeAll() }
        for index in 0..<program.changedPenalties.count
        where !program.penalties.build(program.changedPenalties[index], program.constraints) { return false }
        return program.adoptPenalties(of: program.changedPenalties)
    }
}
