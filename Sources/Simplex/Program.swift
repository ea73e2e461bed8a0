// How the solver works
//
// A layout is a sparse system of required equations, nearly triangular, with a few inequalities and many wishes on top. Every
// tableau method we measured throws that away: it keeps rows over the current non-basic variables, and on a chain of views
// those fill in, so that cost grows with the square to the fourth power of the number of views. Here nothing is kept that the
// constraints did not say:
//
// 1. Required equations go before there is any simplex. Those that make variables constants or multiples of one another, which in
//    layouts are nearly all, are links in a forest (`Multiples`): sizes and positions fall away by themselves, and a row of equal
//    widths is left with one column. Longer ones are eliminated, shortest first, only while no row grows (`Elimination`).
// 2. What remains is a `Program`: columns, rows over them, and for every column and row one convex piecewise linear penalty that
//    adds up all constraints on it. An inequality is a penalty with an infinite slope; a wish has a slope at its level. A column
//    that occurs in one row with one other column becomes part of that one's penalty (`Folds`).
// 3. A basis holds as many entities (columns or rows) as there are columns, each at a breakpoint of its penalty. Their rows are
//    factored by peeling (`Basis`), which leaves chains as chains. The state is purely combinatorial: who is held, and at which
//    breakpoint. Values and multipliers follow from it, so they can always be computed afresh, and nothing drifts.
// 4. The dual simplex method restores feasibility after any change of constants: multipliers do not depend on constants, so
//    the basis is still dual feasible. Long steps carry held entities over many breakpoints at once: a container that becomes
//    too narrow for a hundred views costs one step and a hundred flips, not a hundred pivots.
// 5. Slopes and multipliers are vectors by priority, compared lexicographically. Adding up weights of 1e6, 1e3 and 1 could
//    not rank a thousand priorities; vectors do it exactly.
// 6. Where the optimum is not unique some multiplier lies exactly on a slope. Then, and only then, variables settle one after another
//    nearest to their resting values (`Program+Rest.swift`): the solution is unique by definition, whatever came before.
// 7. Many small systems differ in constants alone, as the cells of a table do. What one of them has solved is copied, memory and all, and
//    the other constants are an edit (`WarmStarts`).
// 8. A constant that changes again and again moves the solution along a line while no error changes its sign. Such lines are kept, and
//    what lies on one is read off without the program (`CriticalRegions`).
// 9. Often there is nothing to decide: everything has room, or one thing gives way that costs least. That is seen without a program, which
//    is made when somebody needs it (`Component+Foresight.swift`).
//
// `Documentation/Solver.md` has the details, the tolerances, why it terminates, and a worked example.
//

/// A constraint of a component as the program sees it: an entity times a coefficient, plus a constant.
struct ConstraintRow {
    /// The constant, with what eliminated variables contribute.
    var constant = 0.0
    /// The priority level of positive errors, or a value of `ErrorLevel`.
    var positiveLevel = ErrorLevel.free
    /// The priority level of negative errors, or a value of `ErrorLevel`.
    var negativeLevel = ErrorLevel.free
}

// Methods of `Program` and `Component` are mutating even where they only read: for a borrowed self of three kilobytes the
// compiler makes a copy at each call, for an inout one it passes the address.

/// What elimination leaves: columns, rows over them, and a penalty for each.
///
/// An *entity* is a column or a row; its penalty is a function of its value. A basis holds as many entities as there are
/// columns, each at a breakpoint; the values of the others follow. Each entity has a *multiplier*, a vector by priority
/// level, and `sum(multiplier * row) = 0`. The solution is optimal where each value lies in the interval at which its
/// penalty has its multiplier for a slope; `lower` and `upper` are the ends of that interval, as indices of breakpoints.
struct Program: ~Copyable {
    /// Where an entity may be.
    struct Interval: Equatable {
        var lower = -Double.infinity
        var upper = Double.infinity
    }

    /// Where an entity is.
    struct State {
        // Its interval as indices of breakpoints.
        var lower: Int32 = -1
        var upper: Int32 = 0
        /// The breakpoint at which it is held; -1 where it has none and is free.
        var spot: Int32 = -1
        /// A Boolean value that indicates whether it is held between breakpoints, where its resting place is.
        var isPinned = false
        /// A Boolean value that indicates whether it is among the candidates.
        var isCandidate = false
    }

    /// By how much multipliers of a level may differ and still count as the same.
    struct Noise {
        /// Before any rounding.
        var floor = 1e-10
        /// What rounding of the largest one since they were computed from slopes comes to.
        var rounding = 0.0

        @inline(__always)
        var size: Double { floor + rounding }
    }

    let columnCount: Int
    let levelCount: Int

    // What a changed constant needs that nothing has to give way for comes first, in the arena too; `Engine` says why.

