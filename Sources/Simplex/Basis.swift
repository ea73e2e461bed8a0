/// The entities that are held at a value, and the factors of their rows.
///
/// A system of `n` columns has `n` *slots*. Each slot holds an entity: a row of the matrix, or the unit row of a column.
/// The rows of the slots are independent, so the values of the slots decide all columns (`solve`), and every row is a
/// combination of them (`combine`).
///
/// Factors: rows with a single open column are peeled off from the front, columns with a single open row from the back;
/// for the systems that layouts make hardly anything is left in between, and that is eliminated completely. Peeled rows
/// are used as they stand, so chains stay chains and nothing fills in. A replaced slot is a row eta (the combination
/// that the new row is of the slots); 64 of them at most, then the factors are made anew. Masks say which etas a slot
/// occurs in, so that a solve with few values touches few etas.
struct Basis: ~Copyable {
    /// How many columns, and how many slots.
    let count: Int
    /// The entity of each slot: below `count` a unit row, above it row `entity - count`.
    private(set) var entities: Buffer<Int32>
    /// The slot of each entity, or -1.
    private(set) var slots: Buffer<Int32>

    // Factors.
    private var factoredSlots: Buffer<Int32>
    private var factoredEntities: Buffer<Int32>
    private var slotAt: Buffer<Int32>
    private var columnAt: Buffer<Int32>
    private var pivotAt: Buffer<Double>
    private var positionOfColumn: Buffer<Int32>
    private var positionOfSlot: Buffer<Int32>
    private var kernelStart = 0
    private var kernelEnd = 0
    private var kernel = Elimination()
    private var kernelArena = Arena()
    private var kernelValues = Buffer<Double>()
    private var hasKernel = false

    // Row etas.
    private var etaSlots = Buffer<Int32>()
    private var etaPivots = Buffer<Double>()
    private var etaStarts = Buffer<Int32>()
    private var etaIndices = Buffer<Int32>()
    private var etaValues = Buffer<Double>()
    private var etasOfSlot: Buffer<UInt64>
    private var etasAtSlot: Buffer<UInt64>

    // Work space.
    private var descending: Worklist
    private var ascending: Worklist
    private var rowOpen: Buffer<Int32>
    private var rowSum: Buffer<Int32>
    private var columnOpen: Buffer<Int32>
    private var columnSum: Buffer<Int32>
    private var queue: Buffer<Int32>

    /// A basis of unit rows alone.
    init(count: Int, rowCount: Int, in arena: inout Arena) {
        self.count = count
        entities = Buffer(repeating: -1, count: count, in: &arena)
        slots = Buffer(repeating: -1, count: count + rowCount, in: &arena)
        for column in 0..<count {
            entities[column] = Int32(column)
            slots[column] = Int32(column)
        }
        factoredSlots = Buffer(repeating: -1, count: count + rowCount, in: &arena)
        factoredEntities = Buffer(repeating: -1, count: count, in: &arena)
        slotAt = Buffer(repeating: -1, count: count, in: &arena)
        columnAt = Buffer(repeating: -1, count: count, in: &arena)
        pivotAt = Buffer(repeating: 1, count: count, in: &arena)
        positionOfColumn = Buffer(repeating: -1, count: count, in: &arena)
        positionOfSlot = Buffer(repeating: -1, count: count, in: &arena)
        isSettled = Buffer(repeating: false, count: count, in: &arena)
        etasOfSlot = Buffer(repeating: 0, count: count, in: &arena)
        etasAtSlot = Buffer(repeating: 0, count: count, in: &arena)
        descending = Worklist(bound: count, isAscending: false, in: &arena)
        ascending = Worklist(bound: count, isAscending: true, in: &arena)
        rowOpen = Buffer(repeating: 0, count: count, in: &arena)
        rowSum = Buffer(repeating: 0, count: count, in: &arena)
        columnOpen = Buffer(repeating: 0, count: count, in: &arena)
        columnSum = Buffer(repeating: 0, count: count, in: &arena)
        queue = Buffer(capacity: count, in: &arena)
        if count > 0 {
            etaStarts = Buffer(capacity: 9, in: &arena)
            etaSlots = Buffer(capacity: 8, in: &arena)
            etaPivots = Buffer(capacity: 8, in: &arena)
            etaStarts.append(0)
        }
    }

