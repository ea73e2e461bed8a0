/// Equations that are eliminated to find those that follow from others.
struct LeftEquations: ~Copyable {
    var elimination: Elimination
    /// The expressions of the equations.
    var expressions: Buffer<Int32>
    private(set) var constants: Buffer<Double>
    /// The sums of the absolute parts of the equations.
    private var sizes: Buffer<Double>

    /// Creates an empty list, with memory for a number of equations.
    init(columnCount: Int, count: Int, entryCount: Int, in arena: inout Arena) {
        elimination = Elimination(columnCount: columnCount, rowCount: count, entryCount: entryCount, in: &arena)
        expressions = Buffer(capacity: count, in: &arena)
        constants = Buffer(capacity: count, in: &arena)
        sizes = Buffer(capacity: count, in: &arena)
    }

    /// A Boolean value that indicates whether rounding of 32-bit factors affects a decision.
    var isDoubtful: Bool { elimination.isDoubtful }

    /// Adds the equation whose entries were added to the elimination.
    mutating func append(_ expression: Int32, _ constant: Double, size: Double) {
        expressions.append(expression)
        constants.append(constant)
        sizes.append(size)
    }

    /// Runs the elimination.
    ///
    /// Returns false if an equation that follows from others does not hold.
    mutating func decide() -> Bool {
        elimination.run(.complete)
        var largest = 0.0
        for index in 0..<constants.count { largest = max(largest, abs(constants[index])) }
        for index in 0..<elimination.operations.count {
            let operation = elimination.operations[index]
            constants[operation.target] -= operation.factor * constants[operation.source]
            sizes[operation.target] += abs(operation.factor) * sizes[operation.source]
        }
        let rounding = 1e-9 + 1e-12 * largest
        for index in 0..<elimination.dependentRows.count {
            let row = elimination.dependentRows[index]
            if abs(constants[row]) > rounding + Double.cancellation * sizes[row] { return false }
        }
        return true
    }

    /// Removes the columns that the equations determine from a sum over columns.
    ///
    /// Returns the change of the sum's constant, or nil if no coefficient canceled within the rounding of 32-bit factors.
    func reduce(
        _ sum: inout SparseVector, _ sizes: Buffer<Double>, _ worklist: inout Worklist, work: inout Int
    ) -> Double? {
        var (constant, isDoubtful) = (0.0, false)
        for index in 0..<sum.indices.count {
            let column = sum.indices[index]
            sizes[column] = abs(sum.values[column])
            if elimination.positions[column] >= 0 { worklist.insert(elimination.positions[column]) }
        }
        while let position = worklist.next() {
            let (row, column) = (elimination.pivotRows[position], elimination.pivotColumns[position])
            let factor = sum.values[column] / elimination.pivotCoefficients[position]
            if factor == 0 { continue }
            constant -= factor * constants[row]
            work += 8 * Int(elimination.counts[row])
            let start = elimination.starts[row]
            for entry in start..<(start + elimination.counts[row]) {
                let (other, part) = (elimination.columns[entry], factor * elimination.coefficients[entry])
                sizes[other] += abs(part)
                sum.add(-part, at: other)
                if other == column || Double.isDoubtful(sum.values[other], parts: sizes[other]) {
                    if other != column { isDoubtful = true }
                    sum.set(0, at: other)
                } else if elimination.positions[other] >= 0 {
                    worklist.insert(elimination.positions[other])
                }
            }
        }
        for index in 0..<sum.indices.count { sizes[sum.indices[index]] = 0 }
        return isDoubtful ? constant : nil
    }

    /// Frees the memory.
    mutating func deallocate() {
        elimination.deallocate()
        expressions.deallocate()
        constants.deallocate()
        sizes.deallocate()
    }
}