    /// A Boolean value that indicates whether no slot can move, as far as known: every multiplier of a held entity lies
    /// between two slopes.
    var isUnique = false
    /// A Boolean value that indicates whether any entity may be pinned.
    var hasPinned = false
    /// A Boolean value that indicates whether the tie-break has moved or pinned anything.
    var hasMoved = false
    /// A Boolean value that indicates whether factors had to be repaired in the tie-break.
    var isBroken = false
    /// A Boolean value that indicates whether the last slide went to infinity.
    var isUnbounded = false
    /// A Boolean value that indicates whether the values are those that the breakpoints alone give, and not brought up
    /// to date step by step.
    var isEvaluated = false
    /// A Boolean value that indicates whether multipliers could follow values the last time.
    var hasFollowed = false
    /// A Boolean value that indicates whether pivots have rounded anything in the round of dual steps that runs, and
    /// whether so much that factors must be made anew.
    var hasRounded = false
    var hasLostDigits = false
    /// A Boolean value that indicates whether there was too little room for what the columns want at the start.
    var isCrowded = false
    var movableCount = 0
    /// How many columns the tie-break went through for nothing but that slots were replaced.
    var untracedCount = 0
    /// How many more shares combinations of pushed entities may have before a new start is the shorter way.
    var sharesLeft = Int.max
    /// How many entities have been pushed since the start.
    var pushCount = 0
    /// How often multipliers have been changed since they were computed from slopes.
    var multiplierChanges = 0
    /// Errors smaller than this are rounding.
    var tolerance = 1e-10
    var candidates: Buffer<Int32>
    /// The values of the entities.
    var values: Buffer<Double>
    /// The values of the slots.
    var held: Buffer<Double>
    var scratch: Buffer<Double>
    /// The intervals of the entities; what looks at all values needs nothing else of them.
    var intervals: Buffer<Interval>
    /// Where the entities are.
    var states: Buffer<State>
    var rows: RowMatrix
    var basis: Basis
    var penalties: Penalties
    var constraints = Buffer<ConstraintRow>()

    // What steps need.

    var multipliers: Buffer<Double>
    /// What counts as the same multiplier at each level.
    var noise: Buffer<Noise>
    var combination: SparseVector
    var columnChange: SparseVector
    var slotChange: SparseVector
    /// The largest absolute value in `combination`.
    var largestShare = 0.0
    var stalls = 0
    var events: Events
    var touchedRows: SparseRows
    /// The entities that were farthest outside their intervals when all were looked at.
    var urgent: Buffer<Urgent>
    /// Where a column likes to be when nothing else decides.
    var resting: Buffer<Double>
    /// A Boolean value that indicates whether a slot can still move without any cost.
    var isMovable: Buffer<Bool>
    var followers: Buffer<Follower>
    var replaced: Buffer<Replaced>
    /// The row that would push a column out of its own place, or -1.
    var pushingRows = Buffer<Int32>()
    /// The entities whose penalties are others since the last solution.
    var changedPenalties = Buffer<Int32>()

    /// How many rows no constraint is about any more.
    var idleRowCount = 0

    /// The slot that the last slide has left between breakpoints, or -1.
    var looseSlot: Int32 = -1

    // What waiting for values needs.

    /// A Boolean value that indicates whether values wait until everything that is listed has been pushed.
    var isApart = false
    /// What it has cost to bring values up to date, push by push, since they last waited.
    var spreadWork = 0
    /// What it has cost meanwhile to find combinations.
    var stepWork = 0
    /// How many steps for each entity may go into values before they wait.
    var spreadLimit = Program.leastSpread

    /// A program of columns and rows; penalties and constraints are filled in by the caller.
    ///
    /// For each fold there are two more penalties, beyond those of the entities.
    init(
        columnCount: Int, rows: consuming RowMatrix, levelCount: Int, foldCount: Int = 0, in arena: inout Arena
    ) {
        self.columnCount = columnCount
        self.levelCount = levelCount
        let rowCount = rows.count
        let entityCount = columnCount + rowCount
        self.rows = rows
        values = Buffer(unwritten: entityCount, in: &arena)
        held = Buffer(unwritten: columnCount, in: &arena)
        scratch = Buffer(unwritten: columnCount, in: &arena)
        intervals = Buffer(repeating: Interval(), count: entityCount, in: &arena)
        states = Buffer(repeating: State(), count: entityCount, in: &arena)
        candidates = Buffer(capacity: min(entityCount, 64), in: &arena)
        basis = Basis(count: columnCount, rowCount: rowCount, in: &arena)
        penalties = Penalties(entityCount: entityCount + 2 * foldCount, levelCount: levelCount, in: &arena)
        multipliers = Buffer(zeros: entityCount * levelCount, in: &arena)
        noise = Buffer(repeating: Noise(), count: levelCount, in: &arena)
        combination = SparseVector(count: columnCount, in: &arena)
        columnChange = SparseVector(count: columnCount, in: &arena)
        slotChange = SparseVector(count: columnCount, in: &arena)
        touchedRows = SparseRows(count: rowCount, in: &arena)
        events = Events(levelCount: levelCount, capacity: Self.roomForEvents(columnCount), in: &arena)
        urgent = Buffer(capacity: Self.mostUrgent, in: &arena)
        resting = Buffer(zeros: columnCount, in: &arena)
        isMovable = Buffer(zeros: columnCount, in: &arena)
        followers = Buffer(capacity: Self.roomForFollowers, in: &arena)
        replaced = Buffer(capacity: 2 * Self.roomForFollowers, in: &arena)
    }

