/// Sparse Gaussian elimination of the rows of a kernel.
///
/// The shortest row comes first, and in it the column that occurs in the fewest other rows. A pivot much smaller than the largest entry of
/// its row is refused (`leastPivot`). A used row is frozen: it defines its pivot by columns that remained at that moment. So evaluating the
/// pivots in reverse order solves the system. The operations on right-hand sides are recorded, so that other right-hand sides need no
/// search.
///
/// - Source: Gaussian elimination with a choice of pivots by Markowitz, 1957.
/// - Invariant: a row defines its pivot by columns that remained.
/// - Workload: builds of trees whose views wrap their children.
/// - Tests: `RepairTests`, `GrowthTests`.
struct Elimination: ~Copyable {
    /// A row operation: `row[target] -= factor * row[source]`.
    struct Operation {
        var target: Int32
        var source: Int32
        var factor: Double
    }

    /// The index of the first entry of each row.
    @Owned private(set) var starts = Buffer<Int32>()
    /// The number of entries of each row.
    @Owned private(set) var counts = Buffer<Int32>()
    @Owned private var capacities = Buffer<Int32>()
    /// The columns of the entries of all rows.
    @Owned private(set) var columns = Buffer<Int32>()
    /// The coefficients of the entries of all rows.
    @Owned private(set) var coefficients = Buffer<Double>()

    // The rows of each column, as linked lists. Rows that have lost the column stay listed.
    @Owned private var listHeads = Buffer<Int32>()
    @Owned private var listNext = Buffer<Int32>()
    @Owned private var listRows = Buffer<Int32>()
    /// The number of live rows in which each column occurs.
    @Owned private(set) var occurrences = Buffer<Int32>()

    // The live rows by length, as doubly linked lists.
    private static let longest = 12
    @Owned private var bucketHeads = Buffer<Int32>()
    @Owned private var bucketNext = Buffer<Int32>()
    @Owned private var bucketPrevious = Buffer<Int32>()
    /// The bucket of each row; -1 for frozen rows.
    @Owned private var bucketOf = Buffer<Int8>()
    @Owned private var isFrozen = Buffer<Bool>()

    /// The frozen rows in the order of elimination.
    @Owned private(set) var pivotRows = Buffer<Int32>()
    /// The pivot columns of the frozen rows.
    @Owned private(set) var pivotColumns = Buffer<Int32>()
    /// The coefficients of the pivot columns in the frozen rows.
    @Owned private(set) var pivotCoefficients = Buffer<Double>()
    /// The position of each column in the elimination; -1 for a column that remains.
    @Owned private(set) var positions = Buffer<Int32>()
    /// The rows that became empty, which are combinations of others.
    @Owned private(set) var dependentRows = Buffer<Int32>()
    /// The recorded row operations, in order.
    @Owned private(set) var operations = Buffer<Operation>()

    /// The row with an index of its entries, or -1.
    private var indexedRow: Int32 = -1
    /// The entry of each column in that row, or -1.
    ///
    /// The list is empty if no row was long.
    @Owned private var places = Buffer<Int32>()

    /// The share of its parts below which a sum of coefficients counts as zero.
    var cancellation = Double.cancellation

    /// The number of steps so far, and the number at which `run` gives up.
    var work = 0
    var workLimit = Int.max

    /// Creates an elimination without columns and rows.
    init() {}

    /// Creates an elimination without rows, with memory for a number of them.
    init(columnCount: Int, rowCount: Int, entryCount: Int, in arena: inout Arena) {
        let pivotCount = min(rowCount, columnCount)
        listHeads = Buffer(repeating: -1, count: columnCount, in: &arena)
        occurrences = Buffer(zeros: columnCount, in: &arena)
        positions = Buffer(repeating: -1, count: columnCount, in: &arena)
        bucketHeads = Buffer(repeating: -1, count: Self.longest + 1, in: &arena)
        starts = Buffer(capacity: rowCount, in: &arena)
        counts = Buffer(capacity: rowCount, in: &arena)
        capacities = Buffer(capacity: rowCount, in: &arena)
        bucketNext = Buffer(capacity: rowCount, in: &arena)
        bucketPrevious = Buffer(capacity: rowCount, in: &arena)
        bucketOf = Buffer(capacity: rowCount, in: &arena)
        isFrozen = Buffer(capacity: rowCount, in: &arena)
        pivotRows = Buffer(capacity: pivotCount, in: &arena)
        pivotColumns = Buffer(capacity: pivotCount, in: &arena)
        pivotCoefficients = Buffer(capacity: pivotCount, in: &arena)
        columns = Buffer(capacity: entryCount, in: &arena)
        coefficients = Buffer(capacity: entryCount, in: &arena)
        listNext = Buffer(capacity: entryCount, in: &arena)
        listRows = Buffer(capacity: entryCount, in: &arena)
        operations = Buffer(capacity: entryCount, in: &arena)
    }

