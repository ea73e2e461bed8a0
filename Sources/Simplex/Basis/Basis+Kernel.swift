/// The kernel between the peeled rows and columns.
///
/// The rows of the kernel have positions in the order of its steps. Its columns have positions in the reverse order, because `combine`
/// visits them from the other end.
extension Basis {
    /// The elimination of the kernel, which must exist.
    var kernel: Elimination {
        _read { yield kernelPlace.unsafelyUnwrapped.pointee.elimination }
        _modify { yield &kernelPlace.unsafelyUnwrapped.pointee.elimination }
    }

    /// The cost of the kernel in a solve that visits all of it.
    var kernelWork: Int { kernelPlace != nil ? kernel.operations.count + kernel.columns.count : 0 }

    // MARK: Making

    /// Creates an empty kernel of a number of rows and columns.
    mutating func makeKernel(size: Int) {
        let place = kernelPlace ?? .allocate(capacity: 1)
        if kernelPlace != nil { place.deinitialize(count: 1) }
        place.initialize(to: Kernel(size: size))
        kernelPlace = place
    }

    /// Arranges the kernel's steps, and gives its rows and columns the positions of their steps.
    mutating func indexKernel() {
        guard let place = kernelPlace else { return }
        let first = UnsafeMutableRawPointer(factors.base + kernelStart)
        place.pointee.index(Buffer(at: first, count: Int32(kernelEnd - kernelStart)))
        let steps = place.pointee.steps
        for step in 0..<steps.count {
            columnStates[steps.columns[step]].position = Int32(kernelEnd - 1 - step)
            slotStates[steps.slots[step]].position = Int32(kernelStart + step)
        }
        work += kernelWork
    }

    // MARK: Solving

    /// Computes the columns of the kernel from values of all slots and from the earlier columns.
    func solveKernel(_ values: Buffer<Double>, into columns: Buffer<Double>) {
        guard let steps = kernelPlace?.pointee.steps else { return }
        steps.takeSides(from: 0, values, columns, clearingBelow: 0)
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
        steps.takeSides(from: Int(first) - kernelStart, values, columns.values, clearingBelow: leastShare)
        for step in (0..<steps.count).reversed() {
            let value = steps.definedColumn(by: step, columns.values, clearingBelow: leastShare)
            if value == 0 { continue }
            columns.set(value, at: steps.columns[step])
            listRows(of: steps.columns[step], after: Int32(kernelEnd) - 1, rows)
        }
        work += kernelWork
        steps.values.fill(0)
    }

    // MARK: Combining

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

/// Passes over all steps from one on.
extension KernelSteps {
    /// Computes the right-hand side of each row from a step on, after its operations.
    ///
    /// Earlier rows have theirs.
    fileprivate func takeSides(
        from first: Int, _ slotValues: Buffer<Double>, _ columnValues: Buffer<Double>, clearingBelow least: Double
    ) {
        let (outer, operations, values, slots) = (outer, operations, values, slots)
        var step = first
        while step < count {
            values[step] = slotValues[slots[step]]
            step &+= 1
        }
        var index = self.outer(of: first).lowerBound
        while index < outer.count {
            let part = -outer[index].coefficient * columnValues[outer[index].column]
            values[outer[index].row].add(part, clearingBelow: least)
            index &+= 1
        }
        index = 0
        while index < operations.count {
            let operation = operations[index]
            if operation.target >= first {
                values[operation.target].add(-operation.factor * values[operation.source], clearingBelow: least)
            }
            index &+= 1
        }
    }

    /// Computes the columns that the steps define, in reverse order.
    fileprivate func defineColumns(_ columnValues: Buffer<Double>) {
        var step = count &- 1
        while step >= 0 {
            columnValues[columns[step]] = definedColumn(by: step, columnValues, clearingBelow: 0)
            step &-= 1
        }
    }

    /// Returns the value of the column that a step defines.
    @inline(__always)
    fileprivate func definedColumn(
        by step: Int, _ columnValues: Buffer<Double>, clearingBelow least: Double
    ) -> Double {
        let (entries, places) = (entries, self.entries(of: step))
        var (sum, place) = (values[step], places.lowerBound)
        while place < places.upperBound {
            sum.add(-entries[place].coefficient * columnValues[entries[place].column], clearingBelow: least)
            place &+= 1
        }
        return sum / pivots[step]
    }

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
