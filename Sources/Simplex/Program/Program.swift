// The algorithm of the solver
//
// A layout is a sparse system of required equations, nearly triangular, with a few inequalities and many optional constraints. Every
// tableau method that we measured loses that structure: it keeps rows over the current non-basic variables. On a chain of views those rows
// fill in. The cost grows with the second to fourth power of the number of views. This solver keeps only the rows that the constraints
// state:
//
// 1. Presolve removes required equations before any simplex step. Nearly all of them make variables constants or multiples of one another.
//    These are links in a forest (`Multiples`), which substitute sizes and positions; a row of equal widths keeps one column. Longer
//    equations make positions sums of sizes, as long as no row is copied (`Component+Sums`).
// 2. The rest is a `Program`: columns, rows over them, and for every column and row one convex piecewise linear penalty, the sum of all
//    constraints on it. An inequality is a penalty with an infinite slope; an optional constraint has a slope at its level. A column that
//    occurs in one row with one other column is folded into that column's penalty (`Folds`).
// 3. A basis holds as many entities (columns or rows) as there are columns, each at a breakpoint of its penalty. Their rows are factored by
//    peeling (`Basis`), which keeps chains as chains. The state is purely combinatorial: the held entities and their breakpoints. Values
//    and multipliers follow from it, so they can always be computed afresh, and nothing drifts.
// 4. The dual simplex method restores feasibility after any change of constants. Multipliers do not depend on constants, so the basis is
//    still dual feasible. Bound flipping carries held entities over many breakpoints at once. A container that becomes too narrow for a
//    hundred views costs one step and a hundred flips, not a hundred pivots.
// 5. Slopes and multipliers are vectors by priority, compared lexicographically. Sums of weights such as 1e6, 1e3 and 1 could not rank a
//    thousand priorities; vectors do it exactly.
// 6. If the optimum is not unique, some multiplier equals a slope. Only then variables settle one after another, nearest to their resting
//    values (`Program+Rest.swift`). The solution is unique by definition, and independent of history.
// 7. A constant that changes repeatedly moves the solution along a line while no error changes its sign. The solver keeps such critical
//    regions, and reads solutions inside them without the program (`CriticalRegions`).
//
// `Documentation/Solver.md` has the details, the tolerances, the proof of termination, and a worked example.

/// A constraint of a component in terms of the program: an entity times a coefficient, plus a constant.
struct ConstraintRow {
    /// The constant, including the contributions of links and sums.
    var constant = 0.0
    /// The priority level of positive errors, or a value of `ErrorLevel`.
    var positiveLevel = ErrorLevel.free
    /// The priority level of negative errors, or a value of `ErrorLevel`.
    var negativeLevel = ErrorLevel.free
}

// Methods of `Program` and `Component` are mutating even if they only read: for a borrowed self of three kilobytes the compiler makes a
// copy at each call, for an inout one it passes the address.

/// The reduced problem after presolve: columns, rows over them, and a penalty for each.
///
/// An *entity* is a column or a row; its penalty is a function of its value. A basis holds as many entities as there are columns, each at a
/// breakpoint; the values of the others follow. Each entity has a *multiplier*, a vector by priority level, and `sum(multiplier * row) =
/// 0`. A solution is optimal if each value is in its interval, where its multiplier is a slope of its penalty. `lower` and `upper` are the
/// ends of that interval, as indices of breakpoints.
struct Program: ~Copyable {
    /// The range of values of an entity for its multiplier.
    struct Interval: Equatable {
        var lower = -Double.infinity
        var upper = Double.infinity

        /// Returns the distance of a value from the interval, which is negative inside.
        @inline(__always)
        func violation(_ value: Double) -> Double { max(lower - value, value - upper) }
    }

    /// The position of an entity.
    struct State {
        // The ends of its interval, as indices of breakpoints.
        var lower: Int32 = -1
        var upper: Int32 = 0
        /// The breakpoint at which it is held, or -1 if it has none and is free.
        var spot: Int32 = -1
        /// A Boolean value that indicates whether it is held at its resting value between breakpoints.
        var isPinned = false
    }

    /// The difference below which multipliers of a level count as equal.
    struct Noise {
        /// The tolerance before any rounding.
        var floor = 1e-10
        /// The rounding of the largest multiplier since multipliers were computed from slopes.
        var rounding = 0.0

        @inline(__always)
        var size: Double { floor + rounding }
    }

    let columnCount: Int
    let levelCount: Int

    // The fields that a changed constant needs if nothing has to yield come first, in the arena too; `Engine` gives the reason.

