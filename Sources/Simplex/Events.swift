/// What happens along a dual step, earliest first: at a time a held entity's multiplier reaches a slope of its penalty.
///
/// Times are vectors by priority level, compared lexicographically. Most steps end at one of the first events, so what is
/// collected becomes a heap only when the first is asked for; and where an event gives way to the next one of the same
/// slot, that takes its place in the heap.
struct Events: ~Copyable {
    private let levelCount: Int
    private var times: Buffer<Double>
    /// The times without their last 20 bits, and without what is less than rounding of multipliers, so that rounding at a dear level
    /// does not outrank a cheaper level.
    private var roundedTimes: Buffer<Double>
    /// By level a number so large that what is added to it and subtracted again loses what is rounding.
    private var coarse: Buffer<Double>
    /// The slot of each event; -1 for the leaving entity itself.
    private(set) var slots: Buffer<Int32>
    private var orders: Buffer<Int32>
    private var heap: Buffer<Int32>
    private var isHeap = false
    /// Whether the top of the heap was taken and nothing has taken its place.
    private var hasHole = false

    /// No events.
    init(levelCount: Int, capacity: Int, in arena: inout Arena) {
        self.levelCount = levelCount
        times = Buffer(capacity: capacity * levelCount, in: &arena)
        roundedTimes = Buffer(capacity: capacity * levelCount, in: &arena)
        coarse = Buffer(zeros: levelCount, in: &arena)
        slots = Buffer(capacity: capacity, in: &arena)
        orders = Buffer(capacity: capacity, in: &arena)
        heap = Buffer(capacity: capacity, in: &arena)
    }

    /// Forgets all events.
    mutating func removeAll() {
        times.removeAll()
        roundedTimes.removeAll()
        slots.removeAll()
        orders.removeAll()
        heap.removeAll()
        isHeap = false
        hasHole = false
    }

    /// Says from where on times of events to come differ at a level by more than rounding.
    @inline(__always)
    func setRounding(_ rounding: Double, at level: Int) { coarse[level] = rounding * 0x1p52 }

    /// Begins an event, whose time is to be written; `push` files it.
    @inline(__always)
    mutating func begin(slot: Int32, order: Int32) -> Time {
        slots.append(slot)
        orders.append(order)
        return Time(
            exact: times.extend(by: levelCount), rounded: roundedTimes.extend(by: levelCount), coarse: coarse.base)
    }

    /// Where the time of an event is written, level by level.
    struct Time {
        fileprivate let exact: UnsafeMutablePointer<Double>
        fileprivate let rounded: UnsafeMutablePointer<Double>
        fileprivate let coarse: UnsafeMutablePointer<Double>

        @inline(__always)
        subscript(level: Int) -> Double {
            get { exact[level] }
            nonmutating set {
                exact[level] = newValue
                let time = (newValue + coarse[level]) - coarse[level]
                rounded[level] = Double(bitPattern: (time.bitPattern &+ (1 << 19)) & ~((1 << 20) - 1))
            }
        }
    }

    /// A component of the time of an event.
    @inline(__always)
    func time(_ event: Int32, _ level: Int) -> Double { times[Int(event) * levelCount + level] }

    /// Whether nothing has passed before an event.
    func isAtStart(_ event: Int32) -> Bool {
        for level in 0..<levelCount where time(event, level) != 0 { return false }
        return true
    }

    @inline(__always)
    private func roundedTime(_ event: Int32) -> UnsafeMutablePointer<Double> {
        roundedTimes.base + Int(event) &* levelCount
    }

    @inline(__always)
    private func precedes(_ left: Int32, _ right: Int32) -> Bool {
        let (first, second) = (roundedTime(left), roundedTime(right))
        var level = 0
        while level < levelCount {
            if first[level] != second[level] { return first[level] < second[level] }
            level &+= 1
        }
        return orders[left] < orders[right]
    }

    /// Files the event begun last among the others.
    mutating func push() {
        let event = Int32(slots.count - 1)
        if hasHole {
            hasHole = false
            sift(event, from: 0)
            return
        }
        heap.append(event)
        if !isHeap { return }
        var place = heap.count - 1
        while place > 0 {
            let parent = (place - 1) / 2
            if !precedes(event, heap[parent]) { break }
            heap[place] = heap[parent]
            place = parent
        }
        heap[place] = event
    }

    /// Takes the earliest event.
    mutating func pop() -> Int32? {
        if hasHole {
            hasHole = false
            let last = heap.removeLast()
            if heap.count > 0 { sift(last, from: 0) }
        } else if !isHeap {
            isHeap = true
            var place = heap.count / 2 - 1
            while place >= 0 {
                sift(heap[place], from: place)
                place -= 1
            }
        }
        if heap.count == 0 { return nil }
        hasHole = true
        return heap[0]
    }

    /// Puts an event into a place of the heap, or as far below it as it belongs.
    ///
    /// Mostly that is far below: so the place goes down to the end first, and the event up from there.
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

    /// Gives the memory back.
    mutating func deallocate() {
        times.deallocate()
        roundedTimes.deallocate()
        coarse.deallocate()
        slots.deallocate()
        orders.deallocate()
        heap.deallocate()
    }
}
