import Simplex
import Testing

/// A dense system of wishes in which rows that are held come out as dependent, by rounding, while ties are broken.
@Suite struct RepairTests {
    /// What numbers such a system is made of; one of forty thousand has got to be repaired there.
    private struct Numbers {
        var state: UInt64

        mutating func below(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
    }

    private let solver = Solver()
    private var constraints: [(id: ConstraintID, priority: Double)] = []

    init() {
        var numbers = Numbers(state: 43580 * 77777 + 5)
        let count = 6 + numbers.below(60)
        let constraintCount = count + numbers.below(2 * count)
        let first = solver.makeVariables(count: count)
        let most = 2 + numbers.below(3)
        var rows: [(terms: [Term], relation: Relation, priority: Double, constant: Double)] = []
        for _ in 0..<constraintCount {
            var places: Set<Int> = []
            let base = numbers.below(count)
            while places.count < min(most, count) { places.insert((base + numbers.below(8)) % count) }
            let terms = places.sorted().map { place in
                Term(first.advanced(by: Int32(place)), [1, -1, 2, -1, 1, 0.5][numbers.below(6)])
            }
            let relation: Relation = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.below(4)]
            let priority = Double([250, 500, 750, 900, 300][numbers.below(5)] + numbers.below(3))
            rows.append((terms, relation, priority, Double(numbers.below(200) - 100)))
        }
        if numbers.below(2) == 0 { _ = numbers.below(40000) }
        for round in 0..<4 {
            if round < 3, numbers.below(2) == 0 { _ = numbers.below(30000) }
            for _ in 0..<(1 + numbers.below(4)) {
                let place = numbers.below(constraintCount)
                rows[place].constant = Double(numbers.below(200) - 100)
            }
        }
        for row in rows {
            let priority = Priority(row.priority) ?? .required
            let id = solver.add(row.terms, constant: row.constant, row.relation, priority: priority)
            constraints.append((id, row.priority))
        }
    }

    @Test func theOptimumIsFoundAgain() {
        #expect(solver.checkInvariants() == [])
        for (id, priority) in constraints where priority > 252 { #expect(abs(solver.error(of: id)) < 1e-6) }
        let cheapest = constraints.filter { $0.priority == 250 }.reduce(0.0) { $0 + abs(solver.error(of: $1.id)) }
        #expect(abs(cheapest - 345.887096774194) < 1e-6)
    }
}
