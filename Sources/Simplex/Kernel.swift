/// The part of a matrix that peeling leaves.
///
/// Its rows and columns form cycles, such as parents that wrap children of equal width. It is eliminated completely. Each step takes a row,
/// which defines a column by those of later steps, and subtracts that row from rows of later steps. A solve needs only the steps that it
/// reaches, which are few in trees of views. Lists contain the reach of each step, so that nothing else is visited. A solve that has
/// reached an eighth of the steps visits all remaining ones in order, which costs less per step.
struct Kernel: ~Copyable {
    var elimination = Elimination()
    private var arena = Arena()
    /// The entries of its rows in earlier columns, in the order of rows.
    var outer = Buffer<Outer>()
    /// The steps of the finished elimination.
    private(set) var steps = KernelSteps()
    /// The steps to visit in reverse order.
    private var backwards: Worklist
    /// The number of steps taken in one direction.
    private var takenCount = 0
    /// The step that was taken last.
    private var lastTaken = 0
    /// A Boolean value that indicates whether all remaining steps are taken, listed or not.
    private var takesAll = false
    /// The rows with nonzero values.
    var touched = Buffer<Int32>()

    /// An entry of a row of the kernel in an earlier column.
    struct Outer {
        var coefficient: Double
        var row: Int32
        var column: Int32
    }

    /// Creates an empty kernel of a number of rows and columns.
    init(size: Int) {
        elimination = Elimination(columnCount: size, rowCount: size, entryCount: 4 * size, in: &arena)
        touched = Buffer(capacity: size, in: &arena)
        backwards = Worklist(bound: size, isAscending: false, in: &arena)
    }

    /// Computes the reach of each step of the finished elimination.
    ///
    /// `factors` are those of its rows and columns.
    mutating func index(_ factors: Buffer<Basis.Factor>) {
        steps = KernelSteps(elimination, outer, factors, in: &arena)
    }

    /// Records a step.
    ///
    /// Returns whether so many were taken that all remaining ones are to be taken.
    @inline(__always)
    mutating func countStep() -> Bool {
        takenCount &+= 1
        return takenCount > 4 && 8 &* takenCount > steps.count
    }

    // MARK: Reverse pass

    /// Lists a step before any is taken.
    @inline(__always)
    mutating func list(_ step: Int) { backwards.insert(Int32(truncatingIfNeeded: step)) }

    /// Lists a step before the one that was taken last.
    @inline(__always)
    mutating func listBefore(_ step: Int32) {
        if !takesAll { backwards.insertLater(step) }
    }

    /// Begins the reverse pass over the listed steps.
    mutating func goBack() { takenCount = 0 }

    /// Takes the last listed step, or the previous one if all are taken.
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

    /// Ends a solve over listed steps, and resets all values to zero.
    mutating func finish() {
        for index in 0..<touched.count { steps.values[touched[index]] = 0 }
        touched.removeAll()
        (takenCount, takesAll) = (0, false)
    }

    /// Ends a solve over all steps.
    mutating func finishAll() {
        steps.values.fill(0)
        backwards.removeAll(through: 0)
        touched.removeAll()
        (takenCount, takesAll) = (0, false)
    }

    /// Frees the memory.
    mutating func deallocate() {
        elimination.deallocate()
        outer.deallocate()
        arena.deallocate()
    }
}
