extension Range<Int> {
    /// Returns the nearest number to a guess that satisfies a condition, or `nil` for none.
    func nearest(to guess: Int, where holds: (Int) -> Bool) -> Int? {
        guard !isEmpty else { return nil }
        let start = Swift.min(Swift.max(guess, lowerBound), upperBound - 1)
        for distance in 0..<count {
            let (below, above) = (start - distance, start + distance)
            if below >= lowerBound, holds(below) { return below }
            if above < upperBound, holds(above) { return above }
        }
        return nil
    }
}
