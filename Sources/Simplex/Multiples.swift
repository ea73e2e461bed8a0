/// Variables that are multiples of one another, but for a constant.
///
/// Most required equations of a layout say no more than that a variable is a constant, or a multiple of another one; and those
/// that say more come down to it once some of their variables are known. So they are found in one pass: a forest of links
/// `variable = scale * parent + offset`, as in a disjoint-set forest, whose roots are what is left to decide. An equation is
/// read in terms of roots; with one root it makes that a constant, with two it links one to the other, with none it follows
/// from others or contradicts them, and with more it waits at its roots until enough of them have gone.
///
/// Nothing is recorded but the order in which equations were taken. Coefficients alone decide it, so new constants are a
/// `replay` in that order. How an equation came to contradict others cannot be told from links: `Elimination` records that.
struct Multiples: ~Copyable {
    /// A variable in terms of another: `scale * parent + offset`.
    struct Link {
        var scale: Double
        var offset: Double
        /// A local variable; the variable itself for a root, and `zero` for a constant.
        var parent: Int32
        /// Where a root last was among the entries.
        fileprivate var mark: Int32

        fileprivate init(scale: Double, offset: Double, parent: Int32) {
            (self.scale, self.offset, self.parent, mark) = (scale, offset, parent, 0)
        }
    }

    /// A root in an equation.
    struct Entry {
        var coefficient: Double
        fileprivate var magnitude: Double
        var root: Int32

        init(coefficient: Double, root: Int32) {
            (self.coefficient, magnitude, self.root) = (coefficient, abs(coefficient), root)
        }
    }

    /// An equation that was taken.
    struct Step {
        /// Its place among the constraints.
        var place: Int32
        /// The root that it linked to another, or -1 where there was none.
        var absorbed: Int32
    }

    /// The links of the local variables; after `finish` each leads to its root.
    private(set) var links = Buffer<Link>()
    /// The roots of the expression reduced last.
    private(set) var entries = Buffer<Entry>()
    /// The constant of the expression reduced last.
    private(set) var rest = 0.0
    /// The equations that were taken, in order.
    private(set) var steps = Buffer<Step>()
    /// The equation without roots that is farthest from holding, and by how much.
    private(set) var worst: (place: Int32, residual: Double) = (-1, 0)
    private var largest = 0.0
    private var path = Buffer<Int32>()

    /// No variables.
    init() {}

    /// Variables that are roots all.
    init(count: Int, equationCount: Int, in arena: inout Arena) {
        links = Buffer(capacity: count + 1, in: &arena)
        for node in 0...Int32(count) { links.append(Link(scale: 1, offset: 0, parent: node)) }
        entries = Buffer(capacity: 8, in: &arena)
        path = Buffer(capacity: 8, in: &arena)
        steps = Buffer(capacity: equationCount, in: &arena)
    }

    /// The node that constants are linked to.
    @inline(__always)
    var zero: Int32 { Int32(truncatingIfNeeded: links.count &- 1) }

    /// Whether nothing says what a local variable is.
    @inline(__always)
    func isRoot(_ local: Int32) -> Bool { links[local].parent == local }

    /// Whether an equation without roots does not hold.
    var isInconsistent: Bool { abs(worst.residual) > 1e-9 + 1e-12 * largest }

    // MARK: Reading

    /// The root of a local variable, to which its link leads afterwards.
    @inline(__always)
    mutating func find(_ node: Int32) -> Int32 {
        let parent = links[node].parent
        return links[parent].parent == parent ? parent : shorten(node)
    }