    /// A Boolean value that indicates whether every multiplier of a held entity is known to be strictly between two slopes.
    ///
    /// Then no slot can move.
    var isUnique = false
    /// A Boolean value that indicates whether any entity may be pinned.
    var hasPinned = false
    /// A Boolean value that indicates whether the tie-break has moved or pinned anything.
    var hasMoved = false
    /// A Boolean value that indicates whether the tie-break had to repair factors.
    var isBroken = false
    /// A Boolean value that indicates whether the last slide went to infinity.
    var isUnbounded = false
    /// A Boolean value that indicates whether no entity was pushed since the values were computed from the breakpoints.
    var isEvaluated = false
    /// A Boolean value that indicates whether multipliers could follow values the last time.
    var hasFollowed = false
    /// A Boolean value that indicates whether the current round of dual steps has rounded, so that new factors are needed.
    var hasRounded = false
    /// A Boolean value that indicates whether pivots may have rounded too much since the solution was last proven.
    var needsProof = false
    /// A Boolean value that indicates whether the dual method gave up, because rounding repeats its steps.
    var isStuck = false
    var movableCount = 0
    /// The number of columns that the tie-break visited only because slots were replaced.
    var untracedCount = 0
    /// The number of changes of multipliers since they were computed from slopes.
    var multiplierChanges = 0
    /// The number of times that dependent rows lost their slots, or multipliers their slopes, since the start.
    var repairCount = 0
    /// The tolerance below which errors are rounding.
    var tolerance = 1e-10
    /// The part of the tolerance that does not depend on the values, and the share of the largest value.
    var (leastTolerance, relativeTolerance) = (1e-10, 1e-12)
    /// The entities that were outside their intervals at the last evaluation, and were not pushed since.
    @Owned var candidates = Buffer<Int32>()
    /// The values of the entities.
    @Owned var values = Buffer<Double>()
    /// The values of the slots.
    @Owned var held = Buffer<Double>()
    @Owned var scratch = Buffer<Double>()
    /// The intervals of the entities.
    ///
    /// Loops over all values need no other part of the entities.
    @Owned var intervals = Buffer<Interval>()
    /// The positions of the entities.
    @Owned var states = Buffer<State>()
    var rows: RowMatrix
    var basis: Basis
    var penalties: Penalties
    @Owned var constraints = Buffer<ConstraintRow>()

    // The fields that steps need.

    @Owned var multipliers = Buffer<Double>()
    /// The tolerance of multipliers at each level.
    @Owned var noise = Buffer<Noise>()
    var combination: SparseVector
    var columnChange: SparseVector
    var slotChange: SparseVector
    /// The largest absolute value in `combination`.
    var largestShare = 0.0
    var stalls = 0
    var events: Events
    var touchedRows: SparseRows
    /// The resting values of the columns.
    @Owned var resting = Buffer<Double>()
    /// A Boolean value for each slot that indicates whether it can still move at no cost.
    @Owned var isMovable = Buffer<Bool>()
    @Owned var followers = Buffer<Follower>()
    @Owned var replaced = Buffer<Replaced>()
    /// The entities whose penalties have changed since the last solution.
    @Owned var changedPenalties = Buffer<Int32>()

    /// The number of rows without constraints.
    var idleRowCount = 0

    /// The slot that the last slide has left between breakpoints, or -1.
    var looseSlot: Int32 = -1

    /// The mechanisms that the solver uses.
    var mechanisms = Mechanisms.all

    /// The work of combinations of entities that others had brought into their intervals, since the last evaluation.
    var uselessWork = 0