    /// Columns that `combine` leaves out, because nothing that still moves decides them.
    var isSettled: Buffer<Bool>
    /// Whether `combine` leaves them out now.
    var skipsSettled = false

    /// The steps taken so far, and how many may be taken.
    ///
    /// Beyond them factors may be missing, so that nothing that is computed means anything.
    var work = 0
    var workLimit = Int.max
    /// Whether more steps were taken than may be.
    var isExhausted: Bool { work > workLimit }
    /// What the kernel costs in a solve.
    private var kernelWork: Int { hasKernel ? kernel.operations.count + kernel.columns.count : 0 }

    /// How many slots have been replaced since the factors were made.
    var etaCount: Int { etaSlots.count }
    /// Whether the factors must be made anew before another slot is replaced.
    var isFull: Bool { etaSlots.count >= 64 }

    /// Puts an entity into a slot; the factors do not know of it until `factor` is called.
    mutating func place(_ entity: Int32, in slot: Int32) {
        let old = entities[slot]
        if old >= 0, slots[old] == slot { slots[old] = -1 }
        entities[slot] = entity
        slots[entity] = slot
    }

    // MARK: Factors

    /// Makes the factors.
    ///
    /// Entities whose rows depend on others give their slots to unit rows; returns whether any did.
    @discardableResult
    mutating func factor(_ rows: borrowing RowMatrix) -> Bool {
        var wasRepaired = false
        while !isExhausted, !tryFactor(rows) { wasRepaired = true }
        return wasRepaired
    }

    private mutating func tryFactor(_ rows: borrowing RowMatrix) -> Bool {
        for slot in 0..<count {
            if factoredEntities[slot] >= 0 { factoredSlots[factoredEntities[slot]] = -1 }
        }
        for slot in 0..<count {
            factoredEntities[slot] = entities[slot]
            factoredSlots[entities[slot]] = Int32(slot)
            etasOfSlot[slot] = 0
            etasAtSlot[slot] = 0
            positionOfSlot[slot] = -1
            positionOfColumn[slot] = -1
        }
        etaSlots.removeAll()
        etaPivots.removeAll()
        etaStarts.removeAll()
        etaStarts.append(0)
        etaIndices.removeAll()
        etaValues.removeAll()
        countOpen(rows)
        work += 8 * count
        let front = peelRows(rows)
        let back = peelColumns(rows)
        kernelStart = front
        kernelEnd = back
        if front == back { return true }
        return factorKernel(rows) || !repair(rows)
    }

    private mutating func countOpen(_ rows: borrowing RowMatrix) {
        columnOpen.fill(0)
        columnSum.fill(0)
        for slot in 0..<count {
            let entity = Int(entities[slot])
            if entity < count {
                rowOpen[slot] = 1
                rowSum[slot] = Int32(entity)
                columnOpen[entity] += 1
                columnSum[entity] ^= Int32(slot)
                continue
            }
            var sum: Int32 = 0
            let places = rows.entries(entity - count)
            for entry in places {
                let column = rows.columns[entry]
                sum ^= column
                columnOpen[column] += 1
                columnSum[column] ^= Int32(slot)
            }
            rowOpen[slot] = Int32(places.count)
            rowSum[slot] = sum
        }
    }

