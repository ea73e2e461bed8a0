/// The combination of slots for a row: the transposed solve, from columns to slots.
extension Basis {
    /// Computes the combination of slots that equals a combination of columns.
    ///
    /// `columns` is overwritten and cleared.
    mutating func combine(_ columns: inout SparseVector, into result: inout SparseVector, _ rows: borrowing RowMatrix) {
        for place in 0..<columns.indices.count {
            let column = columns.indices[place]
            if !skipsSettled || !columnStates[column].isSettled { descending.insert(columnStates[column].position) }
        }
        passed.removeAll()
        isTraced = true
        // Each column is cleared as it is passed, so it need not be listed.
        let (weights, factors, kernelStart, kernelEnd) = (columns.values, factors, kernelStart, kernelEnd)
        var steps = 0
        while let position = descending.next() {
            steps &+= 8
            if position >= kernelStart, position < kernelEnd {
                isTraced = false
                combineKernel(from: position, weights, into: &result)
                continue
            }
            let factor = factors[position]
            let weight = weights[factor.column]
            weights[factor.column] = 0
            if weight == 0 {
                isTraced = false
                continue
            }
            if skipsSettled { passed.append(factor.column) }
            let share = factor.quotient(weight)
            result.add(share, at: factor.slot)
            let entity = Int(factor.entity)
            if entity >= count { subtract(entity &- count, times: share, except: factor.column, from: weights, rows) }
        }
        work += steps
        columns.clear()
        applyEtasForwards(&result)
    }

    /// Subtracts a multiple of a row from the columns except its own, and lists the changed ones.
    @inline(never)
    private mutating func subtract(
        _ row: Int, times share: Double, except column: Int32, from weights: Buffer<Double>,
        _ rows: borrowing RowMatrix
    ) {
        let (entries, coefficients, columnStates, skipsSettled) = (
            rows.columns, rows.coefficients, columnStates, skipsSettled
        )
        let least = leastShare
        var entry = Int(rows.starts[row])
        let last = Int(rows.starts[row &+ 1])
        while entry < last {
            let other = entries[entry]
            if other != column {
                let state = columnStates[other]
                if !(skipsSettled && state.isSettled) {
                    weights[other].add(-share * coefficients[entry], clearingBelow: least)
                    descending.insertLater(state.position)
                }
            }
            entry &+= 1
        }
    }

    @inline(__always)
    private mutating func applyEtasForwards(_ result: inout SparseVector) {
        for number in 0..<maskCount { applyEtasForwards(number, &result) }
    }

    /// Applies 64 of the etas, as far as slots of the combination were replaced.
    private mutating func applyEtasForwards(_ number: Int, _ result: inout SparseVector) {
        let ((masks, etas), etaEntries) = (masks(number), etaEntries)
        var pending: UInt64 = 0
        for place in 0..<result.indices.count { pending |= masks[Int(result.indices[place])].at }
        while pending != 0 {
            let eta = pending.trailingZeroBitCount
            pending &= pending - 1
            let record = etas[eta]
            let slot = record.slot
            work += record.entries.count
            let value = result.values[slot]
            if value == 0 {
                isTraced = false
                continue
            }
            let factor = value / record.pivot
            result.set(factor, at: slot)
            let later: UInt64 = ~((2 << UInt64(eta)) &- 1)
            var place = record.start
            while place < record.end {
                let entry = etaEntries[place]
                result.add(-factor * entry.value, at: entry.slot, clearingBelow: leastShare)
                pending |= masks[Int(entry.slot)].at & later
                place &+= 1
            }
        }
    }
}
