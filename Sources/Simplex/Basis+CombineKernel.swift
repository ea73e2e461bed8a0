/// The transposed solve through the kernel.
extension Basis {
    /// Visits the columns of the kernel, from the one at a position on.
    ///
    /// Lists columns before it that its rows contain.
    mutating func combineKernel(from first: Int32, _ weights: Buffer<Double>, into result: inout SparseVector) {
        guard let steps = kernelPlace?.pointee.steps else { return }
        descending.removeAll(through: Int32(kernelStart))
        steps.takeColumns(from: kernelEnd - 1 - Int(first), weights, clearingBelow: leastShare)
        steps.takeBackOperations(clearingBelow: leastShare)
        for step in (0..<steps.count).reversed() where steps.values[step] != 0 {
            giveRow(of: step, steps.values[step], weights, into: &result, steps)
        }
        work += kernelWork
        steps.values.fill(0)
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
