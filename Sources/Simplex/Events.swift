/// What happens along a dual step, earliest first: at a time a held entity's multiplier reaches a slope of its penalty.
///
/// Times are vectors by priority level, compared lexicographically.
struct Events: ~Copyable {
    private let levelCount: Int
    private var times: Buffer<Double>
    /// The slot of each event; -1 for the leaving entity itself.
    private(set) var slots: Buffer<Int32>
    private var orders: Buffer<Int32>
    private var heap: Buffer<Int32>

    /// No events.
    init(levelCount: Int, capacity: Int, in arena: inout Arena) {
        self.levelCount = levelCount
        times = Buffer(capacity: capacity * levelCount, in: &arena)
        slots = Buffer(capacity: capacity, in: &arena)
        orders = Buffer(capacity: capacity, in: &arena)
        heap = Buffer(capacity: capacity, in: &arena)
    }

    /// Forgets all events.
    mutating func removeAll() {
        times.removeAll()
        slots.removeAll()
        orders.removeAll()
        heap.removeAll()
    }

    /// Begins an event; its time follows with `append`, then `push`.
    @inline(__always)
    mutating func begin(slot: Int32, order: Int32) {
        slots.append(slot)
        orders.append(order)
    }

    @inline(__always)
    mutating func append(_ component: Double) { times.append(component) }

    /// A component of the time of an event.
    @inline(__always)
    func time(_ event: Int32, _ level: Int) -> Double { times[Int(event) * levelCount + level] }

    /// Whether nothing has passed before an event.
    func isAtStart(_ event: Int32) -> Bool {
        for level in 0..<levelCount where time(event, level) != 0 { return false }
        return true
    }

    /// A time without its last 20 bits, so that rounding at a dear level does not outrank a cheaper level.
    @inline(__always)
    private static func rounded(_ time: Double) -> Double {
        Double(bitPattern: (time.bitPattern &+ (1 << 19)) & ~((1 << 20) - 1))
    }

    @inline(__always)
    private func precedes(_ left: Int32, _ right: Int32) -> Bool {
        for level in 0..<levelCount {
            let (one, other) = (Self.rounded(time(left, level)), Self.rounded(time(right, level)))
            if one != other { return one < other }
        }
        return orders[left] < orders[right]
    }

    /// Files the event begun last among the others.
    mutating func push() {
        let event = Int32(slots.count - 1)
        heap.append(event)
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
        if heap.count == 0 { return nil }
        let top = heap[0]
        let event = heap.removeLast()
        let count = heap.count
        if count > 0 {
            var place = 0
            while true {
                var child = 2 * place + 1
                if child >= count { break }
                if child + 1 < count, precedes(heap[child + 1], heap[child]) { child += 1 }
                if !precedes(heap[child], event) { break }
                heap[place] = heap[child]
                place = child
            }
            heap[place] = event
        }
        return top
    }

    /// Gives the memory back.
    mutating func deallocate() {
        times.deallocate()
        slots.deallocate()
        orders.deallocate()
        heap.deallocate()
    }
}
