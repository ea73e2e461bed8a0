/// Positions to visit in ascending or descending order, each once: a binary heap with a mark for each position.
struct Worklist: ~Copyable {
    private var heap: Buffer<Int32>
    private var isListed = Buffer<Bool>()
    /// 1 for ascending order, -1 for descending.
    private let sign: Int32

    /// An empty worklist for positions below a bound.
    init(bound: Int, isAscending: Bool, in arena: inout Arena) {
        isListed = Buffer(zeros: bound, in: &arena)
        heap = Buffer(capacity: bound, in: &arena)
        sign = isAscending ? 1 : -1
    }

    /// Lists a position unless it is listed.
    @inline(__always)
    mutating func insert(_ position: Int32) {
        if isListed[position] { return }
        isListed[position] = true
        let key = position * sign
        heap.append(key)
        var place = heap.count - 1
        while place > 0 {
            let parent = (place - 1) / 2
            if heap[parent] <= key { break }
            heap[place] = heap[parent]
            place = parent
        }
        heap[place] = key
    }

    /// Takes the next position off the list.
    @inline(__always)
    mutating func next() -> Int32? {
        if heap.count == 0 { return nil }
        let top = heap[0]
        let key = heap.removeLast()
        let count = heap.count
        if count > 0 {
            var place = 0
            while true {
                var child = 2 * place + 1
                if child >= count { break }
                if child + 1 < count, heap[child + 1] < heap[child] { child += 1 }
                if key <= heap[child] { break }
                heap[place] = heap[child]
                place = child
            }
            heap[place] = key
        }
        let position = top * sign
        isListed[position] = false
        return position
    }

    /// Gives the memory back.
    mutating func deallocate() {
        heap.deallocate()
        isListed.deallocate()
    }
}

/// A vector that knows where it is not zero.
struct SparseVector: ~Copyable {
    /// Values by index; zero where not listed.
    private(set) var values: Buffer<Double>
    /// The indices that may carry a value, in the order in which they came.
    private(set) var indices: Buffer<Int32>
    private var isListed: Buffer<Bool>

    /// A zero vector.
    init(count: Int, in arena: inout Arena) {
        values = Buffer(zeros: count, in: &arena)
        isListed = Buffer(zeros: count, in: &arena)
        indices = Buffer(capacity: count, in: &arena)
    }

    @inline(__always)
    mutating func add(_ amount: Double, at index: Int32) {
        if !isListed[index] {
            isListed[index] = true
            indices.append(index)
        }
        values[index] += amount
    }

    @inline(__always)
    mutating func set(_ value: Double, at index: Int32) {
        if !isListed[index] {
            isListed[index] = true
            indices.append(index)
        }
        values[index] = value
    }

    /// Makes every value zero.
    mutating func clear() {
        for place in 0..<indices.count {
            values[indices[place]] = 0
            isListed[indices[place]] = false
        }
        indices.removeAll()
    }

    /// Gives the memory back.
    mutating func deallocate() {
        values.deallocate()
        indices.deallocate()
        isListed.deallocate()
    }
}
