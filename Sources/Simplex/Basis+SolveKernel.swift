/// The solve from slots to columns through the kernel.
extension Basis {
    /// Computes the columns of the kernel from values of all slots and from the earlier columns.
    mutating func solveKernel(_ values: Buffer<Double>, into columns: Buffer<Double>) {
        guard let place = kernelPlace else { return }
        let steps = place.pointee.steps
        steps.takeSides(from: 0, values, columns)
        steps.defineColumns(columns)
        place.pointee.finishAll()
    }

    /// Computes the changes of the kernel's columns, from the first listed row on.
    ///
    /// Lists later rows that contain them.
    mutating func solveKernel(
        from first: Int32, _ values: Buffer<Double>, into columns: inout SparseVector, _ rows: borrowing RowMatrix
    ) {
        guard let place = kernelPlace else { return }
        let steps = place.pointee.steps
        var next: Int32? = first
        while let position = next, Int(position) < kernelEnd {
            let step = Int(position) - kernelStart
            if place.pointee.countStep() {
                return solveAll(from: step, values, into: &columns, rows, steps, &place.pointee)
            }
            if step < steps.count { solveRow(of: step, values, columns.values, steps, &place.pointee) }
            next = ascending.next()
        }
        if let next { ascending.insert(next) }
        place.pointee.goBack()
        while let step = place.pointee.takeLast() {
            if !defineColumn(of: step, into: &columns, rows, steps) { continue }
            let mentions = steps.mentions(of: step)
            for index in 0..<mentions.count { place.pointee.listBefore(mentions[index]) }
            work += mentions.count
        }
        place.pointee.finish()
    }

    /// Computes the right-hand side of a row after its operations, and lists the rows from which the row is subtracted.
    @inline(__always)
    private mutating func solveRow(
        of step: Int, _ values: Buffer<Double>, _ columns: Buffer<Double>, _ steps: KernelSteps,
        _ kernel: inout Kernel
    ) {
        var side = values[steps.slots[step]]
        let outer = steps.outer(of: step)
        for index in outer { side -= steps.outer[index].coefficient * columns[steps.outer[index].column] }
        let done = steps.operations(on: step)
        for index in 0..<done.count {
            let operation = steps.operations[done[index]]
            side -= operation.factor * steps.values[operation.source]
        }
        work += 8 + outer.count + done.count
        if side == 0 { return }
        steps.values[step] = side
        kernel.touched.append(Int32(truncatingIfNeeded: step))
        kernel.list(step)
        let operations = steps.operations(of: step)
        for index in operations {
            ascending.insertLater(Int32(truncatingIfNeeded: kernelStart) &+ steps.operations[index].target)
        }
        work += operations.count
    }

    /// Sets the change of the column that a step defines, and lists later rows that contain it.
    ///
    /// Returns whether it changes.
    @inline(__always)
    private mutating func defineColumn(
        of step: Int, into columns: inout SparseVector, _ rows: borrowing RowMatrix, _ steps: KernelSteps
    ) -> Bool {
        let value = steps.definedColumn(by: step, columns.values)
        work += 8 + steps.entries(of: step).count
        if value == 0 { return false }
        let column = steps.columns[step]
        columns.set(value, at: column)
        listRows(of: column, after: Int32(kernelEnd) - 1, rows)
        return true
    }

    /// Visits all rows from a step on, listed or not, and then all columns.
    @inline(never)
    private mutating func solveAll(
        from step: Int, _ values: Buffer<Double>, into columns: inout SparseVector, _ rows: borrowing RowMatrix,
        _ steps: KernelSteps, _ kernel: inout Kernel
    ) {
        ascending.removeAll(through: Int32(kernelEnd) - 1)
        steps.takeSides(from: step, values, columns.values)
        for step in (0..<steps.count).reversed() { _ = defineColumn(of: step, into: &columns, rows, steps) }
        work += kernelWork
        kernel.finishAll()
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
