/// Places that go and come in a list of places that stay in their order.
struct PlaceShift {
    /// In the old list, in order.
    private let leaving: [Int]
    /// How many of those that stay stand before each that comes, in order.
    private let stayingBeforeArriving: [Int]

    /// Takes places of the old list and of the new one, in any order.
    init(leaving: [Int], arriving: [Int]) {
        self.leaving = leaving.sorted()
        stayingBeforeArriving = arriving.sorted().enumerated().map { $1 - $0 }
    }

    /// Where one that stays comes to be; the cost is logarithmic.
    func place(of old: Int) -> Int {
        let staying = old - Self.count(of: leaving, below: old)
        return staying + Self.count(of: stayingBeforeArriving, below: staying + 1)
    }

    /// How many numbers of an ordered list are below a limit.
    private static func count(of numbers: [Int], below limit: Int) -> Int {
        var (low, high) = (0, numbers.count)
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < limit { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
