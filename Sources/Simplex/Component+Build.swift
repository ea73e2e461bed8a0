extension Component {
    /// Eliminates, sets the program up and solves it.
    ///
    /// Nil, or a conflict among required constraints.
    mutating func build(_ storage: borrowing Storage) -> Infeasibility? {
        if isBuilt { deallocateBuilt() }
        isBuilt = true
        hasChangedEquations = false
        hasChangedResting = false
        changedConstraints.removeAll()
        for local in 0..<variables.count { storage.variables[variables[local]].local = Int32(local) }
        collectLevels(storage)
        setUpElimination(storage)
        elimination.run(keepsSums ? .multiples : .sparing)
        replayRightSides(storage)
        if let row = inconsistentRow() { return .equation(row) }
        define()
        collectColumns()
        var rows = setUpRows(storage)
        rows.index(columnCount: variableOfColumn.count, in: &arena)
        setUpProgram(storage, rows)
        collectResting(storage)
        var solution = particularSolution(storage)
        defer { solution.deallocate() }
        for place in 0..<constraints.count { updateConstant(Int32(place), storage, solution) }
        if let failed = buildPenalties() { return failed }
        if let place = inconsistentConstant() { return .constant(place) }
        if case .conflict(let entity, let isAbove) = program.start() {
            return .blocked(entity: entity, isAbove: isAbove)
        }
        return rest(storage)
    }

    /// Solves again after constants have changed.
    mutating func update(_ storage: borrowing Storage) -> Infeasibility? {
        if hasChangedEquations {
            for local in 0..<variables.count { storage.variables[variables[local]].local = Int32(local) }
            hasChangedEquations = false
            replayRightSides(storage)
            if let row = inconsistentRow() { return .equation(row) }
            refreshOffsets()
            var solution = particularSolution(storage)
            defer { solution.deallocate() }
            for place in 0..<constraints.count { updateConstant(Int32(place), storage, solution) }
            if let place = inconsistentConstant() { return .constant(place) }
            changedEntities.removeAll()
            for entity in 0..<Int32(program.entityCount) where program.penalties.ownerHeads[entity] >= 0 {
                changedEntities.append(entity)
            }
            refreshResting(storage)
        }
        if hasChangedResting {
            hasChangedResting = false
            for local in 0..<variables.count { storage.variables[variables[local]].local = Int32(local) }
            refreshResting(storage)
        }
        for index in 0..<changedConstraints.count {
            let place = changedConstraints[index]
            program.constraints.constants[place] = storage.scaledConstant(constraints[place]) + shifts[place]
            changedEntities.append(entityOf[place])
        }
        changedConstraints.removeAll()
        for index in 0..<changedEntities.count {
            let entity = changedEntities[index]
            if !program.penalties.build(entity, program.constraints) { return .ends(entity) }
            program.locate(entity)
            if program.isHeld(entity) {
                program.isPinned[entity] = false
                program.hold(entity, near: program.held[program.basis.slots[entity]], keepingSpot: true)
            }
        }
        changedEntities.removeAll()
        if case .conflict(let entity, let isAbove) = program.resume() {
            return .blocked(entity: entity, isAbove: isAbove)
        }
        return rest(storage)
    }

    /// Takes note of a constraint's new constant.
    mutating func changeConstant(_ place: Int32, _ storage: borrowing Storage) {
        let entity = entityOf[place]
        if entity < 0 || equationOf[place] >= 0 {
            hasChangedEquations = true
        } else {
            changedConstraints.append(place)
        }
    }

    // MARK: Resting

    /// Breaks ties and writes the values.
    private mutating func rest(_ storage: borrowing Storage) -> Infeasibility? {
        program.findMovable()
        isAmbiguous = program.movableCount > 0
        if isAmbiguous {
            if sums.count > 0, !keepsSums {
                keepsSums = true
                return build(storage)
            }
            for index in 0..<restingColumns.count where program.movableCount > 0 {
                let column = restingColumns[index]
                program.settle(column, at: program.resting[column])
            }
            if program.hasMoved { program.evaluate() }
        }
        writeValues(storage)
        return nil
    }

    private mutating func collectResting(_ storage: borrowing Storage) {
        var scratch = Arena(capacity: variableOfColumn.count + 8)
        defer { scratch.deallocate() }
        let isListed = Buffer<Bool>(repeating: false, count: variableOfColumn.count, in: &scratch)
        restingColumns = Buffer(capacity: variableOfColumn.count, in: &arena)
        restingVariables = Buffer(capacity: variableOfColumn.count, in: &arena)
        for local in (0..<Int32(variables.count)).reversed() {
            guard let column = rootColumn(local, storage), !isListed[column] else { continue }
            isListed[column] = true
            restingColumns.append(column)
            restingVariables.append(local)
        }
        refreshResting(storage)
    }

    /// The column that a variable is a multiple of, but for a constant.
    private mutating func rootColumn(_ local: Int32, _ storage: borrowing Storage) -> Int32? {
        if columnOf[local] >= 0 { return columnOf[local] }
        let root = definitions[definitionOf[local]].root
        if root < 0 { return nil }
        let column = columnOf[storage.variables[root].local]
        return column >= 0 ? column : nil
    }

    /// Finds where each column would rest, from the resting value of the variable that settles it.
    mutating func refreshResting(_ storage: borrowing Storage) {
        for index in 0..<restingColumns.count {
            let local = restingVariables[index]
            let target = storage.variables[variables[local]].resting
            if columnOf[local] >= 0 {
                program.resting[restingColumns[index]] = target
            } else {
                let definition = definitions[definitionOf[local]]
                program.resting[restingColumns[index]] = (target - definition.offset) / definition.scale
            }
        }
    }

    // MARK: Elimination

    private mutating func setUpElimination(_ storage: borrowing Storage) {
        var entryCount = 0
        var rowCount = 0
        for index in 0..<constraints.count where storage.constraints[constraints[index]].isEquation {
            entryCount += Int(storage.constraints[constraints[index]].termCount)
            rowCount += 1
        }
        arena = Arena(capacity: 96 * variables.count + 40 * rowCount + 44 * entryCount + 36 * constraints.count + 96)
        elimination = Elimination(
            columnCount: variables.count, rowCount: rowCount, entryCount: entryCount + entryCount / 8, in: &arena)
        equationOf = Buffer(repeating: -1, count: constraints.count, in: &arena)
        var scratch = Arena(capacity: 14 * variables.count + 64)
        defer { scratch.deallocate() }
        var row = SparseVector(count: variables.count, in: &scratch)
        for index in 0..<constraints.count {
            let constraint = constraints[index]
            gather(constraint, storage, &row)
            if storage.constraints[constraint].isEquation {
                equationOf[index] = Int32(elimination.rowCount)
                elimination.beginRow()
                for place in 0..<row.indices.count {
                    let local = row.indices[place]
                    if row.values[local] != 0 { elimination.append(local, row.values[local]) }
                }
            } else {
                let weight: Int32 = row.indices.count == 1 ? 4 : 1
                for place in 0..<row.indices.count { elimination.weights[row.indices[place]] += weight }
            }
            row.clear()
        }
    }

    /// Adds up the terms of a constraint, scaled.
    mutating func gather(_ constraint: Int32, _ storage: borrowing Storage, _ row: inout SparseVector) {
        let scale = storage.constraints[constraint].scale
        for place in storage.terms(constraint) {
            row.add(scale * storage.termCoefficients[place], at: storage.variables[storage.termVariables[place]].local)
        }
    }

    private mutating func replayRightSides(_ storage: borrowing Storage) {
        if rightSides.count != elimination.rowCount {
            rightSides = Buffer(repeating: 0, count: elimination.rowCount, in: &arena)
        }
        for index in 0..<constraints.count where equationOf[index] >= 0 {
            rightSides[equationOf[index]] = -storage.scaledConstant(constraints[index])
        }
        for index in 0..<elimination.operations.count {
            let operation = elimination.operations[index]
            rightSides[operation.target] -= operation.factor * rightSides[operation.source]
        }
    }

    private mutating func inconsistentRow() -> Int32? {
        if elimination.dependentRows.count == 0 { return nil }
        var largest = 0.0
        for row in 0..<rightSides.count { largest = max(largest, abs(rightSides[row])) }
        for index in 0..<elimination.dependentRows.count {
            let row = elimination.dependentRows[index]
            if abs(rightSides[row]) > 1e-9 + 1e-12 * largest { return row }
        }
        return nil
    }

    // MARK: Definitions

    private mutating func define() {
        definitionOf = Buffer(repeating: -1, count: variables.count, in: &arena)
        let count = elimination.pivotRows.count
        definitions = Buffer(capacity: count, in: &arena)
        for step in 0..<count {
            let pivot = count - 1 - step
            let row = elimination.pivotRows[pivot]
            let column = elimination.pivotColumns[pivot]
            definitionOf[column] = Int32(definitions.count)
            definitions.append(definition(row, column, elimination.pivotCoefficients[pivot]))
        }
    }

    private mutating func definition(_ row: Int32, _ column: Int32, _ pivot: Double) -> Definition {
        let start = elimination.starts[row]
        let end = start + elimination.counts[row]
        var definition = Definition(variable: variables[column], root: -1, scale: 0, offset: rightSides[row] / pivot)
        if elimination.counts[row] > 2 {
            definition.root = -2 - Int32(sums.count)
            sums.append(elimination.counts[row] - 1)
            sumCoefficients.append(0)
            for entry in start..<end where elimination.columns[entry] != column {
                sums.append(variables[elimination.columns[entry]])
                sumCoefficients.append(-elimination.coefficients[entry] / pivot)
            }
            return definition
        }
        for entry in start..<end where elimination.columns[entry] != column {
            let other = elimination.columns[entry]
            definition.root = variables[other]
            definition.scale = -elimination.coefficients[entry] / pivot
            follow(&definition, other)
        }
        return definition
    }

    /// Replaces the root by what it is itself a multiple of.
    private mutating func follow(_ definition: inout Definition, _ root: Int32) {
        if definitionOf[root] < 0 { return }
        let other = definitions[definitionOf[root]]
        if other.root < -1 { return }
        definition.offset += definition.scale * other.offset
        definition.root = other.root
        definition.scale = other.root < 0 ? 0 : definition.scale * other.scale
    }

    /// Computes the offsets of the definitions from new right-hand sides.
    private mutating func refreshOffsets() {
        let count = elimination.pivotRows.count
        for index in 0..<count {
            let pivot = count - 1 - index
            let row = elimination.pivotRows[pivot]
            let column = elimination.pivotColumns[pivot]
            var offset = rightSides[row] / elimination.pivotCoefficients[pivot]
            if elimination.counts[row] == 2 {
                let start = elimination.starts[row]
                let entry = elimination.columns[start] == column ? start + 1 : start
                let other = definitionOf[elimination.columns[entry]]
                if other >= 0, definitions[other].root >= -1 {
                    let scale = -elimination.coefficients[entry] / elimination.pivotCoefficients[pivot]
                    offset += scale * definitions[other].offset
                }
            }
            definitions[index].offset = offset
        }
    }

    /// The values of all local variables with every column at zero.
    ///
    /// The caller gives the memory back.
    private mutating func particularSolution(_ storage: borrowing Storage) -> Buffer<Double> {
        let shifts = Buffer<Double>(repeating: 0, count: max(1, variables.count))
        let count = elimination.pivotRows.count
        for index in 0..<definitions.count {
            let definition = definitions[index]
            let local = elimination.pivotColumns[count - 1 - index]
            var value = definition.offset
            if definition.root < -1 {
                // The frozen row says the same in local indices.
                let row = elimination.pivotRows[count - 1 - index]
                let start = elimination.starts[row]
                for entry in start..<(start + elimination.counts[row]) where elimination.columns[entry] != local {
                    value -=
                        elimination.coefficients[entry] / elimination.pivotCoefficients[count - 1 - index]
                        * shifts[elimination.columns[entry]]
                }
            } else if definition.root >= 0 {
                // Roots are columns, or variables with longer sums that come earlier.
                value += definition.scale * shifts[storage.variables[definition.root].local]
            }
            shifts[local] = value
        }
        return shifts
    }

    /// The place of a variable among the component's: a binary search.
    mutating func localIndex(of variable: Int32) -> Int32 {
        var low = 0
        var high = variables.count
        while low < high {
            let middle = (low + high) / 2
            if variables[middle] < variable { low = middle + 1 } else { high = middle }
        }
        return Int32(low)
    }
}
