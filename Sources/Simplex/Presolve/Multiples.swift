/// The presolve of variables that are constants, or multiples of one another plus an offset.
///
/// Most required equations of a layout make a variable a constant or a multiple of another one. Others do so once some of their variables
/// are known. One pass finds them: a forest of links `variable = scale * parent + offset`, as in a disjoint-set forest, whose roots are the
/// undetermined variables. An equation is expressed by roots. With one root it makes that a constant, and with two it links one to the
/// other. With none it follows from others or contradicts them. With more it waits until enough of its roots have been absorbed.
///
/// The waiting equations are often triangular. In a row of views whose equal width is known last, each position is a sum of two roots. So a
/// second pass lets a root be a `Pair` of two others for a while. Most pairs become multiples of one root in the end; the equations of the
/// others remain.
///
/// Equations with expected changes come after the others, and the links before them are kept. New constants of such equations are a replay
/// from that state.
///
/// Only the order of taken equations is recorded. It depends on coefficients alone, so new constants are a `replay` in that order. Links do
/// not show which equations lead to a contradiction: a program with all of them does.
///
/// - Source: doubleton equations, Andersen and Andersen, *Presolving in linear programming*, 1995.
/// - Invariant: after a run each link leads to its root.
/// - Workload: builds of cells and nested.
/// - Tests: `TwoTermTests`; `InputTests` for equations with expected changes, and `MechanismTests`.
struct Multiples: ~Copyable {
    /// A variable in terms of another: `scale * parent + offset`.
    struct Link {
        var scale: Double
        var offset: Double
        /// A local variable; the variable itself for a root, and `zero` for a constant.
        var parent: Int32
        /// The index of a root in the entries where it was last, or -1 minus its index among the pairs.
        var mark: Int32

        init(scale: Double, offset: Double, parent: Int32) {
            (self.scale, self.offset, self.parent, mark) = (scale, offset, parent, 0)
        }
    }

    /// A root in an equation.
    struct Entry {
        var coefficient: Double
        var magnitude: Double
        var root: Int32

        init(coefficient: Double, root: Int32) {
            (self.coefficient, magnitude, self.root) = (coefficient, abs(coefficient), root)
        }
    }

    /// An equation that was taken.
    struct Step {
        /// Its index among the constraints, or -1 if it is released.
        var place: Int32
        /// The root that it linked to another, or -1 if there was none.
        var absorbed: Int32
        /// The root to which it was linked, `zero` for none.
        var parent: Int32
    }

    /// An equation without roots, and the size of its error.
    struct Residual {
        /// Its index among the constraints.
        var place: Int32
        var size: Double
    }

    /// The links of the local variables; after `finish` each leads to its root.
    @Owned var links = Buffer<Link>()
    /// The roots of the last reduced expression.
    @Owned var entries = Buffer<Entry>()
    /// The constant of the last reduced expression.
    var rest = 0.0
    /// The taken equations in order, including those of pairs that remained.
    @Owned var steps = Buffer<Step>()
    var largest = 0.0
    @Owned private var path = Buffer<Int32>()
    /// A Boolean value that indicates whether a root has been a pair.
    var hasTakenPairs = false
    /// The number of equations that are taken before the first one with expected changes.
    var baseStepCount: Int32 = 0

    // Lists that are empty in most components.

    /// The term ranges of the equations of the steps; empty until needed.
    ///
    /// The records of constraints contain them too, but are much larger, and a walk along the steps is limited by memory reads.
    @Owned var spans = Buffer<TermSpan>()
    /// The roots that are sums of two others while equations are taken.
    @Owned var pairs = Buffer<Pair>()
    /// A Boolean value for each root that indicates whether a pair refers to it or to a root that is linked to it.
    ///
    /// The list is empty before the first pair.
    @Owned var isReferred = Buffer<Bool>()
    /// The equations without roots whose error exceeds 1e-9.
    @Owned var residuals = Buffer<Residual>()
    /// The equation that is or was released.
    var released = Release()
    /// The share of each local variable in the released column, if the changes of the release are not the shares.
    @Owned var releasedShares = Buffer<Double>()

    // The state before the first equation with expected changes. Such equations come last; the state is kept once one has changed.

    @Owned var baseLinks = Buffer<Link>()
    var baseResidualCount = 0
    var baseLargest = 0.0

    /// Creates an empty value.
    init() {}