    private mutating func shorten(_ node: Int32) -> Int32 {
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

    /// Leads a link past its parent, whose link is given.
    @inline(__always)
    private func follow(_ node: Int32, _ parent: Link) {
        let link = links[node]
        links[node].offset = link.offset + link.scale * parent.offset
        links[node].scale = link.scale * parent.scale
        links[node].parent = parent.parent
    }

    /// Expresses a constraint by roots: `entries` and `rest`.
    mutating func reduce(_ constraint: Int32, _ storage: borrowing Storage) {
        entries.removeAll()
        let scale = storage.constraints[constraint].scale
        var rest = storage.scaledConstant(constraint)
        var isFolded = false
        let zero = self.zero
        for place in storage.terms(constraint) {
            let node = storage.variables[storage.termVariables[place]].local
            let root = find(node)
            let link = links[node]
            let coefficient = scale * storage.termCoefficients[place]
            rest += coefficient * link.offset
            let share = coefficient * link.scale
            if root == zero || share == 0 { continue }
            let mark = Int(links[root].mark)
            if mark < entries.count, entries[mark].root == root {
                entries[mark].coefficient += share
                entries[mark].magnitude += abs(share)
                isFolded = true
            } else {
                links[root].mark = Int32(truncatingIfNeeded: entries.count)
                entries.append(Entry(coefficient: share, root: root))
            }
        }
        self.rest = rest
        if isFolded { entries.removeAll { abs($0.coefficient) <= 1e-11 * $0.magnitude } }
    }

    // MARK: Linking

    /// Takes equations in order; those that wait for others are taken when they can be.
    mutating func run(_ constraints: Buffer<Int32>, _ storage: borrowing Storage) {
        var waiting = WaitingEquations(equationCount: constraints.count)
        for place in 0..<Int32(constraints.count) where storage.constraints[constraints[place]].isEquation {
            take(place, constraints[place], storage, &waiting)
            while let next = waiting.next() { take(next, constraints[next], storage, &waiting) }
        }
        waiting.deallocate()
        finish()
    }

    private mutating func take(
        _ place: Int32, _ constraint: Int32, _ storage: borrowing Storage, _ waiting: inout WaitingEquations
    ) {
        reduce(constraint, storage)
        if entries.count > 2 {
            waiting.park(place, at: entries, rootCount: links.count)
            return
        }
        waiting.remove(place)
        largest = max(largest, abs(rest))
        var absorbed: Int32 = -1
        var other = zero
        switch entries.count {
        case 0: note(place)
        case 1: absorbed = entries[0].root
        default:
            let index = chooseAbsorbed(waiting)
            absorbed = entries[index].root
            other = entries[1 - index].root
        }
        steps.append(Step(place: place, absorbed: absorbed))
        if absorbed < 0 { return }
        link(absorbed)
        waiting.wake(absorbed, into: other == zero ? -1 : other)
    }

    /// Which of two roots goes: not one with a small coefficient, else the one at which fewer equations wait, else the later.
    private func chooseAbsorbed(_ waiting: borrowing WaitingEquations) -> Int {
        let (first, second) = (entries[0], entries[1])
        if abs(first.coefficient) < 0.05 * abs(second.coefficient) { return 1 }
        if abs(second.coefficient) < 0.05 * abs(first.coefficient) { return 0 }
        let (one, two) = (waiting.count(at: first.root), waiting.count(at: second.root))
        return one == two ? (first.root > second.root ? 0 : 1) : one < two ? 0 : 1
    }

    private mutating func note(_ place: Int32) {
        if abs(rest) > abs(worst.residual) { worst = (place, rest) }
    }

    /// Links one of the at most two roots of the expression reduced last.
    private mutating func link(_ absorbed: Int32) {
        let index = entries[0].root == absorbed ? 0 : 1
        let pivot = entries[index].coefficient
        let (scale, parent) =
            entries.count == 1 ? (0, zero) : (-entries[1 - index].coefficient / pivot, entries[1 - index].root)
        links[absorbed] = Link(scale: scale, offset: -rest / pivot, parent: parent)
    }

    private mutating func finish() {
        for node in 0..<zero { _ = find(node) }
    }

    /// Computes the offsets anew from new constants.
    mutating func replay(_ constraints: Buffer<Int32>, _ storage: borrowing Storage) {
        for node in 0..<zero { links[node] = Link(scale: 1, offset: 0, parent: node) }
        worst = (-1, 0)
        largest = 0
        for index in 0..<steps.count {
            let step = steps[index]
            reduce(constraints[step.place], storage)
            largest = max(largest, abs(rest))
            if step.absorbed < 0 { note(step.place) } else { link(step.absorbed) }
        }
        finish()
    }

    /// Takes note that a constraint has another place.
    func move(_ old: Int32, to new: Int32) {
        var index = steps.count - 1
        while index >= 0 {
            if steps[index].place == old {
                steps[index].place = new
                return
            }
            index -= 1
        }
    }

    /// Writes the values of linked variables from those of their roots.
    func writeValues(_ variables: Buffer<Int32>, _ values: Buffer<Double>) {
        let zero = self.zero
        for local in 0..<zero {
            let link = links[local]
            if link.parent == zero {
                values[variables[local]] = link.offset
            } else if link.parent != local {
                values[variables[local]] = link.offset + link.scale * values[variables[link.parent]]
            }
        }
    }

    /// Gives the memory back.
    mutating func deallocate() {
        links.deallocate()
        entries.deallocate()
        steps.deallocate()
        path.deallocate()
    }
}

/// Equations of more than two roots, each at every one of its roots.
///
/// A root that goes wakes those that wait at it, and they move on to the root that takes its place. An equation is read again only
/// when so many of its roots have gone that two can be left: one that goes may take another with it. The root at which fewer
/// wait goes, so that no equation moves often.
private struct WaitingEquations: ~Copyable {
    private struct Node {
        var place: Int32
        var next: Int32
    }

