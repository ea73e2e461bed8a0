/// A set of connected variables and the constraints between them, reduced to a program of the remaining decisions.
///
/// First `Multiples` takes the equations that make variables multiples of others. Then, in larger components, `takeSums` takes equations that
/// define free variables. The columns of the program are the remaining variables, and every constraint that was not taken is an `Expression` over
/// them. A constraint that is added or removed later is an expression too: only the program is created anew.
struct Component: ~Copyable {
    /// A constraint that was not taken: `scale * entity + shift + constant  relation  0`.
    struct Expression {
        var scale: Double
        /// The contribution of taken variables to its constant.
        var shift: Double
        /// Its index among the constraints.
        var place: Int32
        /// Its entity in the program, or -1 if it has no column.
        var entity: Int32
    }

    /// The state of a constraint that is no expression, because it defines a variable.
    static let taken: Int32 = -1

    /// The minimum number of variables for sums and pairs.
    static let leastWithSums = 48

    // The fields that a changed constant needs come first; `Engine` gives the reason.

    /// A Boolean value that indicates whether constants of taken equations have changed.
    var hasChangedEquations = false
    /// A Boolean value that indicates whether constants of taken equations with expected changes have changed.
    var hasChangedInputs = false
    /// A Boolean value that indicates whether constants of expressions without columns have changed.
    var hasChangedRests = false
    /// A Boolean value that indicates whether resting values have changed.
    var hasChangedResting = false
    /// A Boolean value that indicates whether expressions were added or removed.
    var hasChangedExpressions = false
    /// A Boolean value that indicates whether equations have been released or taken back.
    var hasChangedReleases = false
    /// A Boolean value that indicates whether the share of a constraint in a released column may be rounding.
    var hasDoubtfulShares = false
    /// A Boolean value that indicates whether a decision about the rounding of factors was close.
    var hasDoubt = false
    /// A Boolean value that indicates whether the constraints are in the order of their content.
    var isInOrder = false
    /// A Boolean value that indicates whether the last solution began from nothing.
    var isFromNothing = false
    /// The degree of care about rounding, which increases if a solution fails its check.
    var care: UInt8 = 0
    /// A Boolean value that indicates whether the values could not be proven.
    var isUncertain = false
    /// A Boolean value that indicates whether the component has been solved once.
    var isBuilt = false
    /// A Boolean value that indicates whether one of the constraints is relaxed.
    var hasConflict = false
    /// A Boolean value that indicates whether other solutions are equally good.
    var isAmbiguous = false
    /// A Boolean value that indicates whether a variable has no resting value.
    var hasRestless = false
    /// A Boolean value that indicates whether the program has older constants than the values: what has changed is
    /// listed still.
    var isBehind = false
    /// The number of consecutive failures of regions, at most 6, and the number of solutions until the next learning.
    var regionFailures: UInt8 = 0
    var regionPause: UInt8 = 0
    /// The constraint whose constant has changed since the last solution, or a value of `Change`, and that of the solution before.
    var changedConstraint = Change.nothing
    var lastChangedConstraint = Change.nothing
    /// A Boolean value that indicates whether variables are only replaced by multiples of one other, so that each can be held.
    var keepsSums = false
    /// A Boolean value that indicates whether no column is folded, because the cheapest value of a leaf is ambiguous.
    var keepsLeaves = false
    /// A Boolean value that indicates whether no equation is taken, so that the program shows what every constraint does.
    var isWhole = false
    /// A Boolean value that indicates whether a whole program has the small tolerance of reduced programs.
    var isStrict = false
    /// The number of equations that entered as expressions since the build, minus those that were removed.
    var enteredCount: Int32 = 0
    /// The steps since the last collection, without those that the program still counts.
    var work = 0
    /// The number of steps that may be taken.
    var workLimit = Int.max
    /// The number of expressions, at the end of the list, that hold as they are and are not in the program yet.
    var waitingCount = 0
    /// The program, or nil without columns.
    var programPlace: UnsafeMutablePointer<Program>?
    /// The critical regions of a constant, or nil if none are known.
    var regionsPlace: UnsafeMutablePointer<CriticalRegions>?
    /// An index of `expressions`, or `taken`, for each constraint.
    @Owned var standings = Buffer<Int32>()
    /// The expressions whose constants have changed.
    @Owned var changedExpressions = Buffer<Int32>()
    /// The constraints that were not taken.
    @Owned var expressions = Buffer<Expression>()
    /// The constraints.
    @Owned var constraints = Buffer<Int32>()
    /// The variables, in ascending order.
    @Owned var variables = Buffer<Int32>()
    /// The local variable of each column.
    @Owned var variableOfColumn = Buffer<Int32>()
    /// A Boolean value that indicates whether the last column is the error of a released equation.
    var hasReleased = false
    /// The shares of the local variables in that column.
    ///
    /// Invariant: the memory belongs to `multiples`. After a release changes, nothing reads it before the next solution. Test:
    /// `ReleaseTests`.
    var shares = Buffer<Double>()
    /// The folded columns, or nil if there are none.
    var foldsPlace: UnsafeMutablePointer<Folds>?
    var multiples = Multiples()

