/// The part of a matrix that peeling leaves.
///
/// Its rows and columns form cycles, such as parents that wrap children of equal width. It is eliminated completely. Each step takes a row,
/// which defines a column by those of later steps, and subtracts that row from rows of later steps. A solve that reaches the kernel visits
/// all steps from the first that it reaches.
///
/// *LU factors with pivots by Markowitz*, 1957, of what *triangularization* leaves. Invariant: a step uses columns of later steps only.
/// Workload: trees of views that wrap their children. Test: `GrowthTests`.
struct Kernel: ~Copyable {
    var elimination = Elimination()
    private var arena = Arena()
    /// The entries of its rows in earlier columns, in the order of rows.
    @Owned var outer = Buffer<Outer>()
    /// The steps of the finished elimination.
    private(set) var steps = KernelSteps()
    /// An entry of a row of the kernel in an earlier column.
    struct Outer {
        var coefficient: Double
        var row: Int32
        var column: Int32
    }

    /// Creates an empty kernel of a number of rows and columns.
    init(size: Int) {
        elimination = Elimination(columnCount: size, rowCount: size, entryCount: 4 * size, in: &arena)
    }

    deinit { arena.free() }

    /// Arranges the steps of the finished elimination.
    ///
    /// `factors` are those of its rows and columns.
    mutating func index(_ factors: Buffer<Basis.Factor>) {
        steps = KernelSteps(elimination, outer, factors, in: &arena)
    }
}
