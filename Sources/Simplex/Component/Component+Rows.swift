/// The columns, rows and penalties of a program from the constraints.
extension Component {
    /// Creates the program with the constraints of its penalties.
    ///
    /// Returns false if the limit of work does not allow it.
    mutating func setUpProgram(_ storage: borrowing Storage) -> Bool {
        collectLevels(storage)
        if isTooLarge { return false }
        let (columnCount, count) = (variableOfColumn.count, expressions.count)
        var rows = RowMatrix()
        Arena.withScratch { scratch in
            let found = setUpRows(storage, in: &scratch)
            let entityCount = columnCount + found.count
            // About the size of the program, its rows and its penalties.
            programArena = Arena(
                capacity: 3072 + (120 + 16 * max(1, levels.count)) * entityCount + 160 * columnCount
                    + 20 * found.columns.count + (56 + 8 * max(1, levels.count)) * count)
            rows = RowMatrix(found, columnCount: columnCount, in: &programArena)
        }
        if storage.mechanisms.contains(.folding), mayFold(rows) { rows = foldLeaves(rows, storage) }
        refineLevels(storage)
        if isExhausted || isTooLarge {
            return false
        }
        let levelCount = max(1, levels.count)
        let place = programArena.allocate(Program.self)
        place.initialize(
            to: Program(
                columnCount: columnCount, rows: rows, levelCount: levelCount,
                foldCount: hasFolds ? folds.folds.count : 0,
                in: &programArena))
        programPlace = place
        program.basis.workLimit = workLimit - work
        place.pointee.constraints = Buffer(repeating: ConstraintRow(), count: count, in: &programArena)
        place.pointee.penalties.reserve(count, in: &programArena)
        let found = place.pointee.constraints
        for index in 0..<Int32(count) {
            if expressions[index].entity < 0 { continue }
            let expression = expressions[index]
            let record = storage.constraints[constraints[expression.place]]
            var row = ConstraintRow(constant: constant(of: expression, storage))
            if record.relation <= 0 { row.positiveLevel = level(record.positivePriority, expression, record, storage) }
            if record.relation >= 0 { row.negativeLevel = level(record.negativePriority, expression, record, storage) }
            found[index] = row
            place.pointee.penalties.add(
                index, coefficient: expression.scale, scale: record.scale,
                to: hasFolds ? folds.carrier(of: expression.entity) : expression.entity)
        }
        for index in 0..<levelBounds.count { program.noise[index].floor = levelBounds[index].noise }
        // Of several conflicts, the steps decide which one is found.
        program.mechanisms = isWhole ? .all : storage.mechanisms
        program.basis.isFrequent = (care > 1 && !isWhole) || !program.mechanisms.contains(.etas)
        let isRounded = hasRoundedFactors(storage)
        if isRounded { program.basis.leastShare = 1e-12 }
        if isWhole, !isStrict {
            // Without presolve, equations that follow from others have the tolerance that presolve gives them.
            program.leastTolerance = 1e-9
            if isRounded { program.relativeTolerance = Double.factorRounding }
        }
        return true
    }

    // MARK: Rows

    /// Writes every expression in columns, and finds its entity.
    private mutating func setUpRows(_ storage: borrowing Storage, in scratch: inout Arena) -> RowMatrix {
        var rows = RowMatrix(rowCapacity: expressions.count, entryCapacity: 3 * expressions.count, in: &scratch)
        for index in 0..<Int32(expressions.count) {
            let constraint = constraints[expressions[index].place]
            express(constraint, storage)
            if hasSums {
                work += 8 * multiples.entries.count
                if isExhausted { break }
            }
            addEntity(index, multiples.entries, &rows)
            expressions[index].shift = multiples.rest - storage.scaledConstant(constraint)
        }
        return rows
    }

    /// Finds or creates the entity of which an expression is a multiple.
    mutating func addEntity(_ index: Int32, _ entries: Buffer<Multiples.Entry>, _ rows: inout RowMatrix) {
        if entries.count == 0 {
            expressions[index].entity = -1
            return
        }
        if entries.count == 1 {
            expressions[index].entity = entries[0].root
            expressions[index].scale = entries[0].coefficient
            return
        }
        var scale = 0.0
        for place in 0..<entries.count where abs(entries[place].coefficient) > abs(scale) {
            scale = entries[place].coefficient
        }
        expressions[index].entity = Int32(variableOfColumn.count + rows.count)
        expressions[index].scale = scale
        for place in 0..<entries.count { rows.append(entries[place].root, entries[place].coefficient / scale) }
        rows.endRow()
    }

    // MARK: Constants

    /// Computes the contributions of taken variables to the constants of all expressions.
    ///
    /// It can list changed expressions over columns.
    mutating func updateShifts(_ storage: borrowing Storage, listsChanged: Bool = false) {
        for index in 0..<expressions.count {
            let constraint = constraints[expressions[index].place]
            multiples.reduce(constraint, storage)
            if hasSums { _ = expandSums() }
            let shift = multiples.rest - storage.scaledConstant(constraint)
            if shift == expressions[index].shift { continue }
            expressions[index].shift = shift
            if listsChanged, expressions[index].entity >= 0 { changedExpressions.append(Int32(index)) }
        }
    }

    /// Passes the constant of an expression over columns to the program.
    mutating func updateConstant(_ index: Int32, _ storage: borrowing Storage) {
        program.constraints[index].constant = constant(of: expressions[index], storage)
    }

    mutating func constant(of expression: Expression, _ storage: borrowing Storage) -> Double {
        storage.scaledConstant(constraints[expression.place]) + expression.shift
    }

    /// Adds up all penalties.
    mutating func buildPenalties(_ storage: borrowing Storage) -> Infeasibility? {
        for entity in 0..<Int32(program.entityCount) where program.penalties.functions[entity].firstOwner >= 0 {
            if !buildPenalty(of: entity, storage) { return .ends(entity) }
        }
        if !hasFolds { return nil }
        for index in 0..<folds.folds.count {
            program.penalties.fix(folds.folds[index].leaf)
            _ = folds.noteChange(of: folds.folds[index].leaf)
        }
        defer { folds.forgetChanges() }
        if let host = buildChangedHosts(storage) { return .ends(host) }
        return nil
    }

    /// Returns a required expression without columns that does not hold.
    mutating func inconsistentConstant(_ storage: borrowing Storage) -> Int32? {
        for index in 0..<Int32(expressions.count) where expressions[index].entity < 0 {
            let record = storage.constraints[constraints[expressions[index].place]]
            let error = record.constant * record.scale + expressions[index].shift
            if abs(error) <= 1e-9 || !record.forbids(error) { continue }
            if !isRounding(error, of: expressions[index].place, storage) { return index }
        }
        return nil
    }
}
