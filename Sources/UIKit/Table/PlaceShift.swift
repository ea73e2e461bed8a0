/// The shift of positions in an ordered list after insertions and deletions.
struct PlaceShift {
    /// The deleted positions of the old list, in ascending order.
    private let leaving: [Int]
    /// For each inserted position, in ascending order, the number of kept positions before it.
    private let stayingBeforeArriving: [Int]

    /// Creates a shift from deleted positions of the old list and inserted positions of the new one, in any order.
    init(leaving: [Int], arriving: [Int]) {
        self.leaving = leaving.sorted()
        stayingBeforeArriving = arriving.sorted().enumerated().map { $1 - $0 }
    }

    /// Returns the new position of a kept one, in logarithmic time.
    func place(of old: Int) -> Int {
        let staying = old - Self.count(of: leaving, below: old)
        return staying + Self.count(of: stayingBeforeArriving, below: staying + 1)
    }

    /// Returns the number of elements of a sorted list that are below a limit.
    private static func count(of numbers: [Int], below limit: Int) -> Int {
        var (low, high) = (0, numbers.count)
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < limit { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
