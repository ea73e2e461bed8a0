import Simplex
import Testing

/// Equations that form chains and trees in which each one determines one new variable, however they are written.
@Suite struct ReleasedChainTests {
    /// An equation by places of variables, which may contain one twice.
    private struct Line {
        var terms: [(place: Int, coefficient: Double)]
        var constant: Double
    }

    /// A system whose equations determine one variable after the other from earlier ones.
    ///
    /// The first one is fixed, has an optional constraint, or is determined by the last equation.
    private struct Chain {
        var restingValues: [Double]
        /// The solver's variables in the order in which they are determined.
        var order: [Int]
        /// Whether the variables lie between those of other components.
        var isScattered: Bool
        var lines: [Line] = []
        var wish: Line?

        init(_ count: Int, _ random: inout SeededGenerator) {
            restingValues = (0..<count).map { _ in Double(random.integer(-50...50)) }
            order = Array(0..<count)
            isScattered = random.once(in: 3)
            if random.once(in: 2) { order.shuffle(using: &random) }
            let (isRow, arrangement) = (random.once(in: 2), random.integer(0...2))
            switch random.integer(0...2) {
            case 0: lines.append(Line(terms: [(0, 1)], constant: -20))
            case 1: wish = Line(terms: [(0, 1)], constant: -30)
            default: break
            }
            for place in 1..<count {
                var line = Self.line(place, isRow: isRow, &random)
                if arrangement == 1 || (arrangement == 2 && random.once(in: 2)) { line.terms.reverse() }
                if random.once(in: 12) { line.terms.shuffle(using: &random) }
                if random.once(in: 15) { line.terms = line.terms.map { ($0.place, 8 * $0.coefficient) } }
                lines.append(line)
            }
            if lines.count < count, wish == nil { lines.append(Line(terms: [(count - 1, 1)], constant: -400)) }
        }

        /// A place as a function of earlier places: usually as in a row of equal widths, with positions at the even places, otherwise as a
        /// combination of one or two others.
        private static func line(_ place: Int, isRow: Bool, _ random: inout SeededGenerator) -> Line {
            var line = Line(terms: [(place, 1)], constant: Double(random.integer(-9...9)))
            if isRow, place > 2, !random.once(in: 20) {
                line.terms += place % 2 == 0 ? [(place - 2, -1), (place - 1, -1)] : [(1, -1)]
                return line
            }
            let (one, other) = (random.integer(max(0, place - 4)...place - 1), random.integer(0...place - 1))
            switch random.integer(0...11) {
            case 0: break
            case 1: line.terms.append((one, -random.pick([0.5, 0.25, -1])))
            case 2: line.terms += [(one, -0.5), (other, -0.5)]
            case 3: line.terms += [(one, -0.25), (other, 0.5), (0, -0.5)]
            case 4: line.terms += [(one, -1), (random.pick([place, one]), random.pick([1, -0.5]))]
            case 5, 6: line.terms += [(one, -1), (other, 0.25)]
            default: line.terms.append((one, -1))
            }
            return line
        }

        /// A solver for the chain without some of its equations.
        func solver(without left: Set<Int>) -> (solver: Solver, variables: [Variable], ids: [ConstraintID?]) {
            let solver = Solver()
            var variables: [Variable] = []
            for value in restingValues {
                variables.append(solver.makeVariable(restingValue: value))
                if isScattered { solver.add([Term(solver.makeVariable())], constant: -1, .equal) }
            }
            var ids: [ConstraintID?] = []
            for place in lines.indices {
                ids.append(
                    left.contains(place)
                        ? nil : solver.add(terms(lines[place], variables), constant: lines[place].constant, .equal))
            }
            if let wish {
                solver.add(
                    terms(wish, variables), constant: wish.constant, .equal, priority: Priority(500) ?? .required)
            }
            return (solver, variables, ids)
        }

        private func terms(_ line: Line, _ variables: [Variable]) -> [Term] {
            line.terms.map { Term(variables[order[$0.place]], $0.coefficient) }
        }
    }

    private func difference(_ one: (Solver, [Variable]), _ other: (Solver, [Variable])) -> String? {
        for (variable, twin) in zip(one.1, other.1) {
            let (value, expected) = (one.0.value(of: variable), other.0.value(of: twin))
            if abs(value - expected) > 1e-9 * (1 + abs(expected)) { return "x\(variable.index): \(value), \(expected)" }
        }
        return nil
    }

