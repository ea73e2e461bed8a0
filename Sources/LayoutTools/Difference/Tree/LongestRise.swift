/// A longest rising subsequence of numbers: the elements of a list that keep their order.
enum LongestRise {
    /// Returns the positions of a longest strictly rising subsequence.
    ///
    /// - Complexity: O(n log n) in the number of numbers.
    static func indices(in numbers: [Int]) -> Set<Int> {
        // The position of the smallest end of a run of each length, by Schensted's algorithm.
        var ends: [Int] = []
        var previous: [Int?] = Array(repeating: nil, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            previous[place] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(place) } else { ends[low] = place }
        }
        var found: Set<Int> = []
        var place = ends.last
        while let next = place {
            found.insert(next)
            place = previous[next]
        }
        return found
    }
}
