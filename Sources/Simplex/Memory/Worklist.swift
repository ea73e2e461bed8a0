/// A set of positions to visit once each, in ascending or descending order: a bit per position, and a bit per word of bits.
///
/// A heap would need comparisons for each position. The next bit of a word is one instruction, and chains are visited position after
/// position.
struct Worklist: ~Copyable {
    /// A bit per position, reversed for descending order so that the next is always the lowest, followed by the summary.
    ///
    /// The summary has a bit for each word that is not zero.
    private var memory: UnsafeMutableRawPointer
    private let wordCount: Int32
    /// The first word of the summary that may be nonzero.
    private var first: Int32
    /// The position of bit 0.
    private let origin: Int32
    /// 1 for ascending order, -1 for descending order.
    private let sign: Int32

    /// Creates an empty worklist for positions below a bound.
    init(bound: Int, isAscending: Bool, in arena: inout Arena) {
        let count = (bound + 63) / 64
        memory = arena.zeros(count + (count + 63) / 64)
        wordCount = Int32(count)
        first = Int32((count + 63) / 64)
        origin = isAscending ? 0 : Int32(bound) - 1
        sign = isAscending ? 1 : -1
    }

    @inline(__always)
    private var words: Buffer<UInt64> { Buffer(at: memory, count: wordCount) }

    @inline(__always)
    private var summary: Buffer<UInt64> { Buffer(at: memory + 8 &* Int(wordCount), count: (wordCount &+ 63) >> 6) }

    /// Inserts a position unless it is listed.
    @inline(__always)
    mutating func insert(_ position: Int32) {
        let place = Int((position &- origin) &* sign)
        let word = place >> 6
        words[word] |= 1 << UInt64(place & 63)
        summary[word >> 6] |= 1 << UInt64(word & 63)
        first = min(first, Int32(truncatingIfNeeded: word >> 6))
    }

    /// Inserts a position that comes after the one that was taken last.
    @inline(__always)
    mutating func insertLater(_ position: Int32) {
        let place = Int((position &- origin) &* sign)
        let word = place >> 6
        words[word] |= 1 << UInt64(truncatingIfNeeded: place & 63)
        summary[word >> 6] |= 1 << UInt64(truncatingIfNeeded: word & 63)
    }

    /// Removes and returns the next position.
    @inline(__always)
    mutating func next() -> Int32? {
        while first < (wordCount &+ 63) >> 6 {
            let words = summary[first]
            if words == 0 {
                first &+= 1
                continue
            }
            let word = Int(first) << 6 | words.trailingZeroBitCount
            let bits = self.words[word]
            let place = word << 6 | bits.trailingZeroBitCount
            let rest = bits & (bits &- 1)
            self.words[word] = rest
            if rest == 0 { summary[first] = words & (words &- 1) }
            return origin &+ Int32(truncatingIfNeeded: place) &* sign
        }
        return nil
    }

    /// Removes all positions up to and including one.
    mutating func removeAll(through position: Int32) {
        let place = Int((position &- origin) &* sign)
        var word = Int(first) << 6
        while word <= place >> 6 {
            // The mask covers all bits of a word, or those up to the position.
            words[word] &= word < place >> 6 ? 0 : (~1 << UInt64(place & 63))
            if words[word] == 0 { summary[word >> 6] &= ~(1 << UInt64(word & 63)) }
            word &+= 1
        }
    }
}

/// A vector with a list of its nonzero indices.
struct SparseVector: ~Copyable {
    // The values, the indices and the marks are adjacent, so that the structure has sixteen bytes.
    private var memory: UnsafeMutableRawPointer
    private let bound: Int32
    private var listedCount: Int32 = 0

    /// Creates a zero vector.
    init(count: Int, in arena: inout Arena) {
        memory = arena.zeros(Self.wordCount(count))
        bound = Int32(count)
    }

    /// Returns the number of words of 8 bytes that a vector needs.
    static func wordCount(_ count: Int) -> Int { (13 * count + 7) / 8 }

    /// The values by index; zero if not listed.
    @inline(__always)
    var values: Buffer<Double> { Buffer(at: memory, count: bound) }

    /// The indices that may have a value, in the order of insertion.
    @inline(__always)
    var indices: Buffer<Int32> { Buffer(at: memory + 8 &* Int(bound), count: listedCount) }

    @inline(__always)
    private var isListed: Buffer<Bool> { Buffer(at: memory + 12 &* Int(bound), count: bound) }

    @inline(__always)
    mutating func add(_ amount: Double, at index: Int32) {
        list(index)
        values[index] += amount
    }

    /// Adds an amount, and clears a sum that is not larger than a share of it.
    @inline(__always)
    mutating func add(_ amount: Double, at index: Int32, clearingBelow least: Double) {
        list(index)
        values[index].add(amount, clearingBelow: least)
    }

    @inline(__always)
    mutating func set(_ value: Double, at index: Int32) {
        list(index)
        values[index] = value
    }

    @inline(__always)
    private mutating func list(_ index: Int32) {
        if isListed[index] { return }
        isListed[index] = true
        listedCount &+= 1
        indices[listedCount &- 1] = index
    }

    /// Sets every value to zero.
    mutating func clear() {
        let (indices, values, isListed) = (indices, values, isListed)
        for place in 0..<indices.count {
            values[indices[place]] = 0
            isListed[indices[place]] = false
        }
        listedCount = 0
    }
}

/// A set of rows.
struct SparseRows: ~Copyable {
    private var memory: UnsafeMutableRawPointer
    private var bound: Int32
    private var listedCount: Int32 = 0

    /// Raises the bound of an empty set, at least to twice the old one.
    mutating func raiseBound(to count: Int, in arena: inout Arena) {
        if count > bound { self = SparseRows(count: max(count, 2 * Int(bound)), in: &arena) }
    }

    /// Creates an empty set of rows below a bound.
    init(count: Int, in arena: inout Arena) {
        memory = arena.zeros((5 * count + 7) / 8)
        bound = Int32(count)
    }

    @inline(__always)
    private var list: Buffer<Int32> { Buffer(at: memory, count: bound) }

    @inline(__always)
    private var isListed: Buffer<Bool> { Buffer(at: memory + 4 &* Int(bound), count: bound) }

    @inline(__always)
    mutating func insert(_ row: Int32) {
        if isListed[row] { return }
        isListed[row] = true
        list[listedCount] = row
        listedCount &+= 1
    }

    @inline(__always)
    mutating func removeLast() -> Int32? {
        if listedCount == 0 { return nil }
        listedCount &-= 1
        let row = list[listedCount]
        isListed[row] = false
        return row
    }
}
