/// Solves with what is left between the peeled rows and columns.
///
/// The rows of the kernel are decided in the order of its steps, so that is where they stand among the positions; its columns, which
/// `combine` meets from the other end, stand there the other way round.
extension Basis {
    /// The elimination of what is left between the peeled rows; only where there is anything.
    var kernel: Elimination {
        _read { yield kernelPlace.unsafelyUnwrapped.pointee.elimination }
        nonmutating _modify { yield &kernelPlace.unsafelyUnwrapped.pointee.elimination }
    }

    /// What the kernel costs in a solve that goes through all of it.
    var kernelWork: Int { kernelPlace != nil ? kernel.operations.count + kernel.columns.count : 0 }

    // MARK: Making

    /// Makes an empty kernel of so many rows and columns.
    mutating func makeKernel(size: Int) {
        let place = kernelPlace ?? .allocate(capacity: 1)
        if kernelPlace != nil { deinitializeKernel(place) }
        place.initialize(to: Kernel(size: size))
        kernelPlace = place
    }

    /// Finds out what steps of the kernel reach, and gives its rows and columns the positions of their steps.
    mutating func indexKernel() {
        guard let place = kernelPlace else { return }
        place.pointee.index()
        let steps = place.pointee.steps
        for step in 0..<steps.rows.count {
            columnStates[column(of: step, steps)].position = Int32(kernelEnd - 1 - step)
            slotStates[slot(of: steps.rows[step])].position = Int32(kernelStart + step)
        }
        work += kernelWork
    }

    @inline(__always)
    private func slot(of row: Int32) -> Int32 { factors[kernelStart &+ Int(row)].slot }

    @inline(__always)
    private func column(at place: Int32) -> Int32 { factors[kernelStart &+ Int(place)].column }

    @inline(__always)
    private func column(of step: Int, _ steps: KernelSteps) -> Int32 { column(at: steps.columns[step]) }

    /// Gives the memory of the kernel back.
    mutating func deallocateKernel() {
        guard let place = kernelPlace else { return }
        deinitializeKernel(place)
        place.deallocate()
        kernelPlace = nil
    }

    private func deinitializeKernel(_ place: UnsafeMutablePointer<Kernel>) {
        place.pointee.deallocate()
        place.deinitialize(count: 1)
    }

    // MARK: From the columns to the slots

    /// Goes through the columns of the kernel that are listed, from the first on; columns before it that its rows have are listed.
    mutating func combineKernel(from first: Int32, _ weights: Buffer<Double>, into result: inout SparseVector) {
        guard let place = kernelPlace else { return }
        let steps = place.pointee.steps
        var next: Int32? = first
        while let position = next, Int(position) >= kernelStart {
            let step = kernelEnd - 1 - Int(position)
            if step < steps.rows.count { takeColumn(of: step, weights, steps, &place.pointee) }
            next = descending.next()
        }
        if let next { descending.insert(next) }
        while let step = place.pointee.takeLast() {
            takeRow(of: step, weights, into: &result, steps, &place.pointee)
        }
        place.pointee.finish()
    }

    /// Finds what a row has to give for the column it defines, and lists the other columns that it has.
    @inline(__always)
    private mutating func takeColumn(
        of step: Int, _ weights: Buffer<Double>, _ steps: KernelSteps, _ kernel: inout Kernel
    ) {
        let (row, own) = (steps.rows[step], steps.columns[step])
        let share = weights[column(at: own)] / steps.pivots[step]
        weights[column(at: own)] = 0
        work += 8
        if share == 0 { return }
        steps.values[row] = share
        kernel.touched.append(row)
        kernel.list(step)
        let entries = steps.entries(of: row)
        work += entries.count
        for entry in entries where steps.entries[entry] != own {
            let other = column(at: steps.entries[entry])
            weights[other] += -share * steps.coefficients[entry]
            descending.insertLater(columnStates[other].position)
        }
    }