    /// Creates a program of columns and rows; the caller adds penalties and constraints.
    ///
    /// Each fold needs two more penalties than the entities.
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
        resting = Buffer(zeros: columnCount, in: &arena)
        isMovable = Buffer(zeros: columnCount, in: &arena)
        followers = Buffer(capacity: Self.roomForFollowers, in: &arena)
        replaced = Buffer(capacity: 2 * Self.roomForFollowers, in: &arena)
    }

    /// The initial capacity for values that pass breakpoints.
    private static var roomForFollowers: Int { 4 }

    /// Returns the initial capacity for events.
    private static func roomForEvents(_ columnCount: Int) -> Int { columnCount > 0 ? min(columnCount, 16) + 1 : 0 }

    /// The number of columns and rows.
    var entityCount: Int { columnCount + rows.count }

    @inline(__always)
    mutating func isHeld(_ entity: Int32) -> Bool { basis.slots[entity] >= 0 }

    @inline(__always)
    mutating func value(_ entity: Int32) -> Double { values[entity] }

    @inline(__always)
    mutating func lowerEnd(_ entity: Int32) -> Double { intervals[entity].lower }

    @inline(__always)
    mutating func upperEnd(_ entity: Int32) -> Double { intervals[entity].upper }

    /// Sets the interval of an entity to the range between two of its breakpoints.
    @inline(__always)
    mutating func setInterval(_ entity: Int32, _ lower: Int32, _ upper: Int32) {
        (states[entity].lower, states[entity].upper) = (lower, upper)
        intervals[entity] = Interval(
            lower: lower < 0 ? -.infinity : penalties.breakpoint(entity, lower),
            upper: upper >= penalties.count(entity) ? .infinity : penalties.breakpoint(entity, upper))
    }

    // MARK: Values

    /// Evaluates all columns and rows afresh, and lists the entities outside their intervals.
    mutating func evaluate() {
        basis.work += 4 * entityCount
        // Only etas overwrite the values.
        if basis.etaCount > 0 {
            scratch.copy(held)
            basis.solve(scratch, into: values, rows)
        } else {
            basis.solve(held, into: values, rows)
        }
        isEvaluated = true
        tolerance = leastTolerance + relativeTolerance * values.largestMagnitude(of: columnCount)
        if !finishValues() {
            needsProof = true
            refine()
        }
    }

    /// Writes the values of the rows from those of the columns, and lists the entities outside their intervals.
    ///
    /// Returns whether all held entities are at their held values.
    private mutating func finishValues() -> Bool {
        let (values, intervals, slots, held) = (values, intervals, basis.slots, held)
        let (columnCount, count) = (columnCount, entityCount)
        let (tolerance, limit) = (tolerance, 0.1 * tolerance)
        var (entity, isExact) = (0, true)
        candidates.removeAll()
        while entity < count {
            if entity >= columnCount { values[entity] = rows.product(entity &- columnCount, values) }
            let (value, interval, slot) = (values[entity], intervals[entity], slots[entity])
            if slot >= 0 {
                if abs(held[slot] - value) > limit { isExact = false }
            } else if !(interval.lower - value <= tolerance && value - interval.upper <= tolerance) {
                candidates.append(Int32(truncatingIfNeeded: entity))
            }
            entity &+= 1
        }
        return isExact
    }

    /// Corrects the columns by the errors of held entities, if rows are nearly dependent.
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

    /// Returns the distance of an entity from its interval, which is negative inside.
    @inline(__always)
    mutating func violation(_ entity: Int32) -> Double { intervals[entity].violation(values[entity]) }

    /// Computes the combination of slots for a row of the matrix or a column.
    mutating func combine(_ entity: Int32) {
        if Int(entity) < columnCount {
            columnChange.set(1, at: entity)
        } else {
            for entry in rows.entries(Int(entity) - columnCount) {
                columnChange.set(rows.coefficients[entry], at: rows.columns[entry])
            }
        }
        combineChange()
    }

    /// Computes the combination of slots for `columnChange`, and clears that.
    mutating func combineChange() {
        combination.clear()
        basis.combine(&columnChange, into: &combination, rows)
    }

    /// Adds a multiple of an entity's row to `columnChange`.
    @inline(__always)
    mutating func addRow(of entity: Int32, times factor: Double) {
        if Int(entity) < columnCount { return columnChange.add(factor, at: entity) }
        for entry in rows.entries(Int(entity) - columnCount) {
            columnChange.add(factor * rows.coefficients[entry], at: rows.columns[entry])
        }
    }

    /// Lists the rows that contain a column in `touchedRows`.
    @inline(__always)
    mutating func touchRows(of column: Int32) {
        for place in rows.places(Int(column)) { touchedRows.insert(rows.rowsOfColumns[place]) }
    }

    /// Computes the multipliers of held entities from those of the others.
    mutating func refreshMultipliers() {
        for slot in 0..<columnCount {
            let first = Int(basis.entities[slot]) * levelCount
            for level in 0..<levelCount { multipliers[first + level] = 0 }
        }
        correctMultipliers()
    }

    /// Changes the multipliers of held entities by the amounts that cancel the sums of multipliers in all columns.
    ///
    /// So errors of the factors cost no digits: only the sums are rounded.
    mutating func correctMultipliers() {
        multiplierChanges = 0
        isUnique = false
        for level in 0..<levelCount where !basis.isExhausted {
            basis.work += entityCount
            for entity in 0..<Int32(entityCount) {
                let multiplier = multipliers[Int(entity) * levelCount + level]
                if multiplier != 0 { addRow(of: entity, times: -multiplier) }
            }
            combineChange()
            var largest = 0.0
            for slot in 0..<columnCount {
                let place = Int(basis.entities[slot]) * levelCount + level
                multipliers[place] += combination.values[slot]
                largest = max(largest, abs(multipliers[place]))
            }
            noise[level].rounding = 8e-16 * largest
        }
    }
}
