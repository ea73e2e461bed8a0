/// An affine expression with few terms: columns in ascending order, their coefficients, and a constant.
struct SparseRow {
    var columns: [Int] = []
    var coefficients: [Double] = []
    var constant = 0.0
    /// The sum of the absolute values that were added up into the constant: the scale of its rounding error.
    var magnitude = 0.0

    /// The largest absolute coefficient of the columns before one.
    func largestCoefficient(before end: Int) -> Double {
        var largest = 0.0
        for index in columns.indices where columns[index] < end {
            largest = max(largest, coefficients[index].magnitude)
        }
        return largest
    }
}

/// Adds up sparse rows in a dense array.
struct RowAccumulator {
    private var sums: [Double]
    private var sizes: [Double]
    private var touched: [Int] = []
    private var isTouched: [Bool]
    private var constant = 0.0
    private var magnitude = 0.0

    init(columnCount: Int) {
        sums = [Double](repeating: 0, count: columnCount)
        sizes = sums
        isTouched = [Bool](repeating: false, count: columnCount)
    }

    mutating func add(_ coefficient: Double, column: Int) {
        if !isTouched[column] {
            isTouched[column] = true
            touched.append(column)
        }
        sums[column] += coefficient
        sizes[column] += coefficient.magnitude
    }

    mutating func add(constant: Double, magnitude: Double) {
        self.constant += constant
        self.magnitude += magnitude
    }

    mutating func add(_ row: SparseRow, times factor: Double) {
        for index in row.columns.indices { add(row.coefficients[index] * factor, column: row.columns[index]) }
        add(constant: row.constant * factor, magnitude: row.magnitude * factor.magnitude)
    }

    /// The sum without what is only rounding error; the accumulator is empty afterwards.
    mutating func take() -> SparseRow {
        var row = SparseRow()
        touched.sort()
        for column in touched {
            if sums[column].magnitude > 1e-12 * sizes[column] {
                row.columns.append(column)
                row.coefficients.append(sums[column])
            }
            sums[column] = 0
            sizes[column] = 0
            isTouched[column] = false
        }
        touched.removeAll(keepingCapacity: true)
        row.constant = constant
        row.magnitude = magnitude
        constant = 0
        magnitude = 0
        return row
    }
}
