/// The first basis.
///
/// Equations and two-sided optional constraints come first, highest priority first. A matching with augmenting paths finds a column for
/// each, whose own penalty has a lower priority. They are held in place of these columns. Then one-sided rows decide columns without any
/// penalty, if such a row has no other one; rows that bound it from below come first. The other columns are held by their own penalties.
/// With all multipliers zero every entity is at its cheapest value, which is always dual feasible.
///
/// *Crash basis*: Bixby, *Implementing the simplex method: the initial basis*, 1992. Invariant: the rows of the slots are independent.
/// Workload: builds of contained 1000 and wanted 1000. Test: `GrowthTests`.
extension Program {
    /// Solves from nothing.
    mutating func start() -> DualOutcome {
        (isStuck, repairCount) = (false, 0)
        if mechanisms.contains(.matching) { chooseBasis() }
        basis.factor(rows)
        for entity in 0..<Int32(entityCount) { locate(entity) }
        for slot in 0..<columnCount {
            let entity = basis.entities[slot]
            hold(entity, near: restingPlace(entity), keepingSpot: false)
        }
        evaluate()
        return runDual()
    }

    /// Solves again after penalties have changed.
    mutating func resume() -> DualOutcome {
        (isStuck, repairCount) = (false, 0)
        if hasPinned { releasePinned() }
        // In a large system most of the changes are far apart.
        if multiplierChanges > max(256, columnCount / 4) {
            refactor()
        } else {
            if basis.isWorn, basis.factor(rows) { restart() } else { evaluate() }
        }
        return runDual()
    }

    /// Holds entities that the tie-break left between breakpoints at one of their breakpoints.
    mutating func releasePinned() {
        hasPinned = false
        for slot in 0..<columnCount where states[basis.entities[slot]].isPinned {
            let entity = basis.entities[slot]
            states[entity].isPinned = false
            locate(entity)
            hold(entity, near: held[slot], keepingSpot: false)
        }
    }

    // MARK: Choosing

    private mutating func chooseBasis() {
        if rows.count == 0 { return }
        Arena.withScratch { arena in
            var matching = Matching(columnCount: columnCount, rowCount: rows.count, in: &arena)
            chooseBasis(&matching, in: &arena)
        }
    }

    private mutating func chooseBasis(_ matching: inout Matching, in arena: inout Arena) {
        for column in 0..<Int32(columnCount) { matching.columnRanks[column] = rank(column) }
        for row in 0..<Int32(rows.count) { matching.rowRanks[row] = rank(Int32(columnCount) + row) }
        for level in -1..<Int32(levelCount) {
            for row in 0..<Int32(rows.count) where matching.rowRanks[row] == level { matching.match(row, rows) }
        }
        let functions = penalties.functions
        matching.peel(rows, in: &arena) { column in
            functions[column].count == 0
        } boundsFromBelow: { row, coefficient in
            coefficient > 0
                ? functions[columnCount + Int(row)].isLowerRequired : functions[columnCount + Int(row)].isUpperRequired
        }
        for column in 0..<Int32(columnCount) where matching.rowOf[column] >= 0 {
            basis.place(Int32(columnCount) + matching.rowOf[column], in: column)
        }
    }

    /// Returns the highest priority level at which errors of both signs have a cost, or a large number if there is none.
    private mutating func rank(_ entity: Int32) -> Int32 {
        if penalties.count(entity) == 1, penalties.functions[entity].isLowerRequired,
            penalties.functions[entity].isUpperRequired
        {
            return -1
        }
        var best = Int32.max
        var owner = penalties.functions[entity].firstOwner
        while owner >= 0 {
            let constraint = penalties.owners[owner].constraint
            let (positive, negative) = (constraints[constraint].positiveLevel, constraints[constraint].negativeLevel)
            if positive != ErrorLevel.free, negative != ErrorLevel.free {
                best = min(best, max(positive, negative, 0))
            }
            owner = penalties.owners[owner].next
        }
        return best
    }
}

/// A matching of rows and columns.
struct Matching: ~Copyable {
    /// The row of each column, or -1.
    @Owned private(set) var rowOf = Buffer<Int32>()
    @Owned private var columnOf = Buffer<Int32>()
    /// The rank of the priority of each column's own penalty; a smaller rank is a higher priority.
    @Owned var columnRanks = Buffer<Int32>()
    /// The rank of the priority of each row.
    @Owned var rowRanks = Buffer<Int32>()
    @Owned private var visited = Buffer<Int32>()
    @Owned private var path = Buffer<Int32>()
    @Owned private var entries = Buffer<Int32>()
    private var stamp: Int32 = 0
    private var budget: Int

