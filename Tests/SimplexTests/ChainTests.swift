import Simplex
import Testing

/// Views in a row with optional positions, widths and distances, in a container that becomes too narrow and wide again.
@Suite struct ChainTests {
    /// One such row in a solver.
    private struct Chain {
        let solver = Solver()
        let width: ConstraintID
        let variables: [Variable]
        /// The width of the container at which all views have their desired widths.
        let fit: Double

        /// Views whose leading edges have a given desired distance, or no desired positions if that is nil.
        init(count: Int, pitch: Double?, isContained: Bool, seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var (variables, fit) = ([solver.makeVariable()], 32.0)
            let container = variables[0]
            for index in 0..<count {
                let (lead, width) = (solver.makeVariable(), solver.makeVariable())
                let natural = Double.random(in: 60...140, using: &random).rounded()
                fit += max(natural, 100) + 8
                if let last = variables.last, index > 0 {
                    let terms = [Term(lead), Term(variables[variables.count - 2], -1), Term(last, -1)]
                    solver.add(terms, constant: -8, .greaterThanOrEqual)
                } else {
                    solver.add([Term(lead)], constant: -20, .greaterThanOrEqual)
                }
                solver.add([Term(width)], constant: -50, .greaterThanOrEqual)
                solver.add([Term(width)], constant: -100, .equal, priority: Priority(500) ?? .required)
                solver.add([Term(width)], constant: -natural, .lessThanOrEqual, priority: Priority(250) ?? .required)
                solver.add([Term(width)], constant: -natural, .greaterThanOrEqual, priority: Priority(750) ?? .required)
                if let pitch {
                    let place = 20 + pitch * Double(index)
                    solver.add([Term(lead)], constant: -place, .equal, priority: Priority(500) ?? .required)
                }
                variables += [lead, width]
                if isContained || index == count - 1 {
                    let terms = [Term(lead), Term(width), Term(container, -1)]
                    solver.add(terms, constant: 20, .lessThanOrEqual)
                }
            }
            width = solver.add([Term(container)], constant: -1.2 * fit, .equal, priority: Priority(999) ?? .required)
            (self.variables, self.fit) = (variables, fit)
        }

        /// Sets the width of the container to a multiple of what the views need.
        func resize(_ ratio: Double) { solver.setConstant(-(ratio * fit).rounded(), of: width) }

        var values: [Double] { variables.map { solver.value(of: $0) } }
    }

    /// Narrow and wide alternately, so that the solution changes a lot each time.
    private static let ratios = [1.0, 0.95, 0.85, 1.1, 0.75, 0.9, 1.05, 1.2, 0.7, 1.2]

    @Test(arguments: [(pitch: 115.0, seed: 1), (pitch: 130, seed: 2), (pitch: 90, seed: 3), (pitch: 118, seed: 4)])
    func resizedEqualsNew(_ line: (pitch: Double, seed: UInt64)) {
        expectResizedEqualsNew { Chain(count: 48, pitch: line.pitch, isContained: false, seed: line.seed) }
        expectResizedEqualsNew { Chain(count: 32, pitch: line.pitch, isContained: true, seed: line.seed) }
    }

    @Test func resizedEqualsNewWhereNothingWantsAPlace() {
        expectResizedEqualsNew { Chain(count: 60, pitch: nil, isContained: false, seed: 5) }
        expectResizedEqualsNew { Chain(count: 40, pitch: nil, isContained: true, seed: 6) }
    }

    private func expectResizedEqualsNew(_ make: () -> Chain) {
        let resized = make()
        for ratio in Self.ratios {
            resized.resize(ratio)
            let new = make()
            new.resize(ratio)
            let (values, expected) = (resized.values, new.values)
            let worst = zip(values, expected).map { abs($0 - $1) }.max() ?? 0
            #expect(worst <= 1e-9 * expected[0], "at \(ratio) of what they need")
            #expect(resized.solver.checkInvariants() == [], "at \(ratio) of what they need")
            #expect(new.solver.checkInvariants() == [], "at \(ratio) of what they need, solved from nothing")
        }
    }

    /// If no view has a desired place, the number of steps for a resize is proportional to the number of views, and not to its square.
    @Test(arguments: [false, true])
    func resizingTakesStepsInProportion(_ isContained: Bool) {
        func steps(_ count: Int) -> Int {
            let chain = Chain(count: count, pitch: nil, isContained: isContained, seed: 7)
            chain.solver.remainingWork = .max - 1
            _ = chain.values
            let before = chain.solver.remainingWork
            for ratio in [0.75, 1.2] {
                chain.resize(ratio)
                _ = chain.values
            }
            return before - chain.solver.remainingWork
        }
        #expect(steps(200) < 6 * steps(50), "16 times would be the square")
    }
}