    // The reduced equations.

    /// The memory of the reduced equations.
    var arena = Arena()
    /// The column of each local variable, or -1.
    @Owned var columnOf = Buffer<Int32>()
    /// The local variable that gives each column its resting value: the last of its multiples.
    @Owned var restingVariables = Buffer<Int32>()

    /// The variables that are sums of others, in the order of evaluation.
    @Owned var sums = Buffer<Sum>()
    /// The index of the sum of each local variable, or -1; empty without sums.
    @Owned var sumOf = Buffer<Int32>()
    /// The terms of all sums.
    @Owned var sumTerms = Buffer<Multiples.Entry>()

    // The program.

    var programArena = Arena()
    /// The priorities of the optional constraints, highest first.
    @Owned var levels = Buffer<Double>()
    /// The properties of each level if a priority has several.
    @Owned var levelBounds = Buffer<LevelBound>()

    /// Creates an empty component.
    init() {}

    // The accessors are mutating: for `nonmutating` accessors of noncopyable structures, the compiler of Swift 6.3 crashes with the
    // thread sanitizer (swiftlang/swift#86265).

    /// The program, which must exist.
    var program: Program {
        _read { yield programPlace.unsafelyUnwrapped.pointee }
        _modify { yield &programPlace.unsafelyUnwrapped.pointee }
    }

    /// The folds, which must exist.
    var folds: Folds {
        _read { yield foldsPlace.unsafelyUnwrapped.pointee }
        _modify { yield &foldsPlace.unsafelyUnwrapped.pointee }
    }

    /// A Boolean value that indicates whether columns are folded into others.
    @inline(__always)
    var hasFolds: Bool { foldsPlace != nil }

    /// Writes the values of all variables.
    ///
    /// The sign of a zero depends on the computation. So zeros lose their sign, as in the offsets of links.
    mutating func writeValues(_ storage: borrowing Storage) {
        if hasReleased { return writeReleasedValues(storage) }
        let values = storage.values
        for column in 0..<variableOfColumn.count {
            values[variables[variableOfColumn[column]]] = program.values[column] + 0
        }
        if hasFolds { writeLeaves(storage) }
        if hasSums { writeSums(values) }
        multiples.writeValues(variables, values)
    }

    /// A Boolean value that indicates whether the component is too small for sums and pairs.
    @inline(__always)
    var isSmall: Bool { variables.count < Self.leastWithSums }

    /// Returns whether variables in ascending order are all of a range.
    @inline(__always)
    static func isRange(_ variables: Buffer<Int32>) -> Bool {
        variables.count > 0 && Int(variables[variables.count - 1] - variables[0]) == variables.count - 1
    }

    /// Sorts the constraints by their content.
    mutating func sortConstraints(_ storage: borrowing Storage) {
        constraints.sort { storage.precedes($0, $1) }
        for place in 0..<constraints.count { storage.constraints[constraints[place]].place = Int32(place) }
        isInOrder = true
    }

    /// Frees the memory of the program.
    mutating func deallocateProgram() {
        programPlace?.deinitialize(count: 1)
        programPlace = nil
        foldsPlace?.deinitialize(count: 1)
        foldsPlace = nil
        programArena.deallocate()
    }

    /// Frees all memory except the lists of variables and constraints.
    mutating func deallocateBuilt() {
        forgetRegions()
        deallocateProgram()
        multiples = Multiples()
        sums.deallocate()
        sumOf.deallocate()
        sumTerms.deallocate()
        levels.deallocate()
        levelBounds.deallocate()
        changedExpressions.deallocate()
        standings.deallocate()
        columnOf.deallocate()
        variableOfColumn.deallocate()
        restingVariables.deallocate()
        expressions.deallocate()
        arena.deallocate()
        isBuilt = false
        isBehind = false
        hasChangedReleases = false
        hasDoubtfulShares = false
        hasDoubt = false
        hasReleased = false
        waitingCount = 0
    }

    /// Creates an empty component.
    static func make() -> UnsafeMutablePointer<Component> {
        let place = UnsafeMutablePointer<Component>.allocate(capacity: 1)
        place.initialize(to: Component())
        return place
    }

    /// Frees a component with all of its memory.
    static func dispose(of place: UnsafeMutablePointer<Component>) {
        place.pointee.deallocateBuilt()
        place.deinitialize(count: 1)
        place.deallocate()
    }
}
