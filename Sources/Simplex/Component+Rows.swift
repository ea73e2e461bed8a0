/// From constraints to the columns, rows and penalties of a program.
extension Component {
    /// Gives columns to the variables that were not eliminated.
    mutating func collectColumns() {
        columnOf = Buffer(repeating: -1, count: variables.count, in: &arena)
        variableOfColumn = Buffer(capacity: variables.count - elimination.pivotRows.count, in: &arena)
        for local in 0..<Int32(variables.count) where elimination.positions[local] < 0 {
            columnOf[local] = Int32(variableOfColumn.count)
            variableOfColumn.append(local)
        }
    }

    /// Expresses every constraint that was not eliminated by columns; finds the entity of each.
    mutating func setUpRows(_ storage: borrowing Storage) -> RowMatrix {
        entityOf = Buffer(repeating: -1, count: constraints.count, in: &arena)
        rowScales = Buffer(repeating: 0, count: constraints.count, in: &arena)
        shifts = Buffer(repeating: 0, count: constraints.count, in: &arena)
        let rowCount = constraints.count - elimination.pivotRows.count
        var rows = RowMatrix(rowCapacity: rowCount, entryCapacity: 2 * rowCount, in: &arena)
        var scratch = Arena(capacity: 26 * variables.count + 256)
        defer { scratch.deallocate() }
        var sum = SparseVector(count: variables.count, in: &scratch)
        var worklist = Worklist(bound: elimination.pivotRows.count, isAscending: true, in: &scratch)
        var entries = Buffer<Entry>(capacity: 8, in: &scratch)
        defer { entries.deallocate() }
        for place in 0..<Int32(constraints.count) {
            entries.removeAll()
            if equationOf[place] < 0 {
                gather(constraints[place], storage, &sum)
                expand(&sum, storage, &worklist)
            } else if elimination.isLeft(equationOf[place]) {
                gatherEquation(equationOf[place], &sum)
            } else {
                continue
            }
            takeEntries(&sum, into: &entries)
            addEntity(place, entries, &rows)
        }
        return rows
    }

    /// A coefficient of a column.
    struct Entry {
        var column: Int32
        var coefficient: Double
    }

    private mutating func gatherEquation(_ row: Int32, _ sum: inout SparseVector) {
        let start = elimination.starts[row]
        for entry in start..<(start + elimination.counts[row]) {
            sum.add(elimination.coefficients[entry], at: elimination.columns[entry])
        }
    }

    /// Replaces eliminated variables by what defines them.
    mutating func expand(_ sum: inout SparseVector, _ storage: borrowing Storage, _ worklist: inout Worklist) {
        for index in 0..<sum.indices.count {
            let position = elimination.positions[sum.indices[index]]
            if position >= 0 { worklist.insert(position) }
        }
        while let position = worklist.next() {
            let local = elimination.pivotColumns[position]
            let coefficient = sum.values[local]
            sum.set(0, at: local)
            if coefficient == 0 { continue }
            let definition = definitions[definitionOf[local]]
            if definition.root >= 0 {
                add(coefficient * definition.scale, definition.root, to: &sum, storage, &worklist)
            } else if definition.root < -1 {
                let place = Int(-2 - definition.root)
                for entry in (place + 1)...(place + Int(sums[place])) {
                    add(coefficient * sumCoefficients[entry], sums[entry], to: &sum, storage, &worklist)
                }
            }
        }
    }

    private mutating func add(
        _ amount: Double, _ variable: Int32, to sum: inout SparseVector, _ storage: borrowing Storage,
        _ worklist: inout Worklist
    ) {
        let local = storage.variables[variable].local
        let old = sum.values[local]
        let new = old + amount
        sum.set(abs(new) <= 1e-11 * (abs(old) + abs(amount)) ? 0 : new, at: local)
        let position = elimination.positions[local]
        if position >= 0 { worklist.insert(position) }
    }

