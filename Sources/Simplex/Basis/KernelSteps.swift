/// The steps of a kernel's elimination in memory with fixed addresses.
///
/// A row of the kernel has the number of the step that takes it. The data of consecutive steps are adjacent, with the slots and columns of
/// the basis. So a solve that visits all steps reads memory in order.
struct KernelSteps {
    /// The number of steps.
    private(set) var count = 0
    /// The slot of each step's row, the column that it defines, and the coefficient of that column.
    private(set) var slots = Buffer<Int32>()
    private(set) var columns = Buffer<Int32>()
    private(set) var pivots = Buffer<Double>()
    /// The columns of later steps in each row, and their coefficients.
    private(set) var entries = Buffer<Entry>()
    /// The row operations, by numbers of steps.
    private(set) var operations = Buffer<Elimination.Operation>()
    /// The entries of rows in columns before the kernel.
    private(set) var outer = Buffer<Kernel.Outer>()
    /// One number per row; zero between solves.
    private(set) var values = Buffer<Double>()

    private var entryStarts = Buffer<Int32>()
    private var outerStarts = Buffer<Int32>()

    /// An entry of a row in a column of the basis.
    struct Entry {
        var coefficient: Double
        var column: Int32
    }

    /// Creates an empty value.
    init() {}

    /// Creates the steps of a finished elimination; `factors` are the slots of its rows and the columns of its columns.
    init(
        _ elimination: borrowing Elimination, _ outer: Buffer<Kernel.Outer>, _ factors: Buffer<Basis.Factor>,
        in arena: inout Arena
    ) {
        let size = elimination.rowCount
        count = elimination.pivotRows.count
        pivots = elimination.pivotCoefficients
        values = Buffer(zeros: size, in: &arena)
        slots = Buffer(unwritten: count, in: &arena)
        columns = Buffer(unwritten: count, in: &arena)
        for step in 0..<count {
            slots[step] = factors[Int(elimination.pivotRows[step])].slot
            columns[step] = factors[Int(elimination.pivotColumns[step])].column
        }
        copyEntries(elimination, factors, in: &arena)
        let steps = stepsOfRows(elimination, in: &arena)
        copyOperations(elimination.operations, steps, in: &arena)
        copyOuter(outer, steps, in: &arena)
    }

    /// Returns the step of each row.
    ///
    /// If the elimination was given up, rows without a step follow the others.
    private func stepsOfRows(_ elimination: borrowing Elimination, in arena: inout Arena) -> Buffer<Int32> {
        let steps = Buffer<Int32>(repeating: -1, count: values.count, in: &arena)
        for step in 0..<count { steps[elimination.pivotRows[step]] = Int32(step) }
        var next = Int32(count)
        for row in 0..<steps.count where steps[row] < 0 {
            steps[row] = next
            next += 1
        }
        return steps
    }

    private mutating func copyEntries(
        _ elimination: borrowing Elimination, _ factors: Buffer<Basis.Factor>, in arena: inout Arena
    ) {
        entryStarts = Buffer(capacity: count + 1, in: &arena)
        entries = Buffer(capacity: elimination.columns.count, in: &arena)
        for step in 0..<count {
            entryStarts.append(Int32(entries.count))
            for place in elimination.entries(elimination.pivotRows[step]) {
                let column = elimination.columns[place]
                if column == elimination.pivotColumns[step] { continue }
                entries.append(
                    Entry(coefficient: elimination.coefficients[place], column: factors[Int(column)].column))
            }
        }
        entryStarts.append(Int32(entries.count))
    }

    private mutating func copyOperations(
        _ operations: Buffer<Elimination.Operation>, _ steps: Buffer<Int32>, in arena: inout Arena
    ) {
        let copy = Buffer<Elimination.Operation>(unwritten: operations.count, in: &arena)
        for index in 0..<operations.count {
            let operation = operations[index]
            copy[index] = Elimination.Operation(
                target: steps[operation.target], source: steps[operation.source], factor: operation.factor)
        }
        self.operations = copy
    }

    private mutating func copyOuter(_ outer: Buffer<Kernel.Outer>, _ steps: Buffer<Int32>, in arena: inout Arena) {
        outerStarts = Buffer(zeros: values.count + 1, in: &arena)
        for index in 0..<outer.count { outerStarts[steps[outer[index].row] + 1] += 1 }
        for row in 0..<values.count { outerStarts[row + 1] += outerStarts[row] }
        let copy = Buffer<Kernel.Outer>(unwritten: outer.count, in: &arena)
        let next = Buffer(outerStarts, in: &arena)
        for index in 0..<outer.count {
            let row = steps[outer[index].row]
            copy[next[row]] = Kernel.Outer(
                coefficient: outer[index].coefficient, row: row, column: outer[index].column)
            next[row] += 1
        }
        self.outer = copy
    }

    /// Returns the indices of the entries of a step's row.
    @inline(__always)
    func entries(of step: Int) -> Range<Int> { entryStarts.range(step) }

    /// Returns the indices of the entries of a step's row in earlier columns.
    @inline(__always)
    func outer(of step: Int) -> Range<Int> { outerStarts.range(step) }
}

extension Buffer<Int32> {
    /// Returns the range from one start to the next.
    @inline(__always)
    fileprivate func range(_ index: Int) -> Range<Int> {
        Range(uncheckedBounds: (Int(self[index]), Int(self[index &+ 1])))
    }
}
