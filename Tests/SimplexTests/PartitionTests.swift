import Simplex
import Testing

/// Components: systems in one solver that share no variable.
@Suite struct PartitionTests {
    @Test func unusedVariablesDoNotAffectTheBits() {
        for seed in 0..<UInt64(propertyRounds / 4) {
            let small = Several(seed: seed)
            let large = Several(seed: seed, spareCount: 70)
            #expect(small.bits == large.bits, "seed \(seed)")
            #expect(small.conflicts == large.conflicts, "seed \(seed)")
            #expect(small.ambiguities == large.ambiguities, "seed \(seed)")
            #expect(small.solver.checkInvariants() == [], "seed \(seed)")
        }
    }

    @Test(arguments: [1, 2, 63, 64, 65])
    func chainsOfAnyLength(_ count: Int) {
        let solver = Solver()
        let variables = (0..<count).map { _ in solver.makeVariable(restingValue: 0) }
        for (place, variable) in variables.enumerated().reversed() {
            var terms = [Term(variable, 1)]
            if place > 0 { terms.append(Term(variables[place - 1], -1)) }
            solver.add(Constraint(terms, constant: -1, .equal, priority: .required))
        }
        #expect(variables.map { solver.value(of: $0) } == (1...count).map(Double.init))
        #expect(solver.checkInvariants() == [])
    }
}

/// Several random systems in one solver, with interleaved constraints.
private struct Several {
    let solver = Solver()
    private var variables: [Variable] = []

    init(seed: UInt64, spareCount: Int = 0) {
        var systems: [(system: ExactSystem, variables: [Variable])] = []
        for number in 0..<UInt64(4) {
            var generator = SystemGenerator(seed: 4 * seed + number)
            let system = generator.system()
            let own = system.restingValues.map { solver.makeVariable(restingValue: $0.double) }
            variables += own
            systems.append((system, own))
        }
        for _ in 0..<spareCount { _ = solver.makeVariable(restingValue: 0) }
        for place in 0..<(systems.map(\.system.lines.count).max() ?? 0) {
            for (system, variables) in systems where place < system.lines.count {
                solver.add(system.constraint(system.lines[place], variables))
            }
        }
    }

    var bits: [UInt64] { variables.map { solver.value(of: $0).bitPattern } }
    var conflicts: [String] { solver.conflicts.map { "\($0)" } }
    var ambiguities: [Bool] { variables.map { solver.isAmbiguous($0) } }
}
