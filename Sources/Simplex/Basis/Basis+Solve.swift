/// The solve from slots to columns, for values of all slots or changes of a few.
extension Basis {
    /// Computes the columns from values of the slots.
    ///
    /// `values` is overwritten.
    mutating func solve(_ values: Buffer<Double>, into columns: Buffer<Double>, _ rows: borrowing RowMatrix) {
        work += 2 * count + etaEntries.count + kernelWork
        let (etas, etaEntries) = (etas, etaEntries)
        var eta = etas.count &- 1
        while eta >= 0 {
            let record = etas[eta]
            values[record.slot] = record.value(values, etaEntries) / record.pivot
            eta &-= 1
        }
        evaluate(0, kernelStart, values, columns, rows)
        if kernelStart < kernelEnd { solveKernel(values, into: columns) }
        evaluate(kernelEnd, count, values, columns, rows)
    }

    /// Computes the columns of a range of positions, one after another.
    @inline(__always)
    private func evaluate(
        _ first: Int, _ end: Int, _ values: Buffer<Double>, _ columns: Buffer<Double>, _ rows: borrowing RowMatrix
    ) {
        let factors = factors
        var position = first
        while position < end {
            let factor = factors[position]
            columns[factor.column] = evaluate(factor, values, columns, rows, clearing: false)
            position &+= 1
        }
    }

    /// Returns the value of the column of a factor; `clearing` sums that may be rounding of their parts.
    @inline(__always)
    private func evaluate(
        _ factor: Factor, _ values: Buffer<Double>, _ columns: Buffer<Double>, _ rows: borrowing RowMatrix,
        clearing: Bool
    ) -> Double {
        let entity = Int(factor.entity)
        if entity < count { return values[factor.slot] }
        let (entries, coefficients, own) = (rows.columns, rows.coefficients, factor.column)
        var (sum, entry) = (values[factor.slot], Int(rows.starts[entity &- count]))
        let end = Int(rows.starts[entity &- count &+ 1])
        while entry < end {
            let column = entries[entry]
            if column != own {
                let part = -coefficients[entry] * columns[column]
                if clearing { sum.add(part, clearingBelow: leastShare) } else { sum += part }
            }
            entry &+= 1
        }
        return factor.quotient(sum)
    }

    /// Computes the changes of the columns from changes of a few slots.
    ///
    /// `values` is overwritten and cleared.
    mutating func solve(_ values: inout SparseVector, into columns: inout SparseVector, _ rows: borrowing RowMatrix) {
        applyEtasBackwards(&values)
        for place in 0..<values.indices.count {
            let slot = values.indices[place]
            if values.values[slot] != 0 { ascending.insert(slotStates[slot].position) }
        }
        while let position = ascending.next() {
            work += 8
            if position >= kernelStart, position < kernelEnd {
                solveKernel(from: position, values.values, into: &columns, rows)
                continue
            }
            let column = factors[position].column
            let change = evaluate(factors[position], values.values, columns.values, rows, clearing: true)
            if change == 0 { continue }
            columns.set(change, at: column)
            listRows(of: column, after: position, rows)
        }
        values.clear()
    }

    /// Lists the positions after a given one whose rows contain a column.
    mutating func listRows(of column: Int32, after position: Int32, _ rows: borrowing RowMatrix) {
        for place in rows.places(Int(column)) {
            let slot = factoredSlots[Int32(count) + rows.rowsOfColumns[place]]
            if slot >= 0, slotStates[slot].position > position { ascending.insert(slotStates[slot].position) }
        }
    }

    @inline(__always)
    private mutating func applyEtasBackwards(_ values: inout SparseVector) {
        var number = maskCount
        while number > 0 {
            number &-= 1
            applyEtasBackwards(number, &values)
        }
    }

    /// Applies 64 of the etas, as far as they contain slots that change.
    private mutating func applyEtasBackwards(_ number: Int, _ values: inout SparseVector) {
        let (masks, etas) = masks(number)
        var pending: UInt64 = 0
        for place in 0..<values.indices.count {
            let mask = masks[Int(values.indices[place])]
            pending |= mask.of | mask.at
        }
        while pending != 0 {
            let eta = 63 - pending.leadingZeroBitCount
            pending &= ~(1 << UInt64(eta))
            let record = etas[eta]
            let slot = record.slot
            work += record.entries.count
            let sum = record.value(values.values, etaEntries)
            if sum == 0, values.values[slot] == 0 { continue }
            values.set(sum / record.pivot, at: slot)
            let mask = masks[Int(slot)]
            pending |= (mask.of | mask.at) & ((1 << UInt64(eta)) &- 1)
        }
    }
}