    /// The number of added rows.
    var rowCount: Int { starts.count }

    /// Returns the indices of the entries of a row.
    func entries(_ row: Int32) -> Range<Int> { Int(starts[row])..<Int(starts[row] + counts[row]) }

    /// Begins a row; its entries follow with `append`.
    mutating func beginRow() {
        starts.append(Int32(columns.count))
        counts.append(0)
        capacities.append(0)
        bucketNext.append(-1)
        bucketPrevious.append(-1)
        bucketOf.append(-1)
        isFrozen.append(false)
    }

    /// Adds an entry to the last row; each column at most once.
    mutating func append(_ column: Int32, _ coefficient: Double) {
        let row = starts.count - 1
        columns.append(column)
        coefficients.append(coefficient)
        counts[row] += 1
        capacities[row] += 1
        list(Int32(row), under: column)
        occurrences[column] += 1
    }

    /// Eliminates all rows, or until the limit of work is reached.
    mutating func run() {
        for row in stride(from: Int32(starts.count) - 1, through: 0, by: -1) { enqueue(row) }
        while work <= workLimit, let row = shortestRow() {
            dequeue(row)
            if counts[row] == 0 {
                isFrozen[row] = true
                dependentRows.append(row)
            } else {
                eliminate(row, entry: choosePivot(in: row))
            }
        }
    }

    // MARK: Choosing

    /// The minimum size of a pivot, as a share of the largest entry of its row.
    ///
    /// In meshes every small pivot loses digits.
    private static var leastPivot: Double { 0.2 }

    private mutating func enqueue(_ row: Int32) {
        let bucket = min(Int(counts[row]), Self.longest)
        let head = bucketHeads[bucket]
        bucketNext[row] = head
        bucketPrevious[row] = -1
        if head >= 0 { bucketPrevious[head] = row }
        bucketHeads[bucket] = row
        bucketOf[row] = Int8(bucket)
    }

    private mutating func dequeue(_ row: Int32) {
        let bucket = bucketOf[row]
        guard bucket >= 0 else { return }
        let next = bucketNext[row]
        let previous = bucketPrevious[row]
        if next >= 0 { bucketPrevious[next] = previous }
        if previous >= 0 { bucketNext[previous] = next } else { bucketHeads[Int(bucket)] = next }
        bucketOf[row] = -1
    }

    private mutating func requeue(_ row: Int32) {
        dequeue(row)
        enqueue(row)
    }

    private func shortestRow() -> Int32? {
        for bucket in 0...Self.longest where bucketHeads[bucket] >= 0 { return bucketHeads[bucket] }
        return nil
    }

    /// Returns the entry of a row to pivot on.
    private func choosePivot(in row: Int32) -> Int32 {
        let start = starts[row]
        let end = start + counts[row]
        var largest = 0.0
        for entry in start..<end { largest = max(largest, abs(coefficients[entry])) }
        var best: Int32 = -1
        var bestCost = Int32.max
        let least = Self.leastPivot * largest
        for entry in start..<end where abs(coefficients[entry]) >= least {
            let column = columns[entry]
            let cost = occurrences[column] - 1
            if cost < bestCost || (cost == bestCost && column > columns[best]) {
                bestCost = cost
                best = entry
            }
        }
        return best
    }

    // MARK: Eliminating

