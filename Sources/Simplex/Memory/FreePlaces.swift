/// A set of free indices, one bit each, which finds the smallest without sorting.
package struct FreePlaces {
    private var words: [UInt64] = []
    /// The index of a word before which all bits are zero.
    private var firstWord = 0
    private var count = 0

    /// Creates an empty set.
    package init() {}

    /// A Boolean value that indicates whether the set is empty.
    @inline(__always)
    var isEmpty: Bool { count == 0 }

    /// Inserts an index that is not in the set.
    package mutating func insert(_ place: Int32) {
        let word = Int(place >> 6)
        while words.count <= word { words.append(0) }
        words[word] |= 1 << UInt64(place & 63)
        firstWord = count == 0 ? word : min(firstWord, word)
        count += 1
    }

    /// Removes and returns the smallest index, or nil if the set is empty.
    package mutating func popFirst() -> Int32? {
        if count == 0 { return nil }
        while words[firstWord] == 0 { firstWord += 1 }
        let bit = words[firstWord].trailingZeroBitCount
        words[firstWord] &= words[firstWord] - 1
        count -= 1
        return Int32(firstWord * 64 + bit)
    }
}
