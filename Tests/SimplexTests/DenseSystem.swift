import Simplex

/// A system of optional constraints only, denser than that of any layout: rows of up to four of eight neighboring variables, with
/// coefficients other than one.
struct DenseSystem {
    let solver = Solver()
    private(set) var constraints: [(id: ConstraintID, priority: Double)] = []
    private var numbers: Numbers
    private let constraintCount: Int

    /// A generator of random numbers for the system.
    private struct Numbers {
        var state: UInt64

        mutating func below(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
    }

    /// The system of a seed.
    init(seed: Int) {
        numbers = Numbers(state: UInt64(seed) &* 77777 &+ 5)
        let count = 6 + numbers.below(60)
        constraintCount = count + numbers.below(2 * count)
        let first = solver.makeVariables(count: count)
        let most = 2 + numbers.below(3)
        for _ in 0..<constraintCount {
            var places: Set<Int> = []
            let base = numbers.below(count)
            while places.count < min(most, count) { places.insert((base + numbers.below(8)) % count) }
            let terms = places.sorted().map { place in
                Term(first.advanced(by: Int32(place)), [1, -1, 2, -1, 1, 0.5][numbers.below(6)])
            }
            let relation: Relation = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.below(4)]
            let value = Double([250, 500, 750, 900, 300][numbers.below(5)] + numbers.below(3))
            let constant = Double(numbers.below(200) - 100)
            let priority = Priority(value) ?? .required
            let id = solver.add(terms, constant: constant, relation, priority: priority)
            constraints.append((id, value))
        }
    }

    /// Changes some constants.
    mutating func edit() {
        for _ in 0..<(1 + numbers.below(4)) {
            let place = numbers.below(constraintCount)
            _ = solver.setConstant(Double(numbers.below(200) - 100), of: constraints[place].id)
        }
    }

    /// Changes constants in some rounds, skipping as many random numbers in between as other rounds need.
    mutating func edit(rounds: Int) {
        if numbers.below(2) == 0 { _ = numbers.below(40000) }
        for round in 0..<rounds {
            if round < 3, numbers.below(2) == 0 { _ = numbers.below(30000) }
            edit()
        }
    }
}
