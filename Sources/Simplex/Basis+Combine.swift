/// From the columns to the slots: what combination of the held rows a row is.
extension Basis {
    /// The combination of slots that equals a combination of columns.
    ///
    /// `columns` is used up and cleared.
    mutating func combine(_ columns: inout SparseVector, into result: inout SparseVector, _ rows: borrowing RowMatrix) {
        for place in 0..<columns.indices.count {
            let column = columns.indices[place]
            if !skipsSettled || !isSettled[column] { listBackwards(positionOfColumn[column]) }
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
            let column = columnAt[position]
            let weight = columns.values[column]
            if weight == 0 {
                isTraced = false
                continue
            }
            if skipsSettled { passed.append(column) }
            let slot = slotAt[position]
            let factor = weight / pivotAt[position]
            result.add(factor, at: slot)
            let entity = Int(factoredEntities[slot])
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
            if value == 0 {
                isTraced = false
                continue
            }
            let factor = value / etaPivots[eta]
            result.set(factor, at: slot)
            for entry in Int(etaStarts[eta])..<Int(etaStarts[eta + 1]) {
                let other = etaIndices[entry]
                result.add(-factor * etaValues[entry], at: other)
                pending |= etasAtSlot[other] & ~((2 << UInt64(eta)) &- 1)
            }
        }
    }
}