    /// Begins with variables that are all roots.
    ///
    /// Earlier memory must have been freed.
    mutating func begin(count: Int, constraintCount: Int, in arena: inout Arena) {
        links = Buffer(unwritten: count + 1, in: &arena)
        for node in 0...zero { links[node] = Link(scale: 1, offset: 0, parent: node) }
        steps = Buffer(capacity: min(constraintCount, count), in: &arena)
        if Self.listsSpans(count) { spans = Buffer(capacity: min(constraintCount, count), in: &arena) }
        entries = Buffer(capacity: Self.roomForEntries, in: &arena)
        path = Buffer(capacity: Self.roomForEntries, in: &arena)
    }

    /// The initial capacity for entries.
    private static var roomForEntries: Int { 8 }

    /// Returns whether the term ranges are listed while equations are taken, not on demand.
    private static func listsSpans(_ count: Int) -> Bool { count > Component.leastWithSums }

    /// The node to which constants are linked.
    @inline(__always)
    var zero: Int32 { Int32(truncatingIfNeeded: links.count &- 1) }

    /// Returns whether a local variable is a root.
    @inline(__always)
    func isRoot(_ local: Int32) -> Bool { links[local].parent == local }

    // MARK: Reading

    /// Returns the root of a local variable, and shortens its link to that root.
    @inline(__always)
    mutating func find(_ node: Int32) -> Int32 {
        let parent = links[node].parent
        return links[parent].parent == parent ? parent : shorten(node)
    }

    mutating func shorten(_ node: Int32) -> Int32 {
        let parent = links[links[node].parent]
        if links[parent.parent].parent == parent.parent {
            follow(node, parent)
            return parent.parent
        }
        var current = node
        while true {
            let parent = links[current].parent
            if links[parent].parent == parent { break }
            path.append(current)
            current = parent
        }
        let root = links[current].parent
        while path.count > 0 {
            let inner = links[current]
            current = path.removeLast()
            follow(current, inner)
        }
        return root
    }

    /// Replaces the parent of a link by that parent's own link.
    @inline(__always)
    private func follow(_ node: Int32, _ parent: Link) {
        let link = links[node]
        links[node].offset = link.offset + link.scale * parent.offset
        links[node].scale = link.scale * parent.scale
        links[node].parent = parent.parent
    }

    /// Expresses a constraint by roots, in `entries` and `rest`.
    mutating func reduce(_ constraint: Int32, _ storage: borrowing Storage, withConstant: Bool = true) {
        entries.removeAll()
        let record = storage.constraints[constraint]
        let scale = record.scale
        var rest = withConstant ? record.constant * scale : 0
        var isFolded = false
        let (zero, links) = (self.zero, links)
        let (variables, termVariables, termCoefficients) = (
            storage.variables, storage.termVariables, storage.termCoefficients
        )
        for place in record.terms {
            let node = variables[termVariables[place]].local
            add(scale * termCoefficients[place], of: node, links, zero, &rest, &isFolded)
        }
        self.rest = rest
        if isFolded { dropCancelled() }
    }

    /// Adds a term of an expression to the entries and the constant.
    @inline(__always)
    mutating func add(
        _ coefficient: Double, of node: Int32, _ links: Buffer<Link>, _ zero: Int32, _ rest: inout Double,
        _ isFolded: inout Bool
    ) {
        let root = find(node)
        let link = links[node]
        rest += coefficient * link.offset
        let share = coefficient * link.scale
        if root == zero || share == 0 { return }
        if links[root].mark < 0 {
            rest += addPair(root, share: share, &isFolded)
        } else if add(share, root) {
            isFolded = true
        }
    }

    /// Removes the roots whose shares have canceled.
    @inline(__always)
    mutating func dropCancelled() {
        entries.removeAll { abs($0.coefficient) <= Double.cancellation * $0.magnitude }
    }

    /// Adds a share of a root to the entries.
    ///
    /// Returns whether the root was among them.
    @inline(__always)
    mutating func add(_ share: Double, _ root: Int32) -> Bool {
        let mark = Int(links[root].mark)
        if mark < entries.count, entries[mark].root == root {
            entries[mark].coefficient += share
            entries[mark].magnitude += abs(share)
            return true
        }
        links[root].mark = Int32(truncatingIfNeeded: entries.count)
        entries.append(Entry(coefficient: share, root: root))
        return false
    }

    /// Writes the values of linked variables from those of their roots.
    mutating func writeValues(_ variables: Buffer<Int32>, _ values: Buffer<Double>) {
        let (zero, links) = (self.zero, links)
        for local in 0..<zero {
            let link = links[local]
            if link.parent == zero {
                values[variables[local]] = link.offset
            } else if link.parent != local {
                values[variables[local]] = link.offset + link.scale * values[variables[link.parent]]
            }
        }
    }
}
