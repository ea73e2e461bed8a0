/// Variables that hang together, and the constraints between them: reduced to what has to be decided, and that as a program.
///
/// First `Multiples` takes the equations that make variables multiples of others; then, in larger components, `Elimination`
/// takes sums where that makes nothing longer. The columns of the program are the variables that are left, and every
/// constraint that was not taken is an `Expression` over them. A constraint that comes or goes later comes or goes as an
/// expression: only the program is made anew.
struct Component: ~Copyable {
    /// A constraint that was not taken: `scale * entity + shift + constant  relation  0`.
    struct Expression {
        var scale: Double
        /// What taken variables add to its constant.
        var shift: Double
        /// Its place among the constraints.
        var place: Int32
        /// Its entity in the program, or -1 where no column is left in it.
        var entity: Int32
        /// Its row in the elimination, or -1.
        var row: Int32
    }

    /// What has become of a constraint, besides the index of an expression; what is below `taken` stands for a row of the
    /// elimination.
    enum Standing {
        /// Taken as a link between variables.
        static let taken: Int32 = -1

        /// In a row of the elimination; its own inverse.
        static func row(_ row: Int32) -> Int32 { -2 - row }
    }

    /// Fewer variables than these are not worth an elimination.
    static let leastEliminated = 48

    // What a changed constant needs comes first; `Engine` says why.

    /// A Boolean value that indicates whether constants of taken equations have changed.
    var hasChangedEquations = false
    /// A Boolean value that indicates whether constants of taken equations have changed that were expected to.
    var hasChangedInputs = false
    /// A Boolean value that indicates whether constants of expressions without columns have changed.
    var hasChangedRests = false
    /// A Boolean value that indicates whether resting values have changed.
    var hasChangedResting = false
    /// A Boolean value that indicates whether expressions have come or gone.
    var hasChangedExpressions = false
    /// A Boolean value that indicates whether equations have been released or taken back.
    var hasChangedReleases = false
    /// A Boolean value that indicates whether a constraint has a share in a released column that may be rounding.
    var hasDoubtfulShares = false
    /// A Boolean value that indicates whether something was taken for rounding of factors, or not, that is about as
    /// large.
    var hasDoubt = false
    /// A Boolean value that indicates whether the constraints are in the order of their content.
    var isInOrder = false
    /// A Boolean value that indicates whether it has factors of more than 16 binary digits; nil while nobody wanted to
    /// know.
    var knowsRoundedFactors: Bool?
    /// A Boolean value that indicates whether it has been solved once.
    var isBuilt = false
    /// A Boolean value that indicates whether a constraint of it is relaxed.
    var hasConflict = false
    /// A Boolean value that indicates whether the solution is not the only one.
    var isAmbiguous = false
    /// A Boolean value that indicates whether a variable has no resting value.
    var hasRestless = false
    /// A Boolean value that indicates whether the program has older constants than the values: what has changed is
    /// listed still.
    var isBehind = false
    /// A Boolean value that indicates whether there is no program because the solution was foreseen: then it is behind,
    /// and expressions count as changed.
    ///
    /// While it is solved, whether that is to be tried.
    var isForeseen = false
    /// How often in a row regions were no help, at most 6, and how many more solutions nothing is learnt from therefore.
    var regionFailures: UInt8 = 0
    var regionPause: UInt8 = 0
    /// The constraint whose constant has changed since the last solution, or a value of `Change`; and before it.
    var changedConstraint = Change.nothing
    var lastChangedConstraint = Change.nothing
    /// What was read to touch the program; it means nothing.
    var touched: UInt8 = 0
    /// A Boolean value that indicates whether so much of memory belongs to the program that it may be touched.
    var isTouchable = false
    /// A Boolean value that indicates whether variables are only replaced by multiples of one other, so that each can
    /// be held.
    var keepsSums = false
    /// A Boolean value that indicates whether no column is folded, because more than one value of it is as good.
    var keepsLeaves = false
    /// A Boolean value that indicates whether every equation goes through the elimination, which records what it does.
    var recordsOperations = false
    /// A Boolean value that indicates whether the variables that are constants have their values, and need no others
    /// before links are made again.
    private var hasWrittenConstants = false
    /// The release whose changes are the shares of the only released column, or -1; there are a few.
    var sharedRelease: Int8 = -1
    /// How many more equations have come as expressions than have left since it was built.
    var enteredCount: Int32 = 0
    /// The steps taken since work was last taken, but for those that elimination and program still count.
    var work = 0
    /// How many steps may be taken.
    var workLimit = Int.max
    /// How many of the expressions, the last ones, are not in the program yet, because they hold as it is.
    var waitingCount = 0
    /// Where the program is; nil where no column is left.
    var programPlace: UnsafeMutablePointer<Program>?
    /// Where the solution follows a constant along a line; nil while nothing is known of that.
    var regionsPlace: UnsafeMutablePointer<CriticalRegions>?
    /// Where what is eliminated is; nil where there is nothing, as in small components.
    var reductionPlace: UnsafeMutablePointer<Reduction>?
    /// An index of `expressions`, or a value of `Standing`, for each constraint.
    var standings = Buffer<Int32>()
    /// The expressions whose constants have changed.
    var changedExpressions = Buffer<Int32>()
    /// The constraints that were not taken.
    var expressions = Buffer<Expression>()
    /// The constraints.
    var constraints = Buffer<Int32>()
    /// The variables, in ascending order.
    var variables = Buffer<Int32>()
    /// The local variable of each column.
    var variableOfColumn = Buffer<Int32>()
    /// How many of the columns, the last ones, are errors of released equations.
    var releasedCount: Int32 = 0
    /// In a small component, the local variables that are multiples of columns.
    var linked = Buffer<Int32>()
    /// Where the columns are that are folded into others; nil where none is.
    var foldsPlace: UnsafeMutablePointer<Folds>?
    var multiples = Multiples()