    /// Takes from a row what was done to others with it, and lists what it has of columns before the kernel.
    @inline(__always)
    private mutating func takeRow(
        of step: Int, _ weights: Buffer<Double>, into result: inout SparseVector, _ steps: KernelSteps,
        _ kernel: inout Kernel
    ) {
        let row = steps.rows[step]
        let operations = steps.operations(of: step)
        let old = steps.values[row]
        var share = old
        var index = operations.upperBound
        while index > operations.lowerBound {
            index &-= 1
            share -= steps.operations[index].factor * steps.values[steps.operations[index].target]
        }
        work += 8 + operations.count
        steps.values[row] = share
        if share == 0 { return }
        if old == 0 { kernel.touched.append(row) }
        let done = steps.operations(on: row)
        for index in 0..<done.count {
            kernel.listBefore(steps.stepOfRow[steps.operations[done[index]].source])
        }
        result.add(share, at: slot(of: row))
        let outer = steps.outer(of: row)
        for index in outer {
            let entry = steps.outer[index]
            weights[entry.column] += -share * entry.coefficient
            descending.insert(columnStates[entry.column].position)
        }
        work += done.count + outer.count
    }

    // MARK: From the slots to the columns

    /// The columns of the kernel, from values of all slots and the columns before.
    mutating func solveKernel(_ values: Buffer<Double>, into columns: Buffer<Double>) {
        guard let steps = kernelPlace?.pointee.steps else { return }
        for row in 0..<Int32(steps.values.count) { steps.values[row] = values[slot(of: row)] }
        for index in 0..<steps.outer.count {
            let entry = steps.outer[index]
            steps.values[entry.row] -= entry.coefficient * columns[entry.column]
        }
        for index in 0..<steps.operations.count {
            let operation = steps.operations[index]
            steps.values[operation.target] -= operation.factor * steps.values[operation.source]
        }
        for step in (0..<steps.rows.count).reversed() {
            columns[column(of: step, steps)] = definedColumn(by: step, columns, steps)
        }
        steps.values.fill(0)
    }

    /// The value of the column that a step defines.
    @inline(__always)
    private func definedColumn(by step: Int, _ columns: Buffer<Double>, _ steps: KernelSteps) -> Double {
        let (row, own) = (steps.rows[step], steps.columns[step])
        var sum = steps.values[row]
        for entry in steps.entries(of: row) where steps.entries[entry] != own {
            sum -= steps.coefficients[entry] * columns[column(at: steps.entries[entry])]
        }
        return sum / steps.pivots[step]
    }

    /// The changes of the columns of the kernel, from the first row that is listed on; rows behind it that have them are listed.
    mutating func solveKernel(
        from first: Int32, _ values: Buffer<Double>, into columns: inout SparseVector, _ rows: borrowing RowMatrix
    ) {
        guard let place = kernelPlace else { return }
        let steps = place.pointee.steps
        var next: Int32? = first
        while let position = next, Int(position) < kernelEnd {
            let step = Int(position) - kernelStart
            if step < steps.rows.count { solveRow(of: step, values, columns.values, steps, &place.pointee) }
            next = ascending.next()
        }
        if let next { ascending.insert(next) }
        while let step = place.pointee.takeLast() {
            let value = definedColumn(by: step, columns.values, steps)
            work += 8 + steps.entries(of: steps.rows[step]).count
            if value == 0 { continue }
            let column = column(of: step, steps)
            columns.set(value, at: column)
            listRows(of: column, after: Int32(kernelEnd) - 1, rows)
            let mentions = steps.mentions(of: step)
            for index in 0..<mentions.count { place.pointee.listBefore(mentions[index]) }
            work += mentions.count
        }
        place.pointee.finish()
    }

    /// Finds the right side of a row after what was done to it, and lists the rows that it is taken from.
    @inline(__always)
    private mutating func solveRow(
        of step: Int, _ values: Buffer<Double>, _ columns: Buffer<Double>, _ steps: KernelSteps,
        _ kernel: inout Kernel
    ) {
        let row = steps.rows[step]
        var side = values[slot(of: row)]
        let outer = steps.outer(of: row)
        for index in outer { side -= steps.outer[index].coefficient * columns[steps.outer[index].column] }
        let done = steps.operations(on: row)
        for index in 0..<done.count {
            let operation = steps.operations[done[index]]
            side -= operation.factor * steps.values[operation.source]
        }
        work += 8 + outer.count + done.count
        if side == 0 { return }
        steps.values[row] = side
        kernel.touched.append(row)
        kernel.list(step)
        let operations = steps.operations(of: step)
        for index in operations {
            let target = steps.stepOfRow[steps.operations[index].target]
            ascending.insertLater(Int32(truncatingIfNeeded: kernelStart) &+ target)
        }
        work += operations.count
    }
}