    private mutating func takeEntries(_ sum: inout SparseVector, into entries: inout Buffer<Entry>) {
        for index in 0..<sum.indices.count {
            let local = sum.indices[index]
            let coefficient = sum.values[local]
            if coefficient != 0 { entries.append(Entry(column: columnOf[local], coefficient: coefficient)) }
        }
        sum.clear()
        if entries.count > 16 {
            entries.sort { $0.column < $1.column }
            return
        }
        for index in stride(from: 1, to: entries.count, by: 1) {
            let entry = entries[index]
            var place = index
            while place > 0, entries[place - 1].column > entry.column {
                entries[place] = entries[place - 1]
                place -= 1
            }
            entries[place] = entry
        }
    }

    /// Finds or makes the entity that a constraint is a multiple of.
    private mutating func addEntity(_ place: Int32, _ entries: Buffer<Entry>, _ rows: inout RowMatrix) {
        if entries.count == 0 { return }
        if entries.count == 1 {
            entityOf[place] = entries[0].column
            rowScales[place] = entries[0].coefficient
            return
        }
        var scale = 0.0
        for index in 0..<entries.count where abs(entries[index].coefficient) > abs(scale) {
            scale = entries[index].coefficient
        }
        entityOf[place] = Int32(variableOfColumn.count + rows.count)
        rowScales[place] = scale
        for index in 0..<entries.count {
            rows.append(entries[index].column, entries[index].coefficient / scale)
        }
        rows.endRow()
    }

    /// Makes the program and hands it the penalties' owners.
    mutating func setUpProgram(_ storage: borrowing Storage, _ rows: consuming RowMatrix) {
        program.deallocate()
        refineLevels(storage)
        program = Program(
            columnCount: variableOfColumn.count, rows: rows, levelCount: max(1, levels.count), in: &arena)
        program.constraints.constants = Buffer(repeating: 0, count: constraints.count, in: &arena)
        program.constraints.positiveLevels = Buffer(repeating: ErrorLevel.free, count: constraints.count, in: &arena)
        program.constraints.negativeLevels = Buffer(repeating: ErrorLevel.free, count: constraints.count, in: &arena)
        program.penalties.reserve(constraints.count - elimination.pivotRows.count, in: &arena)
        for place in 0..<Int32(constraints.count) {
            let constraint = constraints[place]
            let relation = storage.constraints[constraint].relation
            if relation <= 0 {
                program.constraints.positiveLevels[place] = level(
                    storage.constraints[constraint].positivePriority, place, storage)
            }
            if relation >= 0 {
                program.constraints.negativeLevels[place] = level(
                    storage.constraints[constraint].negativePriority, place, storage)
            }
            if entityOf[place] >= 0 {
                program.penalties.add(
                    place, coefficient: rowScales[place], scale: storage.constraints[constraint].scale,
                    to: entityOf[place])
            }
        }
        for index in 0..<levelNoise.count { program.noiseFloors[index] = levelNoise[index] }
    }

    /// Computes the constant of a constraint's expression over columns.
    mutating func updateConstant(_ place: Int32, _ storage: borrowing Storage, _ solution: Buffer<Double>) {
        let constraint = constraints[place]
        let row = equationOf[place]
        if row >= 0 {
            program.constraints.constants[place] = -rightSides[row]
            return
        }
        var shift = 0.0
        for term in storage.terms(constraint) {
            shift += storage.termCoefficients[term] * solution[storage.variables[storage.termVariables[term]].local]
        }
        shift *= storage.constraints[constraint].scale
        shifts[place] = shift
        program.constraints.constants[place] = storage.scaledConstant(constraint) + shift
    }

    /// Adds up all penalties.
    mutating func buildPenalties() -> Infeasibility? {
        for entity in 0..<Int32(program.entityCount) where program.penalties.ownerHeads[entity] >= 0 {
            if !program.penalties.build(entity, program.constraints) { return .ends(entity) }
        }
        return nil
    }

    /// A required constraint in which no column is left and which does not hold.
    mutating func inconsistentConstant() -> Int32? {
        for place in 0..<Int32(constraints.count) where entityOf[place] < 0 && equationOf[place] < 0 {
            let error = program.constraints.constants[place]
            if abs(error) <= 1e-9 { continue }
            let level =
                error > 0 ? program.constraints.positiveLevels[place] : program.constraints.negativeLevels[place]
            if level == ErrorLevel.required { return place }
        }
        return nil
    }
}