    /// Peels rows with one open column; returns how many.
    private mutating func peelRows(_ rows: borrowing RowMatrix) -> Int {
        queue.removeAll()
        for slot in 0..<count where rowOpen[slot] == 1 { queue.append(Int32(slot)) }
        var position = 0
        var head = 0
        while head < queue.count {
            let slot = queue[head]
            head += 1
            guard rowOpen[slot] == 1, positionOfSlot[slot] < 0 else { continue }
            let column = rowSum[slot]
            assign(slot, column, at: position, rows)
            position += 1
            for place in rows.places(Int(column)) {
                let other = factoredSlots[Int32(count) + rows.rowsOfColumns[place]]
                guard other >= 0, other != slot else { continue }
                rowOpen[other] -= 1
                rowSum[other] ^= column
                if rowOpen[other] == 1 { queue.append(other) }
            }
            let unit = factoredSlots[column]
            if unit >= 0, unit != slot { rowOpen[unit] -= 1 }
        }
        return position
    }

    /// Peels columns with one open row from the back; returns where they begin.
    private mutating func peelColumns(_ rows: borrowing RowMatrix) -> Int {
        queue.removeAll()
        // A peeled row has no open columns, so the counts of the open ones stand.
        var position = count
        for column in 0..<count where positionOfColumn[column] < 0 && columnOpen[column] == 1 {
            queue.append(Int32(column))
        }
        var head = 0
        while head < queue.count {
            let column = queue[head]
            head += 1
            guard columnOpen[column] == 1, positionOfColumn[column] < 0 else { continue }
            let slot = columnSum[column]
            position -= 1
            assign(slot, column, at: position, rows)
            let entity = Int(entities[slot])
            if entity < count { continue }
            for entry in rows.entries(entity - count) {
                let other = rows.columns[entry]
                columnOpen[other] -= 1
                columnSum[other] ^= slot
                if columnOpen[other] == 1, positionOfColumn[other] < 0 { queue.append(other) }
            }
        }
        return position
    }

    private mutating func assign(_ slot: Int32, _ column: Int32, at position: Int, _ rows: borrowing RowMatrix) {
        slotAt[position] = slot
        columnAt[position] = column
        positionOfSlot[slot] = Int32(position)
        positionOfColumn[column] = Int32(position)
        let entity = Int(entities[slot])
        pivotAt[position] = 1
        if entity < count { return }
        for entry in rows.entries(entity - count) where rows.columns[entry] == column {
            pivotAt[position] = rows.coefficients[entry]
        }
    }

    /// Eliminates what peeling left; false where its rows are dependent.
    private mutating func factorKernel(_ rows: borrowing RowMatrix) -> Bool {
        if hasKernel { deallocateKernel() }
        hasKernel = true
        let size = kernelEnd - kernelStart
        kernel = Elimination(columnCount: size, rowCount: size, entryCount: 4 * size, in: &kernelArena)
        var position = kernelStart
        for column in 0..<count where positionOfColumn[column] < 0 {
            columnAt[position] = Int32(column)
            position += 1
        }
        if position != kernelEnd { return false }
        for position in kernelStart..<kernelEnd { positionOfColumn[columnAt[position]] = Int32(position) }
        position = kernelStart
        for slot in 0..<count where positionOfSlot[slot] < 0 {
            slotAt[position] = Int32(slot)
            positionOfSlot[slot] = Int32(position)
            position += 1
            kernel.beginRow()
            let entity = Int(entities[slot])
            if entity < count {
                let place = Int(positionOfColumn[entity]) - kernelStart
                if place >= 0 { kernel.append(Int32(place), 1) }
                continue
            }
            for entry in rows.entries(entity - count) {
                let place = Int(positionOfColumn[rows.columns[entry]]) - kernelStart
                if place >= 0 { kernel.append(Int32(place), rows.coefficients[entry]) }
            }
        }
        kernelValues.resize(to: size, filling: 0)
        kernel.workLimit = workLimit - work
        kernel.run(.complete)
        work += kernel.work
        return kernel.pivotRows.count == size || isExhausted
    }

    /// Gives the slots of dependent rows to the unit rows of the columns that nothing decides.
    ///
    /// False where there are none.
    private mutating func repair(_ rows: borrowing RowMatrix) -> Bool {
        var open = Buffer<Int32>()
        defer { open.deallocate() }
        for place in 0..<kernel.positions.count where kernel.positions[place] < 0 {
            open.append(columnAt[kernelStart + place])
        }
        for index in 0..<min(open.count, kernel.dependentRows.count) {
            let slot = slotAt[kernelStart + Int(kernel.dependentRows[index])]
            place(open[index], in: slot)
        }
        return open.count > 0
    }

