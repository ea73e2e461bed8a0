extension Range<Int> {
    /// Returns the numbers sorted by a comparison.
    ///
    /// Equal numbers keep their order. The compiler makes a copy of the standard library's sort for each type and comparison. This function
    /// has one copy, which keeps the module for WebAssembly small.
    ///
    /// - Complexity: O(*n* log *n*).
    @inline(never) public func ordered(by precedes: (Int, Int) -> Bool) -> [Int] { sorted(by: precedes) }
}
