/// Equations of more than two roots, each listed at every one of its roots.
///
/// An absorbed root wakes its equations, and they move to the root that absorbs it. An equation is read again only after so many of its
/// roots have been absorbed that two can remain. One absorption may cancel another root. The root with fewer waiting equations is absorbed,
/// so that no equation moves often.
///
/// - Source: ordering to triangular form, which textbooks on presolve describe.
/// - Invariant: an equation waits at each of its roots.
/// - Workload: builds of 1000 views whose equations come in random order.
/// - Tests: `TriangleTests`, and `MechanismTests`.
struct WaitingEquations: ~Copyable {
    struct Node {
        var place: Int32
        var next: Int32
    }

    struct List {
        var head: Int32
        var count: Int32
    }

    struct State {
        /// The number of absorptions before the equation is read again; 0 if it was taken, -1 if it never waited.
        var patience: Int32
        /// The last root that woke it.
        var waker: Int32
    }

    private let arena: Arena
    @Owned private var lists = Buffer<List>()
    @Owned private var nodes = Buffer<Node>()
    @Owned private var states = Buffer<State>()
    @Owned private var queue = Buffer<Int32>()
    private var head = 0

    /// Creates an empty list for a number of equations and roots.
    init(count: Int, rootCount: Int) {
        var arena = Arena(capacity: 8 * rootCount + 40 * count + 24)
        lists = Buffer(repeating: List(head: -1, count: 0), count: rootCount, in: &arena)
        states = Buffer(repeating: State(patience: -1, waker: -1), count: count, in: &arena)
        nodes = Buffer(capacity: 4 * count, in: &arena)
        self.arena = arena
    }

    deinit { arena.free() }

    /// Returns the number of equations that wait at a root.
    @inline(__always)
    func count(at root: Int32) -> Int32 { lists[root].count }

    /// Adds an equation to the lists of its roots, or keeps it there.
    mutating func park(_ place: Int32, at entries: Buffer<Multiples.Entry>) {
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

    /// Removes the taken equations from a list of all, and sorts the list.
    func keepWaiting(_ places: inout Buffer<Int32>) {
        var kept = 0
        for index in 0..<places.count where states[index].patience > 0 {
            places[kept] = places[index]
            kept += 1
        }
        while places.count > kept { _ = places.removeLast() }
        places.sortIfNeeded()
    }

    /// Records that an equation has been taken.
    @inline(__always)
    mutating func remove(_ place: Int32) {
        states[place].patience = 0
    }

    /// Removes and returns the next equation that may have only two roots.
    @inline(__always)
    mutating func next() -> Int32? {
        if head == queue.count { return nil }
        head += 1
        return queue[head - 1]
    }

    /// Wakes the equations of an absorbed root.
    ///
    /// They move to another root, or to none if that is -1.
    @inline(__always)
    mutating func wake(_ absorbed: Int32, into root: Int32) {
        if lists[absorbed].head >= 0 { wakeAll(absorbed, into: root) }
    }

    private mutating func wakeAll(_ absorbed: Int32, into root: Int32) {
        var node = lists[absorbed].head
        lists[absorbed] = List(head: -1, count: 0)
        while node >= 0 {
            let (place, next) = (nodes[node].place, nodes[node].next)
            // An equation may be listed twice after two roots became one; it moves only once.
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
            // It still waits until it is read.
            states[place].patience = .max
            queue.append(place)
        }
    }
}