    // MARK: Solving

    /// The columns from values of the slots.
    ///
    /// `values` is used up.
    mutating func solve(_ values: Buffer<Double>, into columns: Buffer<Double>, _ rows: borrowing RowMatrix) {
        work += 2 * count + etaIndices.count + kernelWork
        var eta = etaSlots.count - 1
        while eta >= 0 {
            let slot = etaSlots[eta]
            var sum = values[slot]
            for entry in Int(etaStarts[eta])..<Int(etaStarts[eta + 1]) {
                sum -= etaValues[entry] * values[etaIndices[entry]]
            }
            values[slot] = sum / etaPivots[eta]
            eta -= 1
        }
        for position in 0..<kernelStart { columns[columnAt[position]] = evaluate(position, values, columns, rows) }
        if kernelStart < kernelEnd { solveKernel(values, into: columns, rows) }
        for position in kernelEnd..<count { columns[columnAt[position]] = evaluate(position, values, columns, rows) }
    }

    @inline(__always)
    private func evaluate(
        _ position: Int, _ values: Buffer<Double>, _ columns: Buffer<Double>, _ rows: borrowing RowMatrix
    ) -> Double {
        let slot = slotAt[position]
        let entity = Int(factoredEntities[slot])
        if entity < count { return values[slot] }
        let column = columnAt[position]
        var sum = values[slot]
        for entry in rows.entries(entity - count) where rows.columns[entry] != column {
            sum -= rows.coefficients[entry] * columns[rows.columns[entry]]
        }
        return sum / pivotAt[position]
    }

    private mutating func solveKernel(
        _ values: Buffer<Double>, into columns: Buffer<Double>, _ rows: borrowing RowMatrix
    ) {
        for position in kernelStart..<kernelEnd {
            let slot = slotAt[position]
            let entity = Int(factoredEntities[slot])
            var sum = values[slot]
            if entity >= count {
                for entry in rows.entries(entity - count) where positionOfColumn[rows.columns[entry]] < kernelStart {
                    sum -= rows.coefficients[entry] * columns[rows.columns[entry]]
                }
            } else if positionOfColumn[entity] < kernelStart {
                sum -= columns[entity]
            }
            kernelValues[position - kernelStart] = sum
        }
        for index in 0..<kernel.operations.count {
            let operation = kernel.operations[index]
            kernelValues[operation.target] -= operation.factor * kernelValues[operation.source]
        }
        var pivot = kernel.pivotRows.count - 1
        while pivot >= 0 {
            let row = kernel.pivotRows[pivot]
            let own = kernel.pivotColumns[pivot]
            var sum = kernelValues[row]
            let start = kernel.starts[row]
            for entry in start..<(start + kernel.counts[row]) where kernel.columns[entry] != own {
                sum -= kernel.coefficients[entry] * columns[columnAt[kernelStart + Int(kernel.columns[entry])]]
            }
            columns[columnAt[kernelStart + Int(own)]] = sum / kernel.pivotCoefficients[pivot]
            pivot -= 1
        }
    }

    /// The changes of the columns from changes of a few slots.
    ///
    /// `values` is used up and cleared.
    mutating func solve(_ values: inout SparseVector, into columns: inout SparseVector, _ rows: borrowing RowMatrix) {
        applyEtasBackwards(&values)
        for place in 0..<values.indices.count {
            let slot = values.indices[place]
            if values.values[slot] != 0 { list(positionOfSlot[slot]) }
        }
        while let position = ascending.next() {
            work += 8
            if position >= kernelStart, position < kernelEnd {
                work += kernelWork
                solveKernel(values.values, into: columns.values, rows)
                for other in kernelStart..<kernelEnd {
                    let column = columnAt[other]
                    columns.add(0, at: column)
                    if columns.values[column] != 0 { listRows(of: column, after: Int32(kernelEnd) - 1, rows) }
                }
                continue
            }
            let column = columnAt[position]
            let change = evaluate(Int(position), values.values, columns.values, rows)
            if change == 0 { continue }
            columns.set(change, at: column)
            listRows(of: column, after: position, rows)
        }
        values.clear()
    }