    /// How much of an arena a program takes, besides rows, penalties and constraints.
    static func byteCount(columnCount: Int, rowCount: Int, levelCount: Int) -> Int {
        (MemoryLayout<State>.stride + MemoryLayout<Interval>.stride + 4 + 8 * levelCount) * (columnCount + rowCount)
            + 72 * columnCount + 13 * rowCount
            + Basis.byteCount(count: columnCount, rowCount: rowCount)
            + Events.byteCount(levelCount: levelCount, capacity: roomForEvents(columnCount)) + 16 * levelCount
            + MemoryLayout<Follower>.stride * roomForFollowers + MemoryLayout<Replaced>.stride * 2 * roomForFollowers
            + MemoryLayout<Urgent>.stride * mostUrgent + 64
    }

    /// How many entities that are outside their intervals are remembered for the next steps.
    static var mostUrgent: Int { 8 }

    /// For how many values that pass breakpoints there is room from the beginning.
    private static var roomForFollowers: Int { 4 }

    /// For how many events there is room from the beginning.
    private static func roomForEvents(_ columnCount: Int) -> Int { columnCount > 0 ? min(columnCount, 16) + 1 : 0 }

    /// How many columns and rows there are.
    var entityCount: Int { columnCount + rows.count }

    @inline(__always)
    mutating func isHeld(_ entity: Int32) -> Bool { basis.slots[entity] >= 0 }

    @inline(__always)
    mutating func value(_ entity: Int32) -> Double { values[entity] }

    @inline(__always)
    mutating func lowerEnd(_ entity: Int32) -> Double { intervals[entity].lower }

    @inline(__always)
    mutating func upperEnd(_ entity: Int32) -> Double { intervals[entity].upper }

    /// Lets an entity be between two of its breakpoints.
    @inline(__always)
    mutating func setInterval(_ entity: Int32, _ lower: Int32, _ upper: Int32) {
        (states[entity].lower, states[entity].upper) = (lower, upper)
        intervals[entity] = Interval(
            lower: lower < 0 ? -.infinity : penalties.breakpoint(entity, lower),
            upper: upper >= penalties.count(entity) ? .infinity : penalties.breakpoint(entity, upper))
    }

    // MARK: Values

    /// Evaluates all columns and rows afresh, and lists what lies outside its interval.
    mutating func evaluate() {
        basis.work += 4 * entityCount
        // Only etas use the values up.
        if basis.etaCount > 0 {
            scratch.copy(held)
            basis.solve(scratch, into: values, rows)
        } else {
            basis.solve(held, into: values, rows)
        }
        isEvaluated = true
        tolerance = 1e-10 + 1e-12 * values.largestMagnitude(of: columnCount)
        if !finishValues() { refine() }
    }

    /// Writes the values of the rows from those of the columns, and lists what lies outside its interval; whether all that is held is
    /// where it should be.
    private mutating func finishValues() -> Bool {
        let (values, intervals, slots, held) = (values, intervals, basis.slots, held)
        let (columnCount, count) = (columnCount, entityCount)
        let (tolerance, limit) = (tolerance, 0.1 * tolerance)
        var (entity, isExact) = (0, true)
        while entity < count {
            if entity >= columnCount { values[entity] = rows.product(entity &- columnCount, values) }
            let (value, interval, slot) = (values[entity], intervals[entity], slots[entity])
            if slot >= 0 {
                if abs(held[slot] - value) > limit { isExact = false }
            } else if !(interval.lower - value <= tolerance && value - interval.upper <= tolerance) {
                check(Int32(truncatingIfNeeded: entity))
            }
            entity &+= 1
        }
        return isExact
    }