    /// Creates an empty matching.
    init(columnCount: Int, rowCount: Int, in arena: inout Arena) {
        rowOf = Buffer(repeating: -1, count: columnCount, in: &arena)
        columnOf = Buffer(repeating: -1, count: rowCount, in: &arena)
        columnRanks = Buffer(unwritten: columnCount, in: &arena)
        rowRanks = Buffer(unwritten: rowCount, in: &arena)
        visited = Buffer(repeating: -1, count: columnCount, in: &arena)
        budget = 20 * (columnCount + rowCount)
    }

    /// Finds a column whose own penalty has a lower priority than a row.
    ///
    /// Other rows move to other columns if they can.
    mutating func match(_ row: Int32, _ rows: borrowing RowMatrix) {
        if let column = freeColumn(row, for: row, rows) {
            pair(row, column)
            return
        }
        stamp += 1
        path.removeAll()
        entries.removeAll()
        path.append(row)
        entries.append(rows.starts[row])
        while path.count > 0, budget > 0 {
            let top = path.count - 1
            let current = path[top]
            if entries[top] == rows.starts[current + 1] {
                _ = path.removeLast()
                _ = entries.removeLast()
                continue
            }
            budget -= 1
            let column = rows.columns[entries[top]]
            entries[top] += 1
            let other = rowOf[column]
            if visited[column] == stamp || other < 0 { continue }
            visited[column] = stamp
            path.append(other)
            entries.append(rows.starts[other])
            if let free = freeColumn(other, for: row, rows) {
                augment(free, rows)
                return
            }
        }
    }

    /// Pairs the last row of the path with a column, and each other row with its successor's former column.
    private mutating func augment(_ column: Int32, _ rows: borrowing RowMatrix) {
        var free = column
        var index = path.count - 1
        while index >= 0 {
            let row = path[index]
            let old = columnOf[row]
            pair(row, free)
            free = old
            index -= 1
        }
    }

    private mutating func pair(_ row: Int32, _ column: Int32) {
        rowOf[column] = row
        columnOf[row] = column
    }

    private func freeColumn(_ row: Int32, for first: Int32, _ rows: borrowing RowMatrix) -> Int32? {
        var best: Int32?
        for entry in rows.entries(Int(row)) {
            let column = rows.columns[entry]
            guard rowOf[column] < 0, columnRanks[column] > rowRanks[first] else { continue }
            if let old = best, columnRanks[old] >= columnRanks[column] { continue }
            best = column
        }
        return best
    }

    /// Pairs rows with columns where a row has exactly one qualifying column left.
    ///
    /// Most values rest at their lower end, so rows that bound their column from below come first.
    mutating func peel(
        _ rows: borrowing RowMatrix, in arena: inout Arena, qualifies: (Int32) -> Bool,
        boundsFromBelow: (Int32, Double) -> Bool
    ) {
        let open = Buffer<Int32>(zeros: rows.count, in: &arena)
        var queue = Buffer<Int32>(capacity: rows.count, in: &arena)
        var later = Buffer<Int32>(capacity: rows.count, in: &arena)
        defer {
            queue.deallocate()
            later.deallocate()
        }
        for row in 0..<Int32(rows.count) where columnOf[row] < 0 {
            for entry in rows.entries(Int(row)) {
                let column = rows.columns[entry]
                if rowOf[column] < 0, qualifies(column) { open[row] += 1 }
            }
            if open[row] == 1 { queue.append(row) }
        }
        var (head, laterHead) = (0, 0)
        while head < queue.count || laterHead < later.count {
            let isLater = head == queue.count
            let row = isLater ? later[laterHead] : queue[head]
            if isLater { laterHead += 1 } else { head += 1 }
            guard columnOf[row] < 0, open[row] == 1 else { continue }
            guard let entry = onlyEntry(row, rows, qualifies: qualifies) else { continue }
            if !isLater, !boundsFromBelow(row, rows.coefficients[entry]) {
                later.append(row)
                continue
            }
            let column = rows.columns[entry]
            pair(row, column)
            for place in rows.places(Int(column)) {
                let other = rows.rowsOfColumns[place]
                open[other] -= 1
                if open[other] == 1 { queue.append(other) }
            }
        }
    }

    @inline(__always)
    private func onlyEntry(_ row: Int32, _ rows: borrowing RowMatrix, qualifies: (Int32) -> Bool) -> Int? {
        for entry in rows.entries(Int(row)) {
            let column = rows.columns[entry]
            if rowOf[column] < 0, qualifies(column) { return entry }
        }
        return nil
    }
}
