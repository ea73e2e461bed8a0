/// The factors: peeled rows and columns with one open entry, and the elimination of the rest.
extension Basis {
    /// Computes the factors.
    ///
    /// Unit rows replace the entities of dependent rows. Returns whether any were replaced.
    @discardableResult
    mutating func factor(_ rows: borrowing RowMatrix) -> Bool {
        var wasRepaired = false
        while !isExhausted, !tryFactor(rows) { wasRepaired = true }
        return wasRepaired
    }

    private mutating func tryFactor(_ rows: borrowing RowMatrix) -> Bool {
        factoredSlots.fill(-1)
        let (factored, entities, slotStates, columnStates) = (factoredSlots, entities, slotStates, columnStates)
        var slot = 0
        while slot < count {
            factored[entities[slot]] = Int32(truncatingIfNeeded: slot)
            slotStates[slot].position = -1
            columnStates[slot].position = -1
            columnStates[slot].open = Open(count: 0, sum: 0)
            slot &+= 1
        }
        hasLargeShare = false
        etas.removeAll()
        etaEntries.removeAll()
        etaMasks.resize(to: count, filling: EtaMask())
        etaMasks.fill(EtaMask())
        work += 8 * count
        let peeling = Peeling(
            count: count, entities: entities, factoredSlots: factored, factors: factors, slotStates: slotStates,
            columnStates: columnStates, starts: rows.starts, columns: rows.columns, coefficients: rows.coefficients,
            columnStarts: rows.columnStarts, rowsOfColumns: rows.rowsOfColumns)
        peeling.countOpen()
        let front = peeling.peelRows(&queue)
        let back = peeling.peelColumns(&queue)
        kernelStart = front
        kernelEnd = back
        if front == back { return true }
        return factorKernel(rows) || !repair(rows)
    }

    /// The buffers of peeling, whose addresses are fixed during the factorization.
    private struct Peeling {
        let count: Int
        let entities: Buffer<Int32>
        let factoredSlots: Buffer<Int32>
        let factors: Buffer<Factor>
        let slotStates: Buffer<SlotState>
        let columnStates: Buffer<ColumnState>
        let starts: Buffer<Int32>
        let columns: Buffer<Int32>
        let coefficients: Buffer<Double>
        let columnStarts: Buffer<Int32>
        let rowsOfColumns: Buffer<Int32>

        /// Counts the open entries of slots and columns.
        @inline(__always)
        func countOpen() {
            var slot = 0
            while slot < count {
                let entity = Int(entities[slot])
                let mark = Int32(truncatingIfNeeded: slot)
                if entity < count {
                    slotStates[slot].open = Open(count: 1, sum: Int32(truncatingIfNeeded: entity))
                    note(mark, in: Int32(truncatingIfNeeded: entity))
                } else {
                    var (sum, entry) = (Int32(0), starts[entity &- count])
                    let (first, end) = (entry, starts[entity &- count &+ 1])
                    while entry < end {
                        sum ^= columns[entry]
                        note(mark, in: columns[entry])
                        entry &+= 1
                    }
                    slotStates[slot].open = Open(count: end &- first, sum: sum)
                }
                slot &+= 1
            }
        }

        @inline(__always)
        private func note(_ slot: Int32, in column: Int32) {
            columnStates[column].open.count &+= 1
            columnStates[column].open.sum ^= slot
        }

        /// Peels rows with one open column, and returns their number.
        @inline(__always)
        func peelRows(_ list: inout Buffer<Int32>) -> Int {
            var queue = list
            queue.removeAll()
            for slot in 0..<Int32(truncatingIfNeeded: count) where slotStates[slot].open.count == 1 {
                queue.append(slot)
            }
            var (position, head) = (0, 0)
            while head < queue.count {
                let slot = queue[head]
                head &+= 1
                let state = slotStates[slot]
                guard state.open.count == 1, state.position < 0 else { continue }
                let column = state.open.sum
                assign(slot, column, at: position)
                position &+= 1
                var place = columnStarts[column]
                let end = columnStarts[column &+ 1]
                while place < end {
                    let other = factoredSlots[count &+ Int(rowsOfColumns[place])]
                    place &+= 1
                    if other < 0 || other == slot { continue }
                    let open = slotStates[other].open
                    slotStates[other].open = Open(count: open.count &- 1, sum: open.sum ^ column)
                    if open.count == 2 { queue.append(other) }
                }
                let unit = factoredSlots[column]
                if unit >= 0, unit != slot { slotStates[unit].open.count &-= 1 }
            }
            list = queue
            return position
        }

        /// Peels columns with one open row from the back, and returns the position where they begin.
        @inline(__always)
        func peelColumns(_ list: inout Buffer<Int32>) -> Int {
            var queue = list
            queue.removeAll()
            // A peeled row has no open columns, so the counts of open entries stay valid.
            var position = count
            for column in 0..<Int32(truncatingIfNeeded: count) {
                let state = columnStates[column]
                if state.position < 0, state.open.count == 1 { queue.append(column) }
            }
            var head = 0
            while head < queue.count {
                let column = queue[head]
                head &+= 1
                let state = columnStates[column]
                guard state.open.count == 1, state.position < 0 else { continue }
                let slot = state.open.sum
                position &-= 1
                assign(slot, column, at: position)
                let entity = Int(entities[slot])
                if entity < count { continue }
                var entry = starts[entity &- count]
                let end = starts[entity &- count &+ 1]
                while entry < end {
                    let other = columns[entry]
                    entry &+= 1
                    let state = columnStates[other]
                    columnStates[other].open = Open(count: state.open.count &- 1, sum: state.open.sum ^ slot)
                    if state.open.count == 2, state.position < 0 { queue.append(other) }
                }
            }
            list = queue
            return position
        }

        @inline(__always)
        private func assign(_ slot: Int32, _ column: Int32, at position: Int) {
            slotStates[slot].position = Int32(truncatingIfNeeded: position)
            columnStates[column].position = Int32(truncatingIfNeeded: position)
            let entity = entities[slot]
            var pivot = 1.0
            if Int(entity) >= count {
                var entry = starts[Int(entity) &- count]
                let end = starts[Int(entity) &- count &+ 1]
                while entry < end {
                    if columns[entry] == column { pivot = coefficients[entry] }
                    entry &+= 1
                }
            }
            factors[position] = Factor(pivot: pivot, column: column, slot: slot, entity: entity)
        }
    }

    /// Eliminates the rows that peeling left.
    ///
    /// Returns false if they are dependent.
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
        kernel.cancellation = leastShare
        kernel.run()
        work += kernel.work
        indexKernel()
        return kernel.pivotRows.count == size || isExhausted
    }

    /// Appends an entry to the last row of the kernel, or to the row's entries in earlier columns.
    private mutating func appendToKernel(_ coefficient: Double, of column: Int32) {
        let place = columnStates[column].position - Int32(kernelStart)
        if place >= 0 { return kernel.append(place, coefficient) }
        let row = Int32(kernel.rowCount - 1)
        kernelPlace?.pointee.outer.append(Kernel.Outer(coefficient: coefficient, row: row, column: column))
    }

    /// Puts the unit rows of undetermined columns into the slots of dependent rows.
    ///
    /// Returns false if there are none.
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