    // What is made of the equations.

    /// Begins with the component itself and its lists.
    var arena = Arena()
    /// Where in the arena begins what is made of the equations.
    var lists = Arena.Mark()
    /// The column of a local variable that is one, or -1.
    var columnOf = Buffer<Int32>()
    /// The local variable that says where a column rests: the last of those that are multiples of it.
    var restingVariables = Buffer<Int32>()

    // The program.

    var programArena = Arena()
    /// The priorities of the wishes, dearest first.
    var levels = Buffer<Double>()
    /// What is said of each level where a priority is several.
    var levelBounds = Buffer<LevelBound>()

    /// A component that is still empty.
    init() {}

    /// The program; only where there is one.
    var program: Program {
        _read { yield programPlace.unsafelyUnwrapped.pointee }
        nonmutating _modify { yield &programPlace.unsafelyUnwrapped.pointee }
    }

    /// What is eliminated; only where there is something.
    var reduction: Reduction {
        _read { yield reductionPlace.unsafelyUnwrapped.pointee }
        nonmutating _modify { yield &reductionPlace.unsafelyUnwrapped.pointee }
    }

    /// The elimination; only where there is one.
    var elimination: Elimination {
        _read { yield reductionPlace.unsafelyUnwrapped.pointee.elimination }
        nonmutating _modify { yield &reductionPlace.unsafelyUnwrapped.pointee.elimination }
    }

    /// The columns that are folded into others; only where there are some.
    var folds: Folds {
        _read { yield foldsPlace.unsafelyUnwrapped.pointee }
        nonmutating _modify { yield &foldsPlace.unsafelyUnwrapped.pointee }
    }

    /// How many row operations, pivots and rows the elimination has.
    var operationCount: Int { reductionPlace == nil ? 0 : elimination.operations.count }
    var pivotCount: Int { reductionPlace == nil ? 0 : elimination.pivotRows.count }
    var eliminatedRowCount: Int { reductionPlace == nil ? 0 : reduction.rightSides.count }

    /// A Boolean value that indicates whether variables are eliminated.
    @inline(__always)
    var hasDefinitions: Bool { reductionPlace != nil && reduction.definitionOf.count > 0 }

    /// A Boolean value that indicates whether columns are folded into others.
    @inline(__always)
    var hasFolds: Bool { foldsPlace != nil }

    /// Writes the values of all variables.
    ///
    /// Which sign a zero has depends on the way to it, so it loses that here, as the offsets of links have lost it.
    mutating func writeValues(_ storage: borrowing Storage) {
        if hasReleased { return writeReleasedValues(storage) }
        let values = storage.values
        for column in 0..<variableOfColumn.count {
            values[variables[variableOfColumn[column]]] = program.values[column] + 0
        }
        if hasFolds { writeLeaves(storage) }
        if hasDefinitions { reduction.writeValues(values) }
        writeLinked(storage)
    }

    /// Writes the values of the variables that are links, from those of the columns.
    @inline(__always)
    mutating func writeLinked(_ storage: borrowing Storage) {
        let values = storage.values
        if hasWrittenConstants {
            multiples.writeValues(of: linked, variables, values)
        } else {
            multiples.writeValues(variables, values)
            hasWrittenConstants = isSmall
        }
    }

    /// A Boolean value that indicates whether it is too small for an elimination.
    @inline(__always)
    var isSmall: Bool { variables.count < Self.leastEliminated }

    /// A Boolean value that indicates whether its variables are all of a range, as they mostly are.
    @inline(__always)
    var isRange: Bool { Self.isRange(variables) }

    /// Returns whether variables in ascending order are all of a range.
    @inline(__always)
    static func isRange(_ variables: Buffer<Int32>) -> Bool {
        variables.count > 0 && Int(variables[variables.count - 1] - variables[0]) == variables.count - 1
    }

    /// Takes note that constants have to be written again.
    @inline(__always)
    mutating func forgetConstants() { hasWrittenConstants = false }

    /// Puts the constraints into the order of their content.
    mutating func sortConstraints(_ storage: borrowing Storage) {
        constraints.sort { storage.precedes($0, $1) }
        for place in 0..<constraints.count { storage.constraints[constraints[place]].place = Int32(place) }
        isInOrder = true
    }