    private mutating func list(_ position: Int32) {
        ascending.insert(position >= kernelStart && position < kernelEnd ? Int32(kernelStart) : position)
    }

    private mutating func listRows(of column: Int32, after position: Int32, _ rows: borrowing RowMatrix) {
        for place in rows.places(Int(column)) {
            let slot = factoredSlots[Int32(count) + rows.rowsOfColumns[place]]
            if slot >= 0, positionOfSlot[slot] > position { list(positionOfSlot[slot]) }
        }
    }

    private mutating func applyEtasBackwards(_ values: inout SparseVector) {
        var pending: UInt64 = 0
        for place in 0..<values.indices.count {
            let slot = values.indices[place]
            pending |= etasOfSlot[slot] | etasAtSlot[slot]
        }
        while pending != 0 {
            let eta = 63 - pending.leadingZeroBitCount
            pending &= ~(1 << UInt64(eta))
            work += Int(etaStarts[eta + 1] - etaStarts[eta])
            let slot = etaSlots[eta]
            var sum = values.values[slot]
            for entry in Int(etaStarts[eta])..<Int(etaStarts[eta + 1]) {
                sum -= etaValues[entry] * values.values[etaIndices[entry]]
            }
            if sum == 0, values.values[slot] == 0 { continue }
            values.set(sum / etaPivots[eta], at: slot)
            pending |= (etasOfSlot[slot] | etasAtSlot[slot]) & ((1 << UInt64(eta)) &- 1)
        }
    }

    // MARK: Combining

    /// The combination of slots that equals a combination of columns.
    ///
    /// `columns` is used up and cleared.
    mutating func combine(_ columns: inout SparseVector, into result: inout SparseVector, _ rows: borrowing RowMatrix) {
        for place in 0..<columns.indices.count {
            let column = columns.indices[place]
            if !skipsSettled || !isSettled[column] { listBackwards(positionOfColumn[column]) }
        }
        while let position = descending.next() {
            work += 8
            if position >= kernelStart, position < kernelEnd {
                work += kernelWork
                combineKernel(&columns, into: &result, rows)
                continue
            }
            let column = columnAt[position]
            let weight = columns.values[column]
            if weight == 0 { continue }
            let slot = slotAt[position]
            let factor = weight / pivotAt[position]
            result.add(factor, at: slot)
            let entity = Int(factoredEntities[slot])
            if entity >= count { subtract(entity - count, times: factor, except: column, from: &columns, rows) }
        }
        columns.clear()
        applyEtasForwards(&result)
    }

    private mutating func listBackwards(_ position: Int32) {
        descending.insert(position >= kernelStart && position < kernelEnd ? Int32(kernelStart) : position)
    }

    private mutating func subtract(
        _ row: Int, times factor: Double, except column: Int32, from columns: inout SparseVector,
        _ rows: borrowing RowMatrix
    ) {
        for entry in rows.entries(row) {
            let other = rows.columns[entry]
            if other == column || (skipsSettled && isSettled[other]) { continue }
            columns.add(-factor * rows.coefficients[entry], at: other)
            listBackwards(positionOfColumn[other])
        }
    }

