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
        openColumns.fill(Open(count: 0, sum: 0))
        for slot in 0..<count {
            let entity = Int(entities[slot])
            if entity < count {
                openRows[slot].count = 1
                openRows[slot].sum = Int32(entity)
                openColumns[entity].count += 1
                openColumns[entity].sum ^= Int32(slot)
                continue
            }
            var sum: Int32 = 0
            let places = rows.entries(entity - count)
            for entry in places {
                let column = rows.columns[entry]
                sum ^= column
                openColumns[column].count += 1
                openColumns[column].sum ^= Int32(slot)
            }
            openRows[slot].count = Int32(places.count)
            openRows[slot].sum = sum
        }
    }

    /// Peels rows with one open column; returns how many.
    private mutating func peelRows(_ rows: borrowing RowMatrix) -> Int {
        queue.removeAll()
        for slot in 0..<count where openRows[slot].count == 1 { queue.append(Int32(slot)) }
        var position = 0
        var head = 0
        while head < queue.count {
            let slot = queue[head]
            head += 1
            guard openRows[slot].count == 1, positionOfSlot[slot] < 0 else { continue }
            let column = openRows[slot].sum
            assign(slot, column, at: position, rows)
            position += 1
            for place in rows.places(Int(column)) {
                let other = factoredSlots[Int32(count) + rows.rowsOfColumns[place]]
                guard other >= 0, other != slot else { continue }
                openRows[other].count -= 1
                openRows[other].sum ^= column
                if openRows[other].count == 1 { queue.append(other) }
            }
            let unit = factoredSlots[column]
            if unit >= 0, unit != slot { openRows[unit].count -= 1 }
        }
        return position
    }

    /// Peels columns with one open row from the back; returns where they begin.
    private mutating func peelColumns(_ rows: borrowing RowMatrix) -> Int {
        queue.removeAll()
        // A peeled row has no open columns, so the counts of the open ones stand.
        var position = count
        for column in 0..<count where positionOfColumn[column] < 0 && openColumns[column].count == 1 {
            queue.append(Int32(column))
        }
        var head = 0
        while head < queue.count {
            let column = queue[head]
            head += 1
            guard openColumns[column].count == 1, positionOfColumn[column] < 0 else { continue }
            let slot = openColumns[column].sum
            position -= 1
            assign(slot, column, at: position, rows)
            let entity = Int(entities[slot])
            if entity < count { continue }
            for entry in rows.entries(entity - count) {
                let other = rows.columns[entry]
                openColumns[other].count -= 1
                openColumns[other].sum ^= slot
                if openColumns[other].count == 1, positionOfColumn[other] < 0 { queue.append(other) }
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
        let size = kernelEnd - kernelStart
        makeKernel(size: size)
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
}
