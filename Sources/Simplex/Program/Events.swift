/// The events along a dual step, earliest first.
///
/// At an event a held entity's multiplier reaches a slope of its penalty. Times are vectors by priority level, compared lexicographically.
/// They are stored rounded for the comparison; the exact time is computed for the event that ends a step. Most steps end at the first
/// event, so a heap is built only for the second.
///
/// *Breakpoints of the ratio test*: Maros, as in `Program+Dual`. Invariant: events leave in the order of their times. Workload: flow 100.
/// Test: `ChainTests`.
struct Events: ~Copyable {
    /// An event, at the time `(multiplier - slope) / change`.
    struct Event {
        /// The rate at which the multiplier approaches the slope; its sign is that of the distance.
        var change: Double
        /// The index of the multiplier's first component.
        var multiplier: Int32
        /// The index of the slope's first component, or -1 if there is no slope and the time is zero.
        var slope: Int32
        /// The slot, or -1 for the leaving entity itself.
        var slot: Int32
        /// The rank among simultaneous events, lowest first.
        var order: Int32
    }

    /// The tolerances of a level.
    struct Level {
        /// The difference below which multipliers count as equal.
        var noise: Double
        /// A number so large that adding it to a time and subtracting it again removes rounding.
        var coarse: Double
    }

    private let levelCount: Int
    @Owned private var events = Buffer<Event>()
    /// The times without their last 20 bits and without differences below the rounding of multipliers.
    ///
    /// So rounding at a high priority level does not outrank a lower level.
    @Owned private var times = Buffer<Double>()
    @Owned private var levels = Buffer<Level>()
    @Owned private var heap = Buffer<Int32>()
    /// A Boolean value that indicates whether `heap` is a heap, not only a list.
    private var isHeap = false
    // The numbers from which times are computed.
    private var multipliers = Buffer<Double>()
    private var slopes = Buffer<Double>()

    /// Creates an empty list of events.
    init(levelCount: Int, capacity: Int, in arena: inout Arena) {
        self.levelCount = levelCount
        events = Buffer(capacity: capacity, in: &arena)
        times = Buffer(capacity: capacity * levelCount, in: &arena)
        levels = Buffer(unwritten: levelCount, in: &arena)
        heap = Buffer(capacity: capacity, in: &arena)
    }

    /// Removes all events, and sets the numbers for the next ones.
    ///
    /// A multiplier changes at most by time times the largest share. Times that differ by less than the noise of multipliers are equal.
    mutating func begin(
        _ multipliers: Buffer<Double>, _ slopes: Buffer<Double>, _ noise: Buffer<Program.Noise>, largestShare: Double
    ) {
        (self.multipliers, self.slopes) = (multipliers, slopes)
        events.removeAll()
        times.removeAll()
        heap.removeAll()
        isHeap = false
        for level in 0..<levelCount {
            let size = noise[level].size
            levels[level] = Level(noise: size, coarse: size / max(1, largestShare) * 0x1p52)
        }
    }

    // MARK: Times

    /// Returns the time of an event at a level.
    func time(_ index: Int32, _ level: Int) -> Double { time(events[index], level) }

    @inline(__always)
    private func time(_ event: Event, _ level: Int) -> Double {
        if event.slope < 0 { return 0 }
        let (multiplier, slope) = (multipliers[Int(event.multiplier) &+ level], slopes[Int(event.slope) &+ level])
        if Program.sign(multiplier, minus: slope, noise: levels[level].noise) == 0 { return 0 }
        return Basis.quotient(multiplier - slope, event.change)
    }

    /// Returns the rounded component of a time.
    @inline(__always)
    private static func rounded(_ time: Double, coarse: Double) -> Double {
        let time = (time + coarse) - coarse
        return Double(bitPattern: (time.bitPattern &+ (1 << 19)) & ~((1 << 20) - 1))
    }

    /// Returns whether the time of an event is zero.
    func isAtStart(_ index: Int32) -> Bool {
        for level in 0..<levelCount where time(index, level) != 0 { return false }
        return true
    }

    /// Returns the slot of an event, or -1 for the leaving entity itself.
    func slot(_ index: Int32) -> Int32 { events[index].slot }

    /// Returns whether an event precedes another; those at the same time are compared by order.
    @inline(__always)
    private func precedes(_ left: Int32, _ right: Int32) -> Bool {
        let (first, second) = (Int(left) &* levelCount, Int(right) &* levelCount)
        var level = 0
        while level < levelCount {
            let (one, other) = (times[first &+ level], times[second &+ level])
            if one != other { return one < other }
            level &+= 1
        }
        return events[left].order < events[right].order
    }

    // MARK: Listing

    /// Lists an event.
    @inline(__always)
    mutating func list(_ event: Event) {
        let index = Int32(truncatingIfNeeded: events.count)
        events.append(event)
        let place = times.extend(by: levelCount)
        var level = 0
        while level < levelCount {
            let time = time(event, level)
            place[level] = time == 0 ? 0 : Self.rounded(time, coarse: levels[level].coarse)
            level &+= 1
        }
        heap.append(index)
        if isHeap { raise(index, from: heap.count &- 1, to: 0) }
    }

    // MARK: Taking

    /// Removes and returns the earliest event.
    mutating func pop() -> Int32? {
        if heap.count == 0 { return nil }
        if !isHeap, events.count > heap.count { makeHeap() }
        let place = isHeap ? 0 : earliestPlace
        let first = heap[place]
        let last = heap.removeLast()
        if place < heap.count {
            if isHeap { sift(last, from: place) } else { heap[place] = last }
        }
        return first
    }

    /// The place of the earliest event of a list.
    private var earliestPlace: Int {
        var best = 0
        for place in 1..<max(1, heap.count) where precedes(heap[place], heap[best]) { best = place }
        return best
    }

    private mutating func makeHeap() {
        isHeap = true
        var place = heap.count / 2 - 1
        while place >= 0 {
            sift(heap[place], from: place)
            place -= 1
        }
    }

    /// Moves an event down the heap from a position to its place.
    ///
    /// Mostly the place is far below. So the hole moves down to the end first, and the event moves up from the end.
    private func sift(_ event: Int32, from start: Int) {
        let (heap, count) = (heap, heap.count)
        var place = start
        while true {
            var child = 2 &* place &+ 1
            if child >= count { break }
            if child &+ 1 < count, precedes(heap[child &+ 1], heap[child]) { child &+= 1 }
            heap[place] = heap[child]
            place = child
        }
        raise(event, from: place, to: start)
    }

    /// Moves an event up the heap from a position to its place, at most to a top.
    @inline(__always)
    private func raise(_ event: Int32, from start: Int, to top: Int) {
        let heap = heap
        var place = start
        while place > top {
            let parent = (place &- 1) >> 1
            if !precedes(event, heap[parent]) { break }
            heap[place] = heap[parent]
            place = parent
        }
        heap[place] = event
    }
}