    /// Gives the memory of the program back.
    mutating func deallocateProgram() {
        if let place = programPlace { place.pointee.deallocate() }
        programPlace = nil
        foldsPlace?.pointee.deallocate()
        foldsPlace = nil
        arena.takeBack(&programArena)
    }

    /// Gives the memory of everything but the lists of variables and constraints back.
    mutating func deallocateBuilt() {
        deallocateParts()
        arena.rewind(to: lists)
        isBuilt = false
        isBehind = false
        isForeseen = false
        hasChangedReleases = false
        hasDoubtfulShares = false
        hasDoubt = false
        releasedCount = 0
        sharedRelease = -1
        waitingCount = 0
    }

    private mutating func deallocateParts() {
        forgetRegions()
        deallocateProgram()
        reductionPlace?.pointee.deallocate()
        reductionPlace = nil
        multiples.deallocateRarities()
        var release = MemoryRelease()
        visitParts(&release)
    }

    /// Names all buffers that building makes, but for those of program, reduction and rarities.
    @inline(__always)
    mutating func visitParts(_ visitor: inout some MemoryVisitor) {
        visitor.visit(&levels)
        visitor.visit(&levelBounds)
        visitor.visit(&changedExpressions)
        multiples.visitMemory(&visitor)
        visitor.visit(&standings)
        visitor.visit(&columnOf)
        visitor.visit(&variableOfColumn)
        visitor.visit(&linked)
        visitor.visit(&restingVariables)
        visitor.visit(&expressions)
    }

    /// Gives the memory back.
    private mutating func deallocate() {
        deallocateParts()
        variables.deallocate()
        constraints.deallocate()
    }
}

// MARK: Memory

extension Component {
    /// How much there is in a component.
    struct Tally {
        var variableCount: Int32 = 0
        var constraintCount: Int32 = 0
        var equationCount: Int32 = 0
    }

    /// How much of an arena it takes, with what is made of the equations where none is eliminated.
    private static func byteCount(_ tally: Tally) -> Int {
        let (variableCount, constraintCount) = (Int(tally.variableCount), Int(tally.constraintCount))
        let lists = MemoryLayout<Component>.stride + 4 * variableCount + 4 * constraintCount + 16
        let links = Multiples.byteCount(count: variableCount, constraintCount: constraintCount)
        let (columnCount, count) = (
            variableCount - Int(tally.equationCount), constraintCount - Int(tally.equationCount)
        )
        let expressions = MemoryLayout<Expression>.stride * ((count + 1) & ~1)
        let size = lists + links + 4 * variableCount + 4 * constraintCount + expressions + 32
        // Where there is an equation for each variable nothing is left, as in one of the two axes of many cells.
        if columnCount <= 0 { return size }
        return size + 4 * variableCount + 4 * columnCount + 2 * MemoryLayout<Expression>.stride + 8 * roomForLevels + 8
    }

    /// The same with a program, as far as that can be told: of four levels, and a row for every other constraint that is left.
    static func wholeByteCount(_ tally: Tally) -> Int {
        let columnCount = Int(tally.variableCount - tally.equationCount)
        let count = Int(tally.constraintCount - tally.equationCount)
        let (rowCount, levelCount) = ((count + 1) / 2, 4)
        var size = byteCount(tally) + 8
        if columnCount > 0 {
            size += programByteCount(
                columnCount: columnCount, rowCount: rowCount, entryCount: 3 * rowCount, levelCount: levelCount,
                expressionCount: count)
        }
        return (size + 15) & ~7
    }

    /// An empty component with room for its lists, for what is made of its equations and for levels, and for some more bytes that cost
    /// nothing until elimination and program need them: one allocation for all.
    static func make(_ tally: Tally, spare: Int) -> UnsafeMutablePointer<Component> {
        var arena = Arena(capacity: byteCount(tally), spare: spare)
        return make(tally, in: &arena)
    }

    /// The same in memory that belongs to somebody else, and stays it when the component is given back.
    static func make(
        _ tally: Tally, at memory: UnsafeMutableRawPointer, byteCount: Int
    ) -> UnsafeMutablePointer<Component> {
        var arena = Arena(in: memory, count: byteCount)
        return make(tally, in: &arena)
    }

    private static func make(_ tally: Tally, in arena: inout Arena) -> UnsafeMutablePointer<Component> {
        let (variableCount, constraintCount) = (Int(tally.variableCount), Int(tally.constraintCount))
        let place = arena.allocate(Component.self)
        place.initialize(to: Component())
        place.pointee.variables = Buffer(capacity: variableCount, in: &arena)
        place.pointee.constraints = Buffer(unwritten: constraintCount, in: &arena)
        place.pointee.lists = arena.mark
        place.pointee.arena = arena
        return place
    }

    /// Gives a component back, with all of its memory.
    static func dispose(of place: UnsafeMutablePointer<Component>) {
        place.pointee.deallocate()
        var arena = place.pointee.arena
        arena.deallocate()
    }
}
