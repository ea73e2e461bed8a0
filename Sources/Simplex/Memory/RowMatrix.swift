/// A sparse matrix by rows, with the rows of each column.
struct RowMatrix: ~Copyable {
    @Owned private(set) var starts = Buffer<Int32>()
    @Owned private(set) var columns = Buffer<Int32>()
    @Owned private(set) var coefficients = Buffer<Double>()
    @Owned private(set) var columnStarts = Buffer<Int32>()
    /// The rows of the columns, column after column.
    @Owned private(set) var rowsOfColumns = Buffer<Int32>()
    /// A Boolean value that indicates whether a coefficient is not a power of two, so that products and quotients are rounded.
    private(set) var isRounded = false

    /// Creates a matrix without rows.
    init() {}

    /// Creates a matrix without rows, with memory for some.
    init(rowCapacity: Int, entryCapacity: Int, in arena: inout Arena) {
        starts = Buffer(capacity: rowCapacity + 1, in: &arena)
        columns = Buffer(capacity: entryCapacity, in: &arena)
        coefficients = Buffer(capacity: entryCapacity, in: &arena)
        starts.append(0)
    }

    /// Creates an indexed copy of a matrix without spare memory.
    init(_ other: consuming RowMatrix, columnCount: Int, in arena: inout Arena) {
        starts = Buffer(other.starts, in: &arena)
        columns = Buffer(other.columns, in: &arena)
        coefficients = Buffer(other.coefficients, in: &arena)
        isRounded = other.isRounded
        index(columnCount: columnCount, in: &arena)
    }

    /// The number of rows.
    var count: Int { max(0, starts.count - 1) }

    /// Returns the indices of the entries of a row.
    @inline(__always)
    func entries(_ row: Int) -> Range<Int> { Range(uncheckedBounds: (Int(starts[row]), Int(starts[row &+ 1]))) }

    /// Returns the indices of the rows of a column.
    @inline(__always)
    func places(_ column: Int) -> Range<Int> {
        Range(uncheckedBounds: (Int(columnStarts[column]), Int(columnStarts[column &+ 1])))
    }

    /// Adds an entry to the row that `endRow` will end.
    mutating func append(_ column: Int32, _ coefficient: Double) {
        columns.append(column)
        coefficients.append(coefficient)
        if coefficient.significandBitPattern != 0 { isRounded = true }
    }

    /// Ends a row.
    mutating func endRow() { starts.append(Int32(columns.count)) }

    /// Returns whether at least a number of rows have two entries.
    func hasPairs(_ least: Int) -> Bool {
        var (found, row) = (0, 0)
        while row < count, found < least {
            if starts[row &+ 1] &- starts[row] == 2 { found &+= 1 }
            row &+= 1
        }
        return found == least
    }

    /// Finds the rows of each column; call it after the last row.
    mutating func index(columnCount: Int, in arena: inout Arena) {
        columnStarts = Buffer(zeros: columnCount + 2, in: &arena)
        rowsOfColumns = Buffer(unwritten: columns.count, in: &arena)
        writeIndex(columnCount: columnCount)
    }

    /// Writes the rows of each column into memory that begins with zeros.
    private func writeIndex(columnCount: Int) {
        for entry in 0..<columns.count { columnStarts[columns[entry] + 2] += 1 }
        for column in 0..<columnCount { columnStarts[column + 2] += columnStarts[column + 1] }
        for row in 0..<count {
            for entry in entries(row) {
                let column = Int(columns[entry]) + 1
                rowsOfColumns[columnStarts[column]] = Int32(row)
                columnStarts[column] += 1
            }
        }
    }

    /// Adds a row to an indexed matrix.
    ///
    /// Its entries are in the order of their columns, and are divided by a scale.
    mutating func insertRow(_ entries: Buffer<Multiples.Entry>, scale: Double, columnCount: Int) {
        for place in 0..<entries.count { append(entries[place].root, entries[place].coefficient / scale) }
        endRow()
        _ = rowsOfColumns.extend(by: entries.count)
        columnStarts.fill(0)
        writeIndex(columnCount: columnCount)
    }

    /// Returns the row with such entries, or nil if there is none.
    func row(of entries: Buffer<Multiples.Entry>, scale: Double) -> Int? {
        for place in places(Int(entries[0].root)) {
            let row = Int(rowsOfColumns[place])
            let range = self.entries(row)
            if range.count != entries.count { continue }
            var offset = 0
            while offset < entries.count, columns[range.lowerBound + offset] == entries[offset].root,
                coefficients[range.lowerBound + offset] == entries[offset].coefficient / scale
            {
                offset += 1
            }
            if offset == entries.count { return row }
        }
        return nil
    }

    /// Returns the value of a row.
    @inline(__always)
    func product(_ row: Int, _ vector: Buffer<Double>) -> Double {
        var (sum, entry) = (0.0, Int(starts[row]))
        let end = Int(starts[row &+ 1])
        while entry < end {
            sum += coefficients[entry] * vector[columns[entry]]
            entry &+= 1
        }
        return sum
    }
}
