/// Wishes and inequalities that come, go or get other priorities while columns and rows stay.
///
/// Only the penalties of their entities change. What is held stays held, and as long as its multipliers lie between the slopes that
/// there are now, the dual simplex method goes on from there. Where they do not, or where a row or a level would be new, the program is
/// made anew.
extension Component {
    /// A Boolean value that indicates whether penalties may change: the program is the one of the expressions, but for
    /// the penalties that are listed.
    private var takesPenalties: Bool {
        programPlace != nil && canStay && !hasChangedExpressions && !hasChangedReleases
    }

    /// Adds an expression for a constraint that is new; false where the program has to be made anew for it.
    mutating func enterPenalty(_ constraint: Int32, at place: Int32, _ storage: borrowing Storage) -> Bool {
        let record = storage.constraints[constraint]
        guard takesPenalties, !record.isEquation else { return false }
        guard let (expression, row) = newExpression(of: constraint, at: place, storage) else { return false }
        let index = Int32(expressions.count)
        expressions.append(expression)
        program.constraints.append(row)
        updateConstant(index, storage)
        if expression.entity < 0 {
            hasChangedRests = true
            return true
        }
        program.penalties.add(index, coefficient: expression.scale, scale: record.scale, to: expression.entity)
        notePenalty(of: expression.entity)
        return true
    }

    /// An expression for a constraint that is new, and its levels; nil where the program has no place for it.
    private mutating func newExpression(
        of constraint: Int32, at place: Int32, _ storage: borrowing Storage
    ) -> (Expression, ConstraintRow)? {
        let record = storage.constraints[constraint]
        if let share = share(of: constraint, storage) {
            let row = constraintRow(record, scale: share.column < 0 ? nil : share.scale)
            return row.map {
                (Expression(scale: share.scale, shift: share.shift, place: place, entity: share.column, row: -1), $0)
            }
        }
        // Rows that repeat equations but for rounding are written in other columns.
        if hasDefinitions || hasReleased || hasRoundedFactors(storage) { return nil }
        multiples.reduce(constraint, storage)
        let entries = multiples.entries
        if entries.count < 2 || isDoubtful { return nil }
        guard let scale = findColumns(), let row = constraintRow(record, scale: scale), let programPlace else {
            return nil
        }
        let entity = programPlace.pointee.entity(of: entries, scale: scale, in: &programArena)
        measureProgram()
        let shift = multiples.rest - storage.scaledConstant(constraint)
        return (Expression(scale: scale, shift: shift, place: place, entity: entity, row: -1), row)
    }

    /// Takes an expression out of the program, of which the last one is to take the index; false where it is left as it is.
    mutating func leavePenalty(_ index: Int32) -> Bool {
        // Changed constants are listed by index.
        guard takesPenalties, changedExpressions.count == 0 else { return false }
        let (entity, last) = (expressions[index].entity, Int32(expressions.count - 1))
        if entity >= 0 {
            program.penalties.remove(index, from: entity)
            if program.isIdle(entity) { program.idleRowCount += 1 }
            notePenalty(of: entity)
            if program.hasManyIdleRows { hasChangedExpressions = true }
        }
        if last != index, expressions[last].entity >= 0 {
            program.penalties.rename(last, to: index, of: expressions[last].entity)
        }
        program.constraints.removeSwapping(index)
        return true
    }

    /// Gives an expression the levels of its new priorities; false where the program has none for them.
    mutating func reweighPenalty(_ index: Int32, _ storage: borrowing Storage) -> Bool {
        guard takesPenalties else { return false }
        let expression = expressions[index]
        let record = storage.constraints[constraints[expression.place]]
        // Rows are written in such columns that they do not repeat equations.
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

    /// The levels of a constraint; nil where the program has not got one of them.
    private mutating func constraintRow(_ record: ConstraintRecord, scale: Double?) -> ConstraintRow? {
        var row = ConstraintRow()
        if record.relation <= 0 {
            guard let level = knownLevel(record.positivePriority, record, scale: scale) else { return nil }
            row.positiveLevel = level
        }
        if record.relation >= 0 {
            guard let level = knownLevel(record.negativePriority, record, scale: scale) else { return nil }
            row.negativeLevel = level
        }
        return row
    }

    private func isRequired(_ row: ConstraintRow) -> Bool {
        row.positiveLevel == ErrorLevel.required && row.negativeLevel == ErrorLevel.required
    }

    private mutating func notePenalty(of entity: Int32) {
        program.changedPenalties.append(entity)
        // To go on from what so many of have gone is no shorter way.
        if program.changedPenalties.count > 8 + variableOfColumn.count / 8 { hasChangedExpressions = true }
    }

    /// Adds the listed penalties up again; false where the program has to be made anew.
    mutating func adoptPenalties(_ storage: borrowing Storage) -> Bool {
        guard programPlace != nil, program.changedPenalties.count > 0 else { return true }
        defer { program.changedPenalties.removeAll() }
        for index in 0..<program.changedPenalties.count
        where !program.penalties.build(program.changedPenalties[index], program.constraints) { return false }
        return program.adoptPenalties(of: program.changedPenalties)
    }
}
