/// From the columns to the slots: what combination of the held rows a row is.
extension Basis {
    /// The combination of slots that equals a combination of columns.
    ///
    /// `columns` is used up and cleared.
    mutating func combine(_ columns: inout SparseVector, into result: inout SparseVector, _ rows: borrowing RowMatrix) {
        for place in 0..<columns.indices.count {
            let column = columns.indices[place]
            if !skipsSettled || !columnStates[column].isSettled { listBackwards(columnStates[column].position) }
        }
        passed.removeAll()
        isTraced = true
        // What is reached on the way is cleared when it is passed, so that it need not be listed.
        let (weights, factors, kernelStart, kernelEnd) = (columns.values, factors, kernelStart, kernelEnd)
        var steps = 0
        while let position = descending.next() {
            steps &+= 8
            if position >= kernelStart, position < kernelEnd {
                steps &+= kernelWork
                isTraced = false
                combineKernel(weights, into: &result)
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

    @inline(__always)
    private mutating func listBackwards(_ position: Int32) {
        descending.insert(position >= kernelStart && position < kernelEnd ? Int32(kernelStart) : position)
    }

    /// Takes a share of a row from the columns but for its own, which is passed, and lists those.
    @inline(never)
    private mutating func subtract(
        _ row: Int, times share: Double, except column: Int32, from weights: Buffer<Double>,
        _ rows: borrowing RowMatrix
    ) {
        let (entries, coefficients, columnStates, skipsSettled) = (
            rows.columns, rows.coefficients, columnStates, skipsSettled
        )
        let (start, end) = (Int32(truncatingIfNeeded: kernelStart), Int32(truncatingIfNeeded: kernelEnd))
        var entry = Int(rows.starts[row])
        let last = Int(rows.starts[row &+ 1])
        while entry < last {
            let other = entries[entry]
            if other != column {
                let state = columnStates[other]
                if !(skipsSettled && state.isSettled) {
                    weights[other] += -share * coefficients[entry]
                    let position = state.position
                    descending.insertLater(position >= start && position < end ? start : position)
                }
            }
            entry &+= 1
        }
    }

    private mutating func combineKernel(_ weights: Buffer<Double>, into result: inout SparseVector) {
        combinePivots(weights)
        let (operations, shares) = (kernel.operations, kernelValues)
        var index = operations.count &- 1
        while index >= 0 {
            let operation = operations[index]
            shares[operation.source] -= operation.factor * shares[operation.target]
            index &-= 1
        }
        let (factors, outerEntries) = (factors, outerEntries)
        for position in kernelStart..<kernelEnd {
            let share = shares[position &- kernelStart]
            weights[factors[position].column] = 0
            if share != 0 { result.add(share, at: factors[position].slot) }
        }
        for index in 0..<outerEntries.count {
            let entry = outerEntries[index]
            let share = shares[entry.row]
            if share == 0 { continue }
            weights[entry.column] += -share * entry.coefficient
            listBackwards(columnStates[entry.column].position)
        }
    }

    /// Finds the share of each row of the kernel, as it is after its elimination.
    private mutating func combinePivots(_ weights: Buffer<Double>) {
        let (pivotRows, pivotColumns, pivots) = (kernel.pivotRows, kernel.pivotColumns, kernel.pivotCoefficients)
        let (starts, counts, entries, coefficients) = (
            kernel.starts, kernel.counts, kernel.columns, kernel.coefficients
        )
        let (factors, shares, first) = (factors, kernelValues, kernelStart)
        for pivot in 0..<pivotRows.count {
            let (row, own) = (pivotRows[pivot], pivotColumns[pivot])
            let share = weights[factors[first &+ Int(own)].column] / pivots[pivot]
            shares[row] = share
            if share == 0 { continue }
            var entry = Int(starts[row])
            let end = entry &+ Int(counts[row])
            while entry < end {
                let place = entries[entry]
                if place != own { weights[factors[first &+ Int(place)].column] += -share * coefficients[entry] }
                entry &+= 1
            }
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
                result.add(-factor * entry.value, at: entry.slot)
                pending |= masks[Int(entry.slot)].at & later
                place &+= 1
            }
        }
    }
}
