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
        while let position = descending.next() {
            work += 8
            if position >= kernelStart, position < kernelEnd {
                work += kernelWork
                isTraced = false
                combineKernel(&columns, into: &result, rows)
                continue
            }
            let column = factors[position].column
            let weight = columns.values[column]
            if weight == 0 {
                isTraced = false
                continue
            }
            if skipsSettled { passed.append(column) }
            let slot = factors[position].slot
            let factor = weight / factors[position].pivot
            result.add(factor, at: slot)
            let entity = Int(factors[position].entity)
            if entity >= count { subtract(entity - count, times: factor, except: column, from: &columns, rows) }
        }
        columns.clear()
        applyEtasForwards(&result)
    }

    @inline(__always)
    private mutating func listBackwards(_ position: Int32) {
        descending.insert(position >= kernelStart && position < kernelEnd ? Int32(kernelStart) : position)
    }

    private mutating func subtract(
        _ row: Int, times factor: Double, except column: Int32, from columns: inout SparseVector,
        _ rows: borrowing RowMatrix
    ) {
        for entry in rows.entries(row) {
            let other = rows.columns[entry]
            if other == column || (skipsSettled && columnStates[other].isSettled) { continue }
            columns.add(-factor * rows.coefficients[entry], at: other)
            listBackwards(columnStates[other].position)
        }
    }

    private mutating func combineKernel(
        _ columns: inout SparseVector, into result: inout SparseVector, _ rows: borrowing RowMatrix
    ) {
        for pivot in 0..<kernel.pivotRows.count {
            let row = kernel.pivotRows[pivot]
            let own = kernel.pivotColumns[pivot]
            let factor = columns.values[factors[kernelStart + Int(own)].column] / kernel.pivotCoefficients[pivot]
            kernelValues[row] = factor
            if factor == 0 { continue }
            let start = kernel.starts[row]
            for entry in start..<(start + kernel.counts[row]) where kernel.columns[entry] != own {
                columns.add(
                    -factor * kernel.coefficients[entry], at: factors[kernelStart + Int(kernel.columns[entry])].column)
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
            let slot = factors[position].slot
            result.add(factor, at: slot)
            let entity = Int(factors[position].entity)
            if entity < count {
                if columnStates[entity].position < kernelStart {
                    columns.add(-factor, at: Int32(entity))
                    listBackwards(columnStates[entity].position)
                }
                continue
            }
            for entry in rows.entries(entity - count) where columnStates[rows.columns[entry]].position < kernelStart {
                let column = rows.columns[entry]
                columns.add(-factor * rows.coefficients[entry], at: column)
                listBackwards(columnStates[column].position)
            }
        }
    }

    private mutating func applyEtasForwards(_ result: inout SparseVector) {
        var pending: UInt64 = 0
        for place in 0..<result.indices.count { pending |= slotStates[result.indices[place]].etasAt }
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
            for entry in record.entries {
                let other = etaEntries[entry].slot
                result.add(-factor * etaEntries[entry].value, at: other)
                pending |= slotStates[other].etasAt & ~((2 << UInt64(eta)) &- 1)
            }
        }
    }
}