    /// Corrects the columns by what held entities are off, where rows are nearly dependent.
    private mutating func refine() {
        for _ in 0..<3 {
            for slot in 0..<columnCount { scratch[slot] = held[slot] - value(basis.entities[slot]) }
            var correction = Buffer<Double>(repeating: 0, count: columnCount)
            basis.solve(scratch, into: correction, rows)
            for column in 0..<columnCount { values[column] += correction[column] }
            correction.deallocate()
            if finishValues() { return }
        }
    }

    /// Lists an entity that is not held and lies outside its interval.
    @inline(__always)
    mutating func check(_ entity: Int32) {
        if violation(entity) <= tolerance || states[entity].isCandidate { return }
        states[entity].isCandidate = true
        candidates.append(entity)
    }

    /// How far an entity is outside its interval; negative inside.
    @inline(__always)
    mutating func violation(_ entity: Int32) -> Double {
        let (value, interval) = (values[entity], intervals[entity])
        return max(interval.lower - value, value - interval.upper)
    }

    /// Brings the columns up to date with `slotChange`, and whatever depends on them.
    mutating func propagate() {
        if isApart {
            isEvaluated = false
            return slotChange.clear()
        }
        let start = basis.work
        defer { spreadWork += basis.work - start }
        if slotChange.indices.count > columnCount / 8 {
            // To look for what depends on so many costs more than to compute everything.
            slotChange.clear()
            evaluate()
            return
        }
        isEvaluated = false
        basis.solve(&slotChange, into: &columnChange, rows)
        for index in 0..<columnChange.indices.count {
            let column = columnChange.indices[index]
            let change = columnChange.values[column]
            if change == 0 { continue }
            values[column] += change
            if basis.slots[column] < 0 { check(column) }
            for place in rows.places(Int(column)) { touchedRows.insert(rows.rowsOfColumns[place]) }
        }
        columnChange.clear()
        while let row = touchedRows.removeLast() {
            basis.work += 16
            values[columnCount + Int(row)] = rows.product(Int(row), values)
            let entity = Int32(columnCount) + row
            if basis.slots[entity] < 0 { check(entity) }
        }
    }

    /// Finds what combination of slots a row of the matrix or a column is.
    mutating func combine(_ entity: Int32) {
        combination.clear()
        if Int(entity) < columnCount {
            columnChange.set(1, at: entity)
        } else {
            for entry in rows.entries(Int(entity) - columnCount) {
                columnChange.set(rows.coefficients[entry], at: rows.columns[entry])
            }
        }
        basis.combine(&columnChange, into: &combination, rows)
    }

    /// Computes the multipliers of held entities from those of the others.
    mutating func refreshMultipliers() {
        multiplierChanges = 0
        isUnique = false
        for level in 0..<levelCount where !basis.isExhausted {
            basis.work += entityCount
            for entity in 0..<Int32(entityCount) where basis.slots[entity] < 0 {
                let multiplier = multipliers[Int(entity) * levelCount + level]
                if multiplier == 0 { continue }
                if Int(entity) < columnCount {
                    columnChange.add(-multiplier, at: entity)
                    continue
                }
                for entry in rows.entries(Int(entity) - columnCount) {
                    columnChange.add(-multiplier * rows.coefficients[entry], at: rows.columns[entry])
                }
            }
            combination.clear()
            basis.combine(&columnChange, into: &combination, rows)
            var largest = 0.0
            for slot in 0..<columnCount {
                let multiplier = combination.values[slot]
                largest = max(largest, abs(multiplier))
                multipliers[Int(basis.entities[slot]) * levelCount + level] = multiplier
            }
            noise[level].rounding = 8e-16 * largest
        }
    }

    /// Gives the memory back of what may have outgrown the arena.
    mutating func deallocate() {
        basis.deallocateKernel()
        var release = MemoryRelease()
        visitMemory(&release)
    }

    /// Names all buffers but those of a kernel.
    @inline(__always)
    mutating func visitMemory(_ visitor: inout some MemoryVisitor) {
        visitor.visit(&candidates)
        visitor.visit(&values)
        visitor.visit(&held)
        visitor.visit(&scratch)
        visitor.visit(&intervals)
        visitor.visit(&states)
        rows.visitMemory(&visitor)
        basis.visitMemory(&visitor)
        penalties.visitMemory(&visitor)
        visitor.visit(&constraints)
        visitor.visit(&multipliers)
        visitor.visit(&noise)
        combination.visitMemory(&visitor)
        columnChange.visitMemory(&visitor)
        slotChange.visitMemory(&visitor)
        events.visitMemory(&visitor)
        touchedRows.visitMemory(&visitor)
        visitor.visit(&urgent)
        visitor.visit(&resting)
        visitor.visit(&isMovable)
        visitor.visit(&followers)
        visitor.visit(&changedPenalties)
        visitor.visit(&replaced)
        visitor.visit(&pushingRows)
    }
}