    private mutating func eliminate(_ row: Int32, entry: Int32) {
        let column = columns[entry]
        let pivot = coefficients[entry]
        let start = starts[row]
        let count = counts[row]
        work += Int(count)
        isFrozen[row] = true
        positions[column] = Int32(pivotRows.count)
        pivotRows.append(row)
        pivotColumns.append(column)
        pivotCoefficients.append(pivot)
        for other in start..<(start + count) { occurrences[columns[other]] -= 1 }
        var node = listHeads[column]
        while node >= 0 {
            let target = listRows[node]
            let next = listNext[node]
            work += 4
            if !isFrozen[target] { substitute(row, pivot: pivot, column: column, in: target) }
            node = next
        }
    }

    private mutating func substitute(_ source: Int32, pivot: Double, column: Int32, in target: Int32) {
        work += Int(counts[source]) * (4 + Int(min(counts[target], Self.leastIndexed)) / 4)
        guard let place = find(column, in: target) else { return }
        let factor = coefficients[place] / pivot
        removeEntry(place, of: target)
        operations.append(Operation(target: target, source: source, factor: factor))
        let start = starts[source]
        for entry in start..<(start + counts[source]) {
            let other = columns[entry]
            if other != column { add(-factor * coefficients[entry], to: other, in: target) }
        }
        requeue(target)
    }

    private mutating func add(_ amount: Double, to column: Int32, in row: Int32) {
        if let place = find(column, in: row) {
            let old = coefficients[place]
            let new = old + amount
            let size = abs(old) + abs(amount)
            if abs(new) > cancellation * size {
                coefficients[place] = new
            } else {
                removeEntry(place, of: row)
            }
            return
        }
        if counts[row] == capacities[row] { move(row) }
        let place = starts[row] + counts[row]
        columns[place] = column
        coefficients[place] = amount
        if row == indexedRow { places[column] = counts[row] }
        counts[row] += 1
        occurrences[column] += 1
        list(row, under: column)
    }

    /// Removes an entry; the last entry of the row replaces it.
    private mutating func removeEntry(_ place: Int32, of row: Int32) {
        let (column, last) = (columns[place], starts[row] + counts[row] - 1)
        columns[place] = columns[last]
        coefficients[place] = coefficients[last]
        if row == indexedRow {
            places[columns[place]] = place - starts[row]
            places[column] = -1
        }
        counts[row] -= 1
        occurrences[column] -= 1
    }

    // MARK: Finding

    /// The minimum length of a row that gets an index while it is in use.
    ///
    /// Without an index the sum of a thousand widths would be read a thousand times.
    private static var leastIndexed: Int32 { 32 }

    private mutating func find(_ column: Int32, in row: Int32) -> Int32? {
        let start = starts[row]
        if counts[row] >= Self.leastIndexed {
            if row != indexedRow { indexEntries(of: row) }
            return places[column] < 0 ? nil : start + places[column]
        }
        for place in start..<(start + counts[row]) where columns[place] == column { return place }
        return nil
    }

    private mutating func indexEntries(of row: Int32) {
        if places.count == 0 {
            places = Buffer(repeating: -1, count: occurrences.count)
        } else {
            for entry in starts[indexedRow]..<(starts[indexedRow] + counts[indexedRow]) { places[columns[entry]] = -1 }
        }
        indexedRow = row
        work += Int(counts[row])
        for place in 0..<counts[row] { places[columns[starts[row] + place]] = place }
    }

    /// Moves a row that needs more capacity to the end of the pool.
    private mutating func move(_ row: Int32) {
        let start = starts[row]
        let count = counts[row]
        let capacity = max(4, 2 * capacities[row])
        starts[row] = Int32(columns.count)
        capacities[row] = capacity
        columns.reserve(columns.count + Int(capacity))
        coefficients.reserve(coefficients.count + Int(capacity))
        for offset in 0..<capacity {
            columns.append(offset < count ? columns[start + offset] : -1)
            coefficients.append(offset < count ? coefficients[start + offset] : 0)
        }
    }

    private mutating func list(_ row: Int32, under column: Int32) {
        listNext.append(listHeads[column])
        listRows.append(row)
        listHeads[column] = Int32(listRows.count - 1)
    }
}
