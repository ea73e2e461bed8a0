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
            multiples.beginReading(in: &scratch)
            let found = setUpRows(storage, in: &scratch)
            let entityCount = columnCount + found.count
            // About the size of the program, its rows and its penalties.
            programArena = Arena(
                capacity: 3072 + (120 + 16 * max(1, levels.count)) * entityCount + 160 * columnCount
                    + 20 * found.columns.count + (56 + 8 * max(1, levels.count)) * count)
            rows = RowMatrix(found, columnCount: columnCount, in: &programArena)
            multiples.endReading()
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
        program.basis.workLimit = workLimit - work - eliminationWork
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
        program.mechanisms = storage.mechanisms
        program.basis.isFrequent = care > 1 || !storage.mechanisms.contains(.etas)
        program.isRounded = hasRoundedFactors(storage)
        if program.isRounded { program.basis.leastShare = 1e-12 }
        return true
    }

    // MARK: Rows

    /// Writes every expression in columns, and finds its entity.
    private mutating func setUpRows(_ storage: borrowing Storage, in scratch: inout Arena) -> RowMatrix {
        var rows = RowMatrix(rowCapacity: expressions.count, entryCapacity: 3 * expressions.count, in: &scratch)
        if hasDefinitions {
            expandRows(storage, &rows)
        } else {
            for index in 0..<Int32(expressions.count) {
                multiples.reduce(constraints[expressions[index].place], storage)
                for place in 0..<multiples.entries.count {
                    multiples.entries[place].root = columnOf[multiples.entries[place].root]
                }
                if hasReleased { addShare(constraints[expressions[index].place], storage) }
                let entries = multiples.entries
                entries.sortFew { $0.root < $1.root }
                addEntity(index, entries, &rows)
                expressions[index].shift =
                    multiples.rest - storage.scaledConstant(constraints[expressions[index].place])
            }
        }
        return rows
    }

    /// Writes every expression in columns if variables are eliminated.
    private mutating func expandRows(_ storage: borrowing Storage, _ rows: inout RowMatrix) {
        var scratch = Arena(capacity: 26 * variables.count + 512)
        var sum = SparseVector(count: variables.count, in: &scratch)
        var worklist = Worklist(bound: pivotCount, isAscending: true, in: &scratch)
        var entries = Buffer<Multiples.Entry>(capacity: 8, in: &scratch)
        defer {
            entries.deallocate()
            scratch.deallocate()
        }
        for index in 0..<Int32(expressions.count) {
            let row = expressions[index].row
            if row >= 0 {
                let start = elimination.starts[row]
                for entry in start..<(start + elimination.counts[row]) {
                    sum.add(elimination.coefficients[entry], at: elimination.columns[entry])
                }
            } else {
                multiples.reduce(constraints[expressions[index].place], storage)
                let found = multiples.entries
                for place in 0..<found.count { sum.add(found[place].coefficient, at: found[place].root) }
                expand(&sum, storage, &worklist)
            }
            work += 8 * sum.indices.count
            if isExhausted { return }
            entries.removeAll()
            for place in 0..<sum.indices.count {
                let local = sum.indices[place]
                let coefficient = sum.values[local]
                if coefficient != 0 { entries.append(Multiples.Entry(coefficient: coefficient, root: columnOf[local])) }
            }
            sum.clear()
            entries.sortFew { $0.root < $1.root }
            addEntity(index, entries, &rows)
        }
        updateShifts(storage)
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

    /// Replaces the roots of the last reduced expression by columns, in their order.
    ///
    /// Returns the largest coefficient, or nil if a root has no column.
    @inline(__always)
    mutating func findColumns() -> Double? {
        let entries = multiples.entries
        var scale = 0.0
        for place in 0..<entries.count {
            let column = columnOf[entries[place].root]
            if column < 0 { return nil }
            entries[place].root = column
            if abs(entries[place].coefficient) > abs(scale) { scale = entries[place].coefficient }
        }
        entries.sortFew { $0.root < $1.root }
        return scale
    }

    // MARK: Constants

    /// Computes the contributions of taken variables to the constants of all expressions.
    ///
    /// It can list changed expressions over columns.
    mutating func updateShifts(_ storage: borrowing Storage, listsChanged: Bool = false) {
        var solution = particularSolution(storage)
        defer { solution.deallocate() }
        for index in 0..<expressions.count {
            if expressions[index].row >= 0 {
                if listsChanged, expressions[index].entity >= 0 { changedExpressions.append(Int32(index)) }
                continue
            }
            var shift = 0.0
            for term in storage.terms(constraints[expressions[index].place]) {
                let link = multiples.links[storage.variables[storage.termVariables[term]].local]
                var value = link.offset
                if hasDefinitions, link.parent != multiples.zero { value += link.scale * solution[link.parent] }
                shift += storage.termCoefficients[term] * value
            }
            shift *= storage.constraints[constraints[expressions[index].place]].scale
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
        expression.row >= 0
            ? -reduction.rightSides[expression.row]
            : storage.scaledConstant(constraints[expression.place]) + expression.shift
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
