/// The part of a matrix that peeling leaves: its rows and columns stand in circles, as parents that wrap children which are as wide
/// as them.
///
/// It is eliminated completely. Each step takes a row, which defines a column in terms of those of later steps, and takes that row from
/// rows of later steps. A solve needs only the steps that it reaches, which are few where layouts are trees; what a step reaches stands
/// in lists, so that nothing else is looked at. A solve that has reached an eighth of the steps goes through all that are left instead,
/// one after another, which is less for each.
struct Kernel: ~Copyable {
    var elimination = Elimination()
    private var arena = Arena()
    /// What its rows have of columns that are decided before, in the order of rows.
    var outer = Buffer<Outer>()
    /// The steps of the elimination, when it has run.
    private(set) var steps = KernelSteps()
    /// Steps to go back over.
    private var backwards: Worklist
    /// How many steps were taken in one direction.
    private var takenCount = 0
    /// The one that was taken last.
    private var lastTaken = 0
    /// A Boolean value that indicates whether all that are left are taken, listed or not.
    private var takesAll = false
    /// The rows whose values are not zero.
    var touched = Buffer<Int32>()

    /// An entry of a row of the kernel in a column before it.
    struct Outer {
        var coefficient: Double
        var row: Int32
        var column: Int32
    }

    /// A kernel of so many rows and columns, to which its entries are still to be added.
    init(size: Int) {
        elimination = Elimination(columnCount: size, rowCount: size, entryCount: 4 * size, in: &arena)
        touched = Buffer(capacity: size, in: &arena)
        backwards = Worklist(bound: size, isAscending: false, in: &arena)
    }

    /// Finds out what reaches what, when the elimination has run; `factors` are those of its rows and columns.
    mutating func index(_ factors: Buffer<Basis.Factor>) {
        steps = KernelSteps(elimination, outer, factors, in: &arena)
    }

    /// Takes note of a step that is taken; whether so many were that all that are left are to be taken.
    @inline(__always)
    mutating func countStep() -> Bool {
        takenCount &+= 1
        return takenCount > 4 && 8 &* takenCount > steps.count
    }

    // MARK: Going back

    /// Lists a step, before any is taken.
    @inline(__always)
    mutating func list(_ step: Int) { backwards.insert(Int32(truncatingIfNeeded: step)) }

    /// Lists a step before the one that was taken last.
    @inline(__always)
    mutating func listBefore(_ step: Int32) {
        if !takesAll { backwards.insertLater(step) }
    }

    /// Begins to go back over the steps that are listed.
    mutating func goBack() { takenCount = 0 }

    /// Takes the last step that is listed, or the one before where all are taken.
    @inline(__always)
    mutating func takeLast() -> Int? {
        if takesAll {
            lastTaken &-= 1
            return lastTaken >= 0 ? lastTaken : nil
        }
        guard let step = backwards.next() else { return nil }
        lastTaken = Int(step)
        if countStep() { takeAll() }
        return lastTaken
    }

    @inline(never)
    private mutating func takeAll() {
        takesAll = true
        backwards.removeAll(through: 0)
    }

    /// Ends a solve that has taken what was listed: all values are zero again.
    mutating func finish() {
        for index in 0..<touched.count { steps.values[touched[index]] = 0 }
        touched.removeAll()
        (takenCount, takesAll) = (0, false)
    }

    /// Ends a solve that has gone through all steps.
    mutating func finishAll() {
        steps.values.fill(0)
        backwards.removeAll(through: 0)
        touched.removeAll()
        (takenCount, takesAll) = (0, false)
    }

    /// Gives the memory back.
    mutating func deallocate() {
        elimination.deallocate()
        outer.deallocate()
        arena.deallocate()
    }
}
