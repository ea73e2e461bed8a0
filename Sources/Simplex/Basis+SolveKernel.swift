/// The solve from slots to columns through the kernel.
extension Basis {
    /// Computes the columns of the kernel from values of all slots and from the earlier columns.
    func solveKernel(_ values: Buffer<Double>, into columns: Buffer<Double>) {
        guard let steps = kernelPlace?.pointee.steps else { return }
        steps.takeSides(from: 0, values, columns)
        steps.defineColumns(columns)
        steps.values.fill(0)
    }

    /// Computes the changes of the kernel's columns, from the row at a position on.
    ///
    /// Lists later rows that contain them.
    mutating func solveKernel(
        from first: Int32, _ values: Buffer<Double>, into columns: inout SparseVector, _ rows: borrowing RowMatrix
    ) {
        guard let steps = kernelPlace?.pointee.steps else { return }
        ascending.removeAll(through: Int32(kernelEnd) - 1)
        steps.takeSides(from: Int(first) - kernelStart, values, columns.values)
        for step in (0..<steps.count).reversed() {
            let value = steps.definedColumn(by: step, columns.values)
            if value == 0 { continue }
            columns.set(value, at: steps.columns[step])
            listRows(of: steps.columns[step], after: Int32(kernelEnd) - 1, rows)
        }
        work += kernelWork
        steps.values.fill(0)
    }
}

extension KernelSteps {
    /// Computes the right-hand side of each row from a step on, after its operations.
    ///
    /// Earlier rows have theirs.
    fileprivate func takeSides(from first: Int, _ slotValues: Buffer<Double>, _ columnValues: Buffer<Double>) {
        let (outer, operations, values, slots) = (outer, operations, values, slots)
        var step = first
        while step < count {
            values[step] = slotValues[slots[step]]
            step &+= 1
        }
        var index = self.outer(of: first).lowerBound
        while index < outer.count {
            values[outer[index].row] -= outer[index].coefficient * columnValues[outer[index].column]
            index &+= 1
        }
        index = 0
        while index < operations.count {
            let operation = operations[index]
            if operation.target >= first { values[operation.target] -= operation.factor * values[operation.source] }
            index &+= 1
        }
    }

    /// Computes the columns that the steps define, in reverse order.
    fileprivate func defineColumns(_ columnValues: Buffer<Double>) {
        var step = count &- 1
        while step >= 0 {
            columnValues[columns[step]] = definedColumn(by: step, columnValues)
            step &-= 1
        }
    }

    /// Returns the value of the column that a step defines.
    @inline(__always)
    fileprivate func definedColumn(by step: Int, _ columnValues: Buffer<Double>) -> Double {
        let (entries, places) = (entries, self.entries(of: step))
        var (sum, place) = (values[step], places.lowerBound)
        while place < places.upperBound {
            sum -= entries[place].coefficient * columnValues[entries[place].column]
            place &+= 1
        }
        return sum / pivots[step]
    }
}
