/// The places of what was removed, a bit each, so that the smallest is found without sorting.
package struct FreePlaces {
    private var words: [UInt64] = []
    /// No bit is set in the words before this one.
    private var firstWord = 0
    private var count = 0

    /// No places.
    package init() {}

    /// A Boolean value that indicates whether there is none.
    @inline(__always)
    var isEmpty: Bool { count == 0 }

    /// Adds a place that is not among them.
    package mutating func insert(_ place: Int32) {
        let word = Int(place >> 6)
        while words.count <= word { words.append(0) }
        words[word] |= 1 << UInt64(place & 63)
        firstWord = count == 0 ? word : min(firstWord, word)
        count += 1
    }

    /// Takes the smallest place; nil where there is none.
    package mutating func popFirst() -> Int32? {
        if count == 0 { return nil }
        while words[firstWord] == 0 { firstWord += 1 }
        let bit = words[firstWord].trailingZeroBitCount
        words[firstWord] &= words[firstWord] - 1
        count -= 1
        return Int32(firstWord * 64 + bit)
    }
}
