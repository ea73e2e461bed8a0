/// SplitMix64: the same numbers everywhere for the same seed.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator whose numbers depend only on the seed.
    public init(seed: UInt64) { state = seed }

    /// Returns the next 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a random integer in a range.
    public mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// Returns true with a probability of one in `count`.
    public mutating func once(in count: Int) -> Bool { integer(1...count) == 1 }

    /// Returns a random element of an array that is not empty.
    public mutating func pick<Element>(_ elements: [Element]) -> Element { elements[integer(0...elements.count - 1)] }
}
