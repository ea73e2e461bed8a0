/// The transposed solve through the kernel.
extension Basis {
    /// Visits the listed columns of the kernel, from the first on.
    ///
    /// Lists columns before it that its rows contain.
    mutating func combineKernel(from first: Int32, _ weights: Buffer<Double>, into result: inout SparseVector) {
        guard let place = kernelPlace else { return }
        let steps = place.pointee.steps
        var next: Int32? = first
        while let position = next, Int(position) >= kernelStart {
            let step = kernelEnd - 1 - Int(position)
            if place.pointee.countStep() {
                return combineAll(from: step, weights, into: &result, steps, &place.pointee)
            }
            if step < steps.count { takeColumn(of: step, weights, steps, &place.pointee) }
            next = descending.next()
        }
        if let next { descending.insert(next) }
        place.pointee.goBack()
        while let step = place.pointee.takeLast() {
            takeRow(of: step, weights, into: &result, steps, &place.pointee)
        }
        place.pointee.finish()
    }

    /// Computes the share of a row from the column it defines, and lists the other columns that it contains.
    @inline(__always)
    private mutating func takeColumn(
        of step: Int, _ weights: Buffer<Double>, _ steps: KernelSteps, _ kernel: inout Kernel
    ) {
        let own = steps.columns[step]
        let share = weights[own] / steps.pivots[step]
        weights[own] = 0
        work += 8
        if share == 0 { return }
        steps.values[step] = share
        kernel.touched.append(Int32(truncatingIfNeeded: step))
        kernel.list(step)
        let entries = steps.entries(of: step)
        work += entries.count
        for place in entries {
            let entry = steps.entries[place]
            weights[entry.column].add(-share * entry.coefficient, clearingBelow: leastShare)
            descending.insertLater(columnStates[entry.column].position)
        }
    }

    /// Applies the inverse operations to a row's share, and lists the row's columns before the kernel.
    @inline(__always)
    private mutating func takeRow(
        of step: Int, _ weights: Buffer<Double>, into result: inout SparseVector, _ steps: KernelSteps,
        _ kernel: inout Kernel
    ) {
        let operations = steps.operations(of: step)
        let old = steps.values[step]
        var share = old
        var index = operations.upperBound
        while index > operations.lowerBound {
            index &-= 1
            share.add(
                -steps.operations[index].factor * steps.values[steps.operations[index].target],
                clearingBelow: leastShare)
        }
        work += 8 + operations.count
        steps.values[step] = share
        if share == 0 { return }
        if old == 0 { kernel.touched.append(Int32(truncatingIfNeeded: step)) }
        let done = steps.operations(on: step)
        for index in 0..<done.count { kernel.listBefore(steps.operations[done[index]].source) }
        work += done.count
        giveRow(of: step, share, weights, into: &result, steps)
    }

    /// Adds a row's share to its slot, subtracts the row from the columns before the kernel, and lists them.
    @inline(__always)
    private mutating func giveRow(
        of step: Int, _ share: Double, _ weights: Buffer<Double>, into result: inout SparseVector, _ steps: KernelSteps
    ) {
        result.add(share, at: steps.slots[step])
        let outer = steps.outer(of: step)
        for place in outer {
            let entry = steps.outer[place]
            weights[entry.column].add(-share * entry.coefficient, clearingBelow: leastShare)
            descending.insert(columnStates[entry.column].position)
        }
        work += outer.count
    }

    /// Visits all columns from a step on, listed or not, and then all rows.
    @inline(never)
    private mutating func combineAll(
        from step: Int, _ weights: Buffer<Double>, into result: inout SparseVector, _ steps: KernelSteps,
        _ kernel: inout Kernel
    ) {
        descending.removeAll(through: Int32(kernelStart))
        steps.takeColumns(from: step, weights, clearingBelow: leastShare)
        steps.takeBackOperations(clearingBelow: leastShare)
        for step in (0..<steps.count).reversed() where steps.values[step] != 0 {
            giveRow(of: step, steps.values[step], weights, into: &result, steps)
        }
        work += kernelWork
        kernel.finishAll()
    }
}

extension KernelSteps {
    /// Computes the share of each row from a step on, and subtracts it from the other columns.
    fileprivate func takeColumns(from first: Int, _ weights: Buffer<Double>, clearingBelow least: Double) {
        let (columns, pivots, entries, values) = (columns, pivots, entries, values)
        var step = first
        while step < count {
            let share = weights[columns[step]] / pivots[step]
            weights[columns[step]] = 0
            values[step] = share
            if share != 0 {
                let places = self.entries(of: step)
                var place = places.lowerBound
                while place < places.upperBound {
                    weights[entries[place].column].add(-share * entries[place].coefficient, clearingBelow: least)
                    place &+= 1
                }
            }
            step &+= 1
        }
    }

    /// Applies the inverse row operations to the shares, in reverse order.
    fileprivate func takeBackOperations(clearingBelow least: Double) {
        let (operations, values) = (operations, values)
        var index = operations.count &- 1
        while index >= 0 {
            let operation = operations[index]
            values[operation.source].add(-operation.factor * values[operation.target], clearingBelow: least)
            index &-= 1
        }
    }
}
