import Testing

/// Systems whose dual values were once wrong, because precision that pivots lose was not recovered.
@Suite struct RoundingTests {
    /// Dense systems of optional constraints.
    @Test(arguments: [2262, 3337, 6593, 8985, 9567, 17629, 20331, 26233, 34756, 37571, 42672])
    func multipliersBearWhatIsHeld(seed: Int) {
        var system = DenseSystem(seed: seed)
        for _ in 0..<5 {
            system.solver.solve()
            #expect(system.solver.checkInvariants() == [])
            system.edit()
        }
    }

    private static let factorsAndSeeds: [(factors: [Double], seeds: [UInt64])] = [
        (FactorSystem.decimals32, [3649, 4960, 6031]), (FactorSystem.decimals, [5686, 8386, 9429]),
        (FactorSystem.binaryFractions, [2473, 5042, 9620]), (FactorSystem.integers, [1835, 2599, 5505, 11135]),
    ]

    /// Multipliers that are zero were once 1e-10, which counted as more than rounding.
    @Test(arguments: factorsAndSeeds)
    func factorsLeaveNoTrace(factors: [Double], seeds: [UInt64]) {
        for seed in seeds {
            var system = FactorSystem(factors: factors, seed: seed)
            for step in 0..<10 {
                let difference = system.differenceFromNewSolver
                #expect(difference == nil, "seed \(seed), step \(step)")
                for _ in 0..<3 { system.edit() }
            }
        }
    }
}
