import Testing

/// A dense system of optional constraints in which rounding makes fixed rows appear dependent during the tie-break.
@Suite struct RepairTests {
    /// One of forty thousand seeds needs a repair at this point.
    private var system = DenseSystem(seed: 43580)

    init() { system.edit(rounds: 4) }

    @Test func theOptimumIsFoundAgain() {
        let solver = system.solver
        #expect(solver.checkInvariants() == [])
        for (id, priority) in system.constraints where priority > 252 { #expect(abs(solver.error(of: id)) < 1e-6) }
        let cheapest = system.constraints.filter { $0.priority == 250 }
        #expect(abs(cheapest.reduce(0.0) { $0 + abs(solver.error(of: $1.id)) } - 345.887096774194) < 1e-6)
    }
}
