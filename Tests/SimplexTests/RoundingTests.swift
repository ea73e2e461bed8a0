import Testing

/// Dense systems of optional constraints whose dual values were once wrong, because precision that small pivots lose was not recovered.
@Suite struct RoundingTests {
    @Test(arguments: [2262, 3337, 6593, 8985, 9567, 17629, 20331, 26233, 34756, 37571, 42672])
    func multipliersBearWhatIsHeld(seed: Int) {
        var system = DenseSystem(seed: seed)
        for _ in 0..<5 {
            system.solver.solve()
            #expect(system.solver.checkInvariants() == [])
            system.edit()
        }
    }
}