    private struct List {
        var head: Int32
        var count: Int32
    }

    private struct State {
        /// How many of its roots must go before it is read again; 0 for one that was taken, -1 for one that never waited.
        var patience: Int32
        /// The last root that woke it.
        var waker: Int32
    }

    private let equationCount: Int
    private var arena = Arena()
    private var lists = Buffer<List>()
    private var nodes = Buffer<Node>()
    private var states = Buffer<State>()
    private var queue = Buffer<Int32>()
    private var head = 0

    /// None so far, of at most so many; there is no memory before the first has to wait.
    init(equationCount: Int) { self.equationCount = equationCount }

    /// How many equations wait at a root.
    @inline(__always)
    func count(at root: Int32) -> Int32 { lists.count == 0 ? 0 : lists[root].count }

    /// Lets an equation wait at its roots, or wait on.
    mutating func park(_ place: Int32, at entries: Buffer<Multiples.Entry>, rootCount: Int) {
        if lists.count == 0 {
            arena = Arena(capacity: 8 * rootCount + 32 * equationCount + 24)
            lists = Buffer(repeating: List(head: -1, count: 0), count: rootCount, in: &arena)
            states = Buffer(repeating: State(patience: -1, waker: -1), count: equationCount, in: &arena)
            nodes = Buffer(capacity: 3 * equationCount, in: &arena)
        }
        let isNew = states[place].patience < 0
        states[place].patience = Int32((entries.count - 1) / 2)
        if !isNew { return }
        for index in 0..<entries.count {
            let root = entries[index].root
            nodes.append(Node(place: place, next: lists[root].head))
            lists[root].head = Int32(nodes.count - 1)
            lists[root].count += 1
        }
    }

    /// Takes note that an equation has been taken.
    @inline(__always)
    mutating func remove(_ place: Int32) {
        if states.count > 0 { states[place].patience = 0 }
    }

    /// The next equation that may have come down to two roots.
    @inline(__always)
    mutating func next() -> Int32? {
        if head == queue.count { return nil }
        head += 1
        return queue[head - 1]
    }

    /// Wakes the equations at a root that goes; they wait on at another, or at none where that is -1.
    @inline(__always)
    mutating func wake(_ absorbed: Int32, into root: Int32) {
        if lists.count > 0, lists[absorbed].head >= 0 { wakeAll(absorbed, into: root) }
    }

    private mutating func wakeAll(_ absorbed: Int32, into root: Int32) {
        var node = lists[absorbed].head
        lists[absorbed] = List(head: -1, count: 0)
        while node >= 0 {
            let (place, next) = (nodes[node].place, nodes[node].next)
            // One that waited twice here, after roots had become the same, goes on once.
            if states[place].patience > 0, states[place].waker != absorbed {
                wake(place, by: absorbed)
                if root >= 0 {
                    nodes[node].next = lists[root].head
                    lists[root].head = node
                    lists[root].count += 1
                }
            }
            node = next
        }
    }

    private mutating func wake(_ place: Int32, by absorbed: Int32) {
        states[place].waker = absorbed
        states[place].patience -= 1
        if states[place].patience == 0 {
            // It still waits, until it is read.
            states[place].patience = .max
            queue.append(place)
        }
    }

    /// Gives the memory back.
    mutating func deallocate() {
        lists.deallocate()
        nodes.deallocate()
        states.deallocate()
        queue.deallocate()
        arena.deallocate()
    }
}
