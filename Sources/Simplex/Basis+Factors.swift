/// Factors: rows and columns with one open entry are peeled off, what is left between is eliminated.
extension Basis {
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
        factoredSlots.fill(-1)
        for slot in 0..<count {
            factoredSlots[entities[slot]] = Int32(slot)
            slotStates[slot].position = -1
            columnStates[slot].position = -1
        }
        etas.removeAll()
        etaEntries.removeAll()
        etaMasks.resize(to: count, filling: EtaMask())
        etaMasks.fill(EtaMask())
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
        for column in 0..<count { columnStates[column].open = Open(count: 0, sum: 0) }
        for slot in 0..<count {
            let entity = Int(entities[slot])
            if entity < count {
                slotStates[slot].open.count = 1
                slotStates[slot].open.sum = Int32(entity)
                columnStates[entity].open.count += 1
                columnStates[entity].open.sum ^= Int32(slot)
                continue
            }
            var sum: Int32 = 0
            let places = rows.entries(entity - count)
            for entry in places {
                let column = rows.columns[entry]
                sum ^= column
                columnStates[column].open.count += 1
                columnStates[column].open.sum ^= Int32(slot)
            }
            slotStates[slot].open.count = Int32(places.count)
            slotStates[slot].open.sum = sum
        }
    }

    /// Peels rows with one open column; returns how many.
    private mutating func peelRows(_ rows: borrowing RowMatrix) -> Int {
        queue.removeAll()
        for slot in 0..<count where slotStates[slot].open.count == 1 { queue.append(Int32(slot)) }
        var position = 0
        var head = 0
        while head < queue.count {
            let slot = queue[head]
            head += 1
            guard slotStates[slot].open.count == 1, slotStates[slot].position < 0 else { continue }
            let column = slotStates[slot].open.sum
            assign(slot, column, at: position, rows)
            position += 1
            for place in rows.places(Int(column)) {
                let other = factoredSlots[Int32(count) + rows.rowsOfColumns[place]]
                guard other >= 0, other != slot else { continue }
                slotStates[other].open.count -= 1
                slotStates[other].open.sum ^= column
                if slotStates[other].open.count == 1 { queue.append(other) }
            }
            let unit = factoredSlots[column]
            if unit >= 0, unit != slot { slotStates[unit].open.count -= 1 }
        }
        return position
    }

    /// Peels columns with one open row from the back; returns where they begin.
    private mutating func peelColumns(_ rows: borrowing RowMatrix) -> Int {
        queue.removeAll()
        // A peeled row has no open columns, so the counts of the open ones stand.
        var position = count
        for column in 0..<count where columnStates[column].position < 0 && columnStates[column].open.count == 1 {
            queue.append(Int32(column))
        }
        var head = 0
        while head < queue.count {
            let column = queue[head]
            head += 1
            guard columnStates[column].open.count == 1, columnStates[column].position < 0 else { continue }
            let slot = columnStates[column].open.sum
            position -= 1
            assign(slot, column, at: position, rows)
            let entity = Int(entities[slot])
            if entity < count { continue }
            for entry in rows.entries(entity - count) {
                let other = rows.columns[entry]
                columnStates[other].open.count -= 1
                columnStates[other].open.sum ^= slot
                if columnStates[other].open.count == 1, columnStates[other].position < 0 { queue.append(other) }
            }
        }
        return position
    }

    private mutating func assign(_ slot: Int32, _ column: Int32, at position: Int, _ rows: borrowing RowMatrix) {
        slotStates[slot].position = Int32(position)
        columnStates[column].position = Int32(position)
        let entity = entities[slot]
        factors[position] = Factor(pivot: 1, column: column, slot: slot, entity: entity)
        if entity < count { return }
        for entry in rows.entries(Int(entity) - count) where rows.columns[entry] == column {
            factors[position].pivot = rows.coefficients[entry]
        }
    }

    /// Eliminates what peeling left; false where its rows are dependent.
    private mutating func factorKernel(_ rows: borrowing RowMatrix) -> Bool {
        let size = kernelEnd - kernelStart
        makeKernel(size: size)
        var position = kernelStart
        for column in 0..<count where columnStates[column].position < 0 {
            factors[position].column = Int32(column)
            position += 1
        }
        if position != kernelEnd { return false }
        for position in kernelStart..<kernelEnd { columnStates[factors[position].column].position = Int32(position) }
        position = kernelStart
        for slot in 0..<count where slotStates[slot].position < 0 {
            factors[position].slot = Int32(slot)
            factors[position].entity = entities[slot]
            slotStates[slot].position = Int32(position)
            position += 1
            kernel.beginRow()
            let entity = Int(entities[slot])
            if entity < count {
                appendToKernel(1, of: Int32(entity))
                continue
            }
            for entry in rows.entries(entity - count) {
                appendToKernel(rows.coefficients[entry], of: rows.columns[entry])
            }
        }
        kernel.workLimit = workLimit - work
        kernel.run(.complete)
        work += kernel.work
        return kernel.pivotRows.count == size || isExhausted
    }

    /// Appends an entry to the last row of the kernel, or to what that row has of columns before.
    private mutating func appendToKernel(_ coefficient: Double, of column: Int32) {
        let place = columnStates[column].position - Int32(kernelStart)
        if place >= 0 { return kernel.append(place, coefficient) }
        let row = Int32(kernel.rowCount - 1)
        kernelPlace?.pointee.outer.append(Kernel.Outer(coefficient: coefficient, row: row, column: column))
    }

    /// Gives the slots of dependent rows to the unit rows of the columns that nothing decides.
    ///
    /// False where there are none.
    private mutating func repair(_ rows: borrowing RowMatrix) -> Bool {
        var open = Buffer<Int32>()
        defer { open.deallocate() }
        for place in 0..<kernel.positions.count where kernel.positions[place] < 0 {
            open.append(factors[kernelStart + place].column)
        }
        for index in 0..<min(open.count, kernel.dependentRows.count) {
            let slot = factors[kernelStart + Int(kernel.dependentRows[index])].slot
            place(open[index], in: slot)
        }
        return open.count > 0
    }
}
