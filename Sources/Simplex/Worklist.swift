/// Positions to visit in ascending or descending order, each once: a bit for each position, and one for each word of bits.
///
/// A heap would compare its way down for each position; the next bit of a word is one instruction, and chains are
/// visited position after position.
struct Worklist: ~Copyable {
    /// A bit for each position, the other way round where the order is descending, so that the next is always the lowest.
    private let words: Buffer<UInt64>
    /// A bit for each word that is not zero.
    private let summary: Buffer<UInt64>
    /// Below this word of the summary there is nothing.
    private var first: Int
    /// The position that bit 0 stands for.
    private let origin: Int32
    /// 1 for ascending order, -1 for descending.
    private let sign: Int32

    /// An empty worklist for positions below a bound.
    init(bound: Int, isAscending: Bool, in arena: inout Arena) {
        let wordCount = (bound + 63) / 64
        words = Buffer(zeros: wordCount, in: &arena)
        summary = Buffer(zeros: (wordCount + 63) / 64, in: &arena)
        first = summary.count
        origin = isAscending ? 0 : Int32(bound) - 1
        sign = isAscending ? 1 : -1
    }

    /// Lists a position unless it is listed.
    @inline(__always)
    mutating func insert(_ position: Int32) {
        let place = Int((position - origin) * sign)
        let word = place >> 6
        words[word] |= 1 << UInt64(place & 63)
        summary[word >> 6] |= 1 << UInt64(word & 63)
        first = min(first, word >> 6)
    }

    /// Takes the next position off the list.
    @inline(__always)
    mutating func next() -> Int32? {
        while first < summary.count {
            let words = summary[first]
            if words == 0 {
                first += 1
                continue
            }
            let word = first << 6 | words.trailingZeroBitCount
            let bits = self.words[word]
            let place = word << 6 | bits.trailingZeroBitCount
            let rest = bits & (bits &- 1)
            self.words[word] = rest
            if rest == 0 { summary[first] = words & (words &- 1) }
            return origin + Int32(truncatingIfNeeded: place) * sign
        }
        return nil
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

/// A set of rows.
struct SparseRows: ~Copyable {
    private var list: Buffer<Int32>
    private var isListed: Buffer<Bool>

    /// An empty set of rows below a bound.
    init(count: Int, in arena: inout Arena) {
        isListed = Buffer(zeros: count, in: &arena)
        list = Buffer(capacity: count, in: &arena)
    }

    @inline(__always)
    mutating func insert(_ row: Int32) {
        if isListed[row] { return }
        isListed[row] = true
        list.append(row)
    }

    @inline(__always)
    mutating func removeLast() -> Int32? {
        if list.count == 0 { return nil }
        let row = list.removeLast()
        isListed[row] = false
        return row
    }

    /// Gives the memory back.
    mutating func deallocate() {
        list.deallocate()
        isListed.deallocate()
    }
}