    /// Each equation is removed and added again, usually alone, and sometimes while others are removed.
    @Test(arguments: [3, 7, 16, 40])
    func whatIsLeftIsAsNew(_ count: Int) throws {
        for seed in 0..<UInt64(max(6, propertyRounds / count)) {
            var random = SeededGenerator(seed: seed)
            let chain = Chain(count, &random)
            var (solver, variables, ids) = chain.solver(without: [])
            solver.solve()
            if !solver.conflicts.isEmpty { continue }
            var out: Set<Int> = []
            for place in chain.lines.indices.shuffled(using: &random).prefix(12) {
                guard let id = ids[place], let equation = solver.constraint(id) else { continue }
                solver.remove(id)
                out.insert(place)
                let (fresh, twins, _) = chain.solver(without: out)
                let problem = difference((solver, variables), (fresh, twins))
                try #require(problem == nil, "seed \(seed), without \(out.sorted()): \(chain)")
                try #require(solver.checkInvariants() == [], "seed \(seed), without \(out.sorted()): \(chain)")
                if random.once(in: 6), out.count < 3 {
                    ids[place] = nil
                    continue
                }
                ids[place] = solver.add(equation)
                out.remove(place)
            }
        }
    }

    /// Rows whose equations have the new variable first or last.
    @Test(arguments: [false, true], [0, 99, 198])
    func theFirstTimeTakesFewSteps(_ isReversed: Bool, _ place: Int) throws {
        let solver = Solver()
        let variables = (0..<200).map { _ in solver.makeVariable() }
        var ids = [solver.add([Term(variables[0])], constant: -20, .equal)]
        for index in 1..<200 {
            var terms = [Term(variables[index]), Term(variables[index - 1], -1)]
            if isReversed { terms.reverse() }
            ids.append(solver.add(terms, constant: -1, .equal))
        }
        solver.remainingWork = .max - 1
        solver.solve()
        let all = Int.max - 1 - solver.remainingWork
        solver.remove(ids[place])
        solver.solve()
        #expect(10 * (Int.max - 1 - solver.remainingWork - all) < all)
        #expect(solver.checkInvariants() == [])
    }

    /// The terms of a chain are moved in storage once many other constraints were removed, in small and large components.
    @Test(arguments: [12, 200])
    func termsMayHaveMoved(_ count: Int) {
        func chain(without left: Int?, after olderCount: Int) -> (Solver, [Variable], [ConstraintID?]) {
            let solver = Solver()
            let loose = solver.makeVariable()
            let older = (0..<olderCount).map { _ in
                solver.add([Term(loose), Term(loose, 1)], constant: -1, .greaterThanOrEqual)
            }
            let variables = (0..<count).map { _ in solver.makeVariable() }
            let ids = (0..<count).map { index -> ConstraintID? in
                if index == left { return nil }
                let others = index == 0 ? [] : [Term(variables[index - 1], -1)]
                return solver.add([Term(variables[index])] + others, constant: -Double(index + 1), .equal)
            }
            solver.solve()
            for id in older { solver.remove(id) }
            solver.add([Term(solver.makeVariable())], constant: -1, .equal)
            solver.solve()
            return (solver, variables, ids)
        }
        for place in [0, count / 2, count - 1] {
            let (solver, variables, ids) = chain(without: nil, after: 2_000)
            if let id = ids[place] { solver.remove(id) }
            let (fresh, twins, _) = chain(without: place, after: 0)
            #expect(difference((solver, variables), (fresh, twins)) == nil)
            #expect(solver.checkInvariants() == [])
            if let id = ids[(place + 5) % count] { solver.remove(id) }
            #expect(solver.checkInvariants() == [])
        }
    }

    /// Two tenths and three tenths of a width in 32 bits, and half of the width minus both: this is only a rounding error, and not a
    /// fraction of the width.
    @Test func roundingOfFactorsIsNoShare() throws {
        func system(hasWidth: Bool) -> (Solver, [Variable], ConstraintID?) {
            let solver = Solver()
            let variables = (0..<5).map { _ in solver.makeVariable() }
            let (width, one, other, rest) = (variables[0], variables[1], variables[2], variables[3])
            let id = hasWidth ? solver.add([Term(width)], constant: -10, .equal) : nil
            solver.add([Term(one), Term(width, -Double(Float(0.4)))], constant: 0, .equal)
            solver.add([Term(other), Term(width, -Double(Float(0.6)))], constant: 0, .equal)
            solver.add([Term(rest), Term(width, -1), Term(one), Term(other)], constant: 0, .equal)
            solver.add([Term(variables[4]), Term(rest, -1)], constant: 0, .equal)
            solver.add([Term(width)], constant: -1e6, .equal, priority: Priority(500) ?? .required)
            return (solver, variables, id)
        }
        let (solver, variables, id) = system(hasWidth: true)
        solver.solve()
        solver.remove(try #require(id))
        let (fresh, twins, _) = system(hasWidth: false)
        #expect(difference((solver, variables), (fresh, twins)) == nil)
        #expect(solver.checkInvariants() == [])
    }
}