    private mutating func combineKernel(
        _ columns: inout SparseVector, into result: inout SparseVector, _ rows: borrowing RowMatrix
    ) {
        for pivot in 0..<kernel.pivotRows.count {
            let row = kernel.pivotRows[pivot]
            let own = kernel.pivotColumns[pivot]
            let factor = columns.values[columnAt[kernelStart + Int(own)]] / kernel.pivotCoefficients[pivot]
            kernelValues[row] = factor
            if factor == 0 { continue }
            let start = kernel.starts[row]
            for entry in start..<(start + kernel.counts[row]) where kernel.columns[entry] != own {
                columns.add(
                    -factor * kernel.coefficients[entry], at: columnAt[kernelStart + Int(kernel.columns[entry])])
            }
        }
        var index = kernel.operations.count - 1
        while index >= 0 {
            let operation = kernel.operations[index]
            kernelValues[operation.source] -= operation.factor * kernelValues[operation.target]
            index -= 1
        }
        for position in kernelStart..<kernelEnd {
            let factor = kernelValues[position - kernelStart]
            if factor == 0 { continue }
            let slot = slotAt[position]
            result.add(factor, at: slot)
            let entity = Int(factoredEntities[slot])
            if entity < count {
                if positionOfColumn[entity] < kernelStart {
                    columns.add(-factor, at: Int32(entity))
                    listBackwards(positionOfColumn[entity])
                }
                continue
            }
            for entry in rows.entries(entity - count) where positionOfColumn[rows.columns[entry]] < kernelStart {
                let column = rows.columns[entry]
                columns.add(-factor * rows.coefficients[entry], at: column)
                listBackwards(positionOfColumn[column])
            }
        }
    }

    private mutating func applyEtasForwards(_ result: inout SparseVector) {
        var pending: UInt64 = 0
        for place in 0..<result.indices.count { pending |= etasAtSlot[result.indices[place]] }
        while pending != 0 {
            let eta = pending.trailingZeroBitCount
            pending &= pending - 1
            work += Int(etaStarts[eta + 1] - etaStarts[eta])
            let slot = etaSlots[eta]
            let value = result.values[slot]
            if value == 0 { continue }
            let factor = value / etaPivots[eta]
            result.set(factor, at: slot)
            for entry in Int(etaStarts[eta])..<Int(etaStarts[eta + 1]) {
                let other = etaIndices[entry]
                result.add(-factor * etaValues[entry], at: other)
                pending |= etasAtSlot[other] & ~((2 << UInt64(eta)) &- 1)
            }
        }
    }

    // MARK: Replacing

    /// Puts an entity into a slot and keeps the factors right.
    ///
    /// `combination` is what `combine` says of the entity's row.
    mutating func replace(_ slot: Int32, by entity: Int32, combination: borrowing SparseVector) {
        let bit: UInt64 = 1 << UInt64(etaSlots.count)
        etaSlots.append(slot)
        etaPivots.append(combination.values[slot])
        etasAtSlot[slot] |= bit
        for place in 0..<combination.indices.count {
            let other = combination.indices[place]
            let value = combination.values[other]
            if other == slot || value == 0 { continue }
            etaIndices.append(other)
            etaValues.append(value)
            etasOfSlot[other] |= bit
        }
        etaStarts.append(Int32(etaIndices.count))
        slots[entities[slot]] = -1
        entities[slot] = entity
        slots[entity] = slot
    }

    private mutating func deallocateKernel() {
        kernel.deallocate()
        kernelArena.deallocate()
    }

    /// Gives the memory back.
    mutating func deallocate() {
        entities.deallocate()
        slots.deallocate()
        factoredSlots.deallocate()
        factoredEntities.deallocate()
        slotAt.deallocate()
        columnAt.deallocate()
        pivotAt.deallocate()
        positionOfColumn.deallocate()
        positionOfSlot.deallocate()
        if hasKernel { deallocateKernel() }
        kernelValues.deallocate()
        etaSlots.deallocate()
        etaPivots.deallocate()
        etaStarts.deallocate()
        etaIndices.deallocate()
        etaValues.deallocate()
        isSettled.deallocate()
        etasOfSlot.deallocate()
        etasAtSlot.deallocate()
        descending.deallocate()
        ascending.deallocate()
        rowOpen.deallocate()
        rowSum.deallocate()
        columnOpen.deallocate()
        columnSum.deallocate()
        queue.deallocate()
    }
}
