/// The events along a dual step, earliest first.
///
/// At an event a held entity's multiplier reaches a slope of its penalty. Times are vectors by priority level, compared lexicographically.
/// They are stored rounded for the comparison; the exact time is computed for the event that ends a step. Most steps end at the first
/// event, so a heap is built only for the second. If an event is followed by the next event of the same slot, that one takes its place in
/// the heap.
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
    private var isHeap = false
    /// The earliest event while there is no heap, or -1.
    private var first: Int32 = -1
    /// The number of events when the first was taken, or -1 before that.
    private var countBefore: Int32 = -1
    /// A Boolean value that indicates whether the top of the heap was taken and not replaced.
    private var hasHole = false
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
        hasHole = false
        (first, countBefore) = (-1, -1)
        for level in 0..<levelCount {
            let size = noise[level].size
            levels[level] = Level(noise: size, coarse: size / max(1, largestShare) * 0x1p52)
        }
    }

    // MARK: Times

    /// The numbers from which times are computed, and the comparison of times.
    fileprivate struct Clock {
        let levelCount: Int
        let levels: UnsafeMutablePointer<Level>
        let multipliers: UnsafeMutablePointer<Double>
        let slopes: UnsafeMutablePointer<Double>

        /// Writes the rounded time of an event.
        @inline(__always)
        func write(_ event: Event, to place: UnsafeMutablePointer<Double>) {
            if event.slope < 0 {
                place.update(repeating: 0, count: levelCount)
                return
            }
            let multiplier = multipliers + Int(event.multiplier)
            let slope = slopes + Int(event.slope)
            var level = 0
            while level < levelCount {
                let (size, coarse) = (levels[level].noise, levels[level].coarse)
                let time = Events.time(event.change, multiplier[level], slope[level], noise: size)
                place[level] = time == 0 ? 0 : Events.rounded(time, coarse: coarse)
                level &+= 1
            }
        }

        /// Returns whether one time precedes another; equal times are compared by order.
        @inline(__always)
        func precedes(
            _ first: UnsafeMutablePointer<Double>, _ firstOrder: Int32, _ second: UnsafeMutablePointer<Double>,
            _ secondOrder: Int32
        ) -> Bool {
            var level = 0
            while level < levelCount {
                if first[level] != second[level] { return first[level] < second[level] }
                level &+= 1
            }
            return firstOrder < secondOrder
        }
    }

    @inline(__always)
    private var clock: Clock {
        Clock(levelCount: levelCount, levels: levels.base, multipliers: multipliers.base, slopes: slopes.base)
    }

    /// Returns the time of an event at a level.
    @inline(__always)
    func time(_ index: Int32, _ level: Int) -> Double { time(events[index], level) }

    @inline(__always)
    private func time(_ event: Event, _ level: Int) -> Double {
        if event.slope < 0 { return 0 }
        return Self.time(
            event.change, multipliers[Int(event.multiplier) &+ level], slopes[Int(event.slope) &+ level],
            noise: levels[level].noise)
    }

    @inline(__always)
    private static func time(_ change: Double, _ multiplier: Double, _ slope: Double, noise: Double) -> Double {
        if Program.sign(multiplier, minus: slope, noise: noise) == 0 { return 0 }
        // The change is mostly 1, and a division takes as long as the rest.
        let distance = multiplier - slope
        return abs(change) == 1 ? distance * change : distance / change
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

    @inline(__always)
    private func precedes(_ left: Int32, _ right: Int32) -> Bool {
        clock.precedes(
            times.base + Int(left) &* levelCount, events[left].order, times.base + Int(right) &* levelCount,
            events[right].order)
    }

    // MARK: Listing

    /// Lists an event.
    @inline(__always)
    mutating func list(_ event: Event) {
        clock.write(event, to: times.extend(by: levelCount))
        push(event)
    }

    @inline(__always)
    private mutating func push(_ event: Event) {
        let index = Int32(truncatingIfNeeded: events.count)
        events.append(event)
        if isHeap { return file(index) }
        if countBefore < 0, first < 0 || precedes(index, first) { first = index }
    }

    /// Inserts an event into the heap.
    private mutating func file(_ index: Int32) {
        if hasHole {
            hasHole = false
            return sift(index, from: 0)
        }
        heap.append(index)
        var place = heap.count - 1
        while place > 0 {
            let parent = (place - 1) / 2
            if !precedes(index, heap[parent]) { break }
            heap[place] = heap[parent]
            place = parent
        }
        heap[place] = index
    }

    // MARK: Taking

    /// Removes and returns the earliest event.
    mutating func pop() -> Int32? {
        if countBefore >= 0 { return popLater() }
        countBefore = Int32(truncatingIfNeeded: events.count)
        return first < 0 ? nil : first
    }

    /// Removes and returns the earliest remaining event after the first.
    private mutating func popLater() -> Int32? {
        if !isHeap {
            makeHeap()
        } else if hasHole {
            let last = heap.removeLast()
            if heap.count > 0 { sift(last, from: 0) }
        }
        hasHole = heap.count > 0
        return hasHole ? heap[0] : nil
    }

    /// Makes a heap of all events except the first, which was taken.
    private mutating func makeHeap() {
        isHeap = true
        for index in 0..<Int32(events.count) where index != first { heap.append(index) }
        var place = heap.count / 2 - 1
        while place >= 0 {
            sift(heap[place], from: place)
            place -= 1
        }
    }

    /// Moves an event down the heap from a position to its place.
    ///
    /// Mostly the place is far below. So the hole moves down to the end first, and the event moves up from the end.
    private mutating func sift(_ event: Int32, from start: Int) {
        let (heap, count) = (heap, heap.count)
        var place = start
        while true {
            var child = 2 &* place &+ 1
            if child >= count { break }
            if child &+ 1 < count, precedes(heap[child &+ 1], heap[child]) { child &+= 1 }
            heap[place] = heap[child]
            place = child
        }
        while place > start {
            let parent = (place &- 1) >> 1
            if !precedes(event, heap[parent]) { break }
            heap[place] = heap[parent]
            place = parent
        }
        heap[place] = event
    }
}
