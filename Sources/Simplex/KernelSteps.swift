/// The steps of a kernel's elimination and what they reach, at hand: where this memory begins does not change any more.
struct KernelSteps {
    /// The row of each step, the column it defines, and the coefficient of that in it.
    private(set) var rows = Buffer<Int32>()
    private(set) var columns = Buffer<Int32>()
    private(set) var pivots = Buffer<Double>()
    /// The columns in all rows, and their coefficients.
    private(set) var entries = Buffer<Int32>()
    private(set) var coefficients = Buffer<Double>()
    private(set) var operations = Buffer<Elimination.Operation>()
    /// What rows have of columns before the kernel.
    private(set) var outer = Buffer<Kernel.Outer>()
    /// The step of each row; the last there could be where the elimination was given up before.
    private(set) var stepOfRow = Buffer<Int32>()
    /// A number a row; zeros between solves.
    private(set) var values = Buffer<Double>()

    private var starts = Buffer<Int32>()
    private var counts = Buffer<Int32>()
    private var operationStarts = Buffer<Int32>()
    private var outerStarts = Buffer<Int32>()
    private var operationsOnRows = IndexLists()
    private var mentions = IndexLists()

    /// No steps.
    init() {}

    /// The steps of an elimination that has run; `outer` is in the order of rows.
    init(_ elimination: borrowing Elimination, _ outer: Buffer<Kernel.Outer>, in arena: inout Arena) {
        let size = elimination.rowCount
        (rows, columns, pivots) = (elimination.pivotRows, elimination.pivotColumns, elimination.pivotCoefficients)
        (entries, coefficients) = (elimination.columns, elimination.coefficients)
        (starts, counts) = (elimination.starts, elimination.counts)
        (operations, self.outer) = (elimination.operations, outer)
        values = Buffer(zeros: size, in: &arena)
        stepOfRow = Buffer(repeating: Int32(size) - 1, count: size, in: &arena)
        for step in 0..<rows.count { stepOfRow[rows[step]] = Int32(step) }
        let (operations, stepOfRow) = (operations, stepOfRow)
        operationStarts = Buffer(keys: rows.count, count: operations.count, in: &arena) {
            stepOfRow[operations[$0].source]
        }
        outerStarts = Buffer(keys: size, count: outer.count, in: &arena) { outer[$0].row }
        operationsOnRows = IndexLists(keyCount: size, count: operations.count, in: &arena) { operations[$0].target }
        mentions = mentions(elimination.positions, in: &arena)
    }

    private func mentions(_ stepOfColumn: Buffer<Int32>, in arena: inout Arena) -> IndexLists {
        var mentioning = Buffer<Int32>(capacity: entries.count, in: &arena)
        var mentioned = Buffer<Int32>(capacity: entries.count, in: &arena)
        for step in 0..<rows.count {
            for entry in entries(of: rows[step]) where entries[entry] != columns[step] {
                let later = stepOfColumn[entries[entry]]
                if later < 0 { continue }
                mentioning.append(Int32(step))
                mentioned.append(later)
            }
        }
        return IndexLists(
            keyCount: values.count, count: mentioned.count, in: &arena, key: { mentioned[$0] },
            member: { mentioning[$0] })
    }

    // MARK: What reaches what

    /// The places of a row's entries.
    @inline(__always)
    func entries(of row: Int32) -> Range<Int> {
        let start = Int(starts[row])
        return Range(uncheckedBounds: (start, start &+ Int(counts[row])))
    }

    /// The places of what a row has of columns before.
    @inline(__always)
    func outer(of row: Int32) -> Range<Int> {
        Range(uncheckedBounds: (Int(outerStarts[row]), Int(outerStarts[row + 1])))
    }

    /// The operations of a step: those that take its row from others.
    @inline(__always)
    func operations(of step: Int) -> Range<Int> {
        Range(uncheckedBounds: (Int(operationStarts[step]), Int(operationStarts[step + 1])))
    }

    /// The numbers of the operations on a row, in their order.
    @inline(__always)
    func operations(on row: Int32) -> Buffer<Int32> { operationsOnRows.list(row) }

    /// The steps before one whose rows mention its column.
    @inline(__always)
    func mentions(of step: Int) -> Buffer<Int32> { mentions.list(Int32(truncatingIfNeeded: step)) }
}
