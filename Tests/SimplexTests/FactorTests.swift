import Simplex
import Testing

/// Parts of a whole: fractions of 64 bits, whose sum is one except for rounding, and multipliers of 32 bits, whose sum is not.
struct FactorTests {
    /// A row of parts, each a fraction of the whole, from one end to the other.
    private static func row(_ shares: [Double], width: Constraint.Width) -> (solver: Solver, whole: Variable) {
        let solver = Solver()
        let (start, whole) = (solver.makeVariable(), solver.makeVariable())
        solver.add([Term(start)], constant: -20, .equal)
        switch width {
        case .given(let points): solver.add([Term(whole)], constant: -points, .equal)
        case .wished(let points):
            solver.add([Term(whole)], constant: -points, .equal, priority: Priority(750) ?? .required)
        }
        var end = [Term(start)]
        for share in shares {
            let (left, part) = (solver.makeVariable(), solver.makeVariable())
            solver.add([Term(part), Term(whole, -share)], constant: 0, .equal)
            solver.add([Term(part)], constant: 0, .greaterThanOrEqual)
            solver.add([Term(left)] + end.map { Term($0.variable, -1) }, constant: 0, .equal)
            end = [Term(left), Term(part)]
        }
        solver.add(end + [Term(start, -1), Term(whole, -1)], constant: 0, .equal)
        solver.solve()
        return (solver, whole)
    }

    /// Fractions with a common denominator that add up to a whole.
    private static let wholes: [[Double]] = [
        [4, 6], [6, 4], [2, 8], [1, 9], [15, 85], [3, 7], [1, 2], [1, 1, 1], [1, 2, 7], [1, 2, 4],
    ]

    @Test(arguments: wholes)
    func sharesMakeAWhole(_ parts: [Double]) {
        let sum = parts.reduce(0, +)
        let shares = parts.map { part in part / sum }
        for width in [Constraint.Width.given(294), .wished(294), .given(1e5)] {
            let (solver, whole) = Self.row(shares, width: width)
            #expect(solver.conflicts.isEmpty)
            #expect(abs(solver.value(of: whole) - width.points) < 0.01)
            #expect(solver.checkInvariants().isEmpty)
        }
    }

    /// Multipliers of 32 bits count as they are.
    ///
    /// Their error is accepted for a given width, and a free width has to be 0.
    @Test(arguments: wholes)
    func roundedSharesMakeNoWhole(_ parts: [Double]) {
        let sum = Float(parts.reduce(0, +))
        let shares = parts.map { part in Double(Float(part) / sum) }
        let (given, width) = Self.row(shares, width: .given(294))
        #expect(given.conflicts.isEmpty && given.value(of: width) == 294)
        let (solver, whole) = Self.row(shares, width: .wished(294))
        #expect(solver.conflicts.isEmpty)
        let expected: Double = shares.reduce(0, +) == 1 ? 294 : 0
        #expect(abs(solver.value(of: whole) - expected) < 1e-6)
    }

    /// An equation whose terms cancel except for the rounding of 0.4 to 32 bits determines its variable.
    @Test(arguments: [1, 2, 5]) func differenceOfFactorsCounts(_ size: Double) {
        let solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add([Term(y), Term(x, -Double(0.4 as Float))], constant: 0, .equal)
        solver.add([Term(x), Term(y, -2.5)], constant: size, .equal)
        let expected = size / (2.5 * Double(0.4 as Float) - 1)
        #expect(abs(solver.value(of: x) / expected - 1) < 1e-6)
        #expect(solver.conflicts.isEmpty && solver.checkInvariants().isEmpty)
    }

    private static let others: [[Double]] = [[0.4, 0.601], [0.5, 0.4999], [0.3333, 0.666]]

    @Test(arguments: others)
    func otherSharesConflict(_ shares: [Double]) {
        #expect(Self.row(shares, width: .given(294)).solver.conflicts.count == 1)
    }

    /// Thirds, tenths and halves that add up to wholes, or nearly; some equations are added later, removed or changed.
    private struct Parts {
        var solver = Solver()
        let variables: [Variable]
        var lines: [(constraint: Constraint, id: ConstraintID?)] = []
        var random: SeededGenerator
        /// A Boolean value that indicates whether shares are 32-bit numbers.
        let isRounded: Bool

        init(seed: UInt64, isRounded: Bool) {
            self.isRounded = isRounded
            random = SeededGenerator(seed: seed)
            let solver = solver
            let count = random.integer(2...5)
            variables = (0..<(2 + 2 * count)).map { _ in solver.makeVariable() }
            let whole = variables[1]
            var ends: [[Term]] = [[Term(variables[0])]]
            let exact: [Double] = random.pick([
                [0.4, 0.6], [0.2, 0.8], [0.1, 0.9], [0.3, 0.7], [1 / 3, 2 / 3], [0.5, 0.5],
            ])
            let shares = isRounded ? exact.map { Double(Float($0)) } : exact
            for part in 0..<count {
                let (left, size) = (variables[2 + 2 * part], variables[3 + 2 * part])
                let share = part < 2 ? shares[part] : random.pick(shares)
                list([Term(size), Term(whole, -share)], 0)
                list([Term(left)] + ends[part].map { Term($0.variable, -1) }, -Double(random.integer(0...3)) * 4)
                ends.append([Term(left), Term(size)])
            }
            list([Term(variables[0])], -20)
            list(ends[2] + [Term(variables[0], -1), Term(whole, -1)], 0)
            list([Term(whole)], -Double(random.integer(100...500)), random.pick([1000, 750]))
            lines.shuffle(using: &random)
        }

        private mutating func list(_ terms: [Term], _ constant: Double, _ priority: Double = 1000) {
            let priority = Priority(priority) ?? .required
            lines.append((Constraint(terms, constant: constant, .equal, priority: priority), nil))
        }

        /// Adds or removes one of the constraints, or changes its constant.
        mutating func edit() {
            let place = random.integer(0...lines.count - 1)
            guard let id = lines[place].id else {
                lines[place].id = solver.add(lines[place].constraint)
                return
            }
            if random.once(in: 4), lines[place].constraint.terms.count < 3 {
                lines[place].constraint.constant += Double(random.integer(-5...5))
                solver.setConstant(lines[place].constraint.constant, of: id)
            } else if random.once(in: 2) {
                solver.remove(id)
                lines[place].id = nil
            } else {
                solver.expectChanges(of: id)
            }
        }

        /// The constraints that the solver currently has.
        var description: String {
            let held = lines.filter { $0.id != nil }.map(\.constraint)
            return held.map { constraint in
                let terms = constraint.terms.map { "\(Float($0.coefficient)) x\($0.variable.index)" }
                let end = "\(constraint.constant) @\(Int(constraint.positiveErrorPriority.value))"
                return (terms + [end]).joined(separator: " + ")
            }.joined(separator: "\n")
        }

        /// The largest difference from the values of a solver that gets the same constraints at once in another order.
        ///
        /// With rounded factors it is relative to the largest value, because 4e8 times the difference of two factors is 12.
        mutating func difference() -> Double {
            let fresh = Solver()
            for _ in variables { _ = fresh.makeVariable() }
            for line in lines.filter({ $0.id != nil }).shuffled(using: &random) { fresh.add(line.constraint) }
            let size = isRounded ? variables.map { abs(solver.value(of: $0)) }.reduce(1000, max) / 1000 : 1
            return variables.map { abs(solver.value(of: $0) - fresh.value(of: $0)) / size }.max() ?? 0
        }
    }

    @Test(arguments: [false, true]) func sharesDoNotDependOnTheOrder(areRounded: Bool) {
        for seed in 0..<UInt64(propertyRounds / 4) {
            var parts = Parts(seed: seed, isRounded: areRounded)
            for step in 0..<60 {
                parts.edit()
                if step % 3 == 1 { continue }
                let difference = parts.difference()
                #expect(difference <= 1e-9, "seed \(seed), step \(step)\n\(parts.description)")
                #expect(parts.solver.checkInvariants() == [], "seed \(seed), step \(step)")
                if difference > 1e-9 { break }
            }
        }
    }

    /// An optional constraint that is two thirds of an equation except for rounded coefficients.
    ///
    /// It is added after the equation, or after an optional constraint that becomes the equation.
    @Test(arguments: ["at once", "one after the other", "by a priority"])
    func wishThatRepeatsAnEquationThatCameLater(_ history: String) throws {
        let solver = Solver()
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        solver.add([Term(x), Term(y), Term(z)], constant: 1000, .greaterThanOrEqual)
        solver.add([Term(z), Term(x, -1)], constant: 7, .equal, priority: try #require(Priority(50)))
        let wish = try #require(Priority(750))
        if history != "at once" { solver.solve() }
        let isWish = history == "by a priority"
        let equation = solver.add(
            [Term(x, 2), Term(y, 3)], constant: -100, .equal, priority: isWish ? wish : .required)
        if history != "at once" { solver.solve() }
        solver.setPriority(positiveError: .required, negativeError: .required, of: equation)
        if history != "at once" { solver.solve() }
        solver.add([Term(x, 0.4), Term(y, 0.6)], constant: -30, .equal, priority: wish)
        #expect(abs(solver.value(of: x) - 7) < 1e-9 && abs(solver.value(of: z)) < 1e-9)
        #expect(solver.checkInvariants() == [])
    }

    /// The tolerance for rounded multipliers no longer applies after the last such constraint was removed.
    @Test(arguments: [false, true])
    func contradictionAfterTheOnlyFactorHasGone(_ hasHadFactor: Bool) throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add([Term(x), Term(y, -1)], constant: 0, .equal)
        solver.add([Term(x)], constant: -100, .equal)
        let end = solver.add([Term(y)], constant: -100, .equal)
        solver.solve()
        if hasHadFactor {
            let factor = solver.add([Term(y), Term(x, Double(-0.4 as Float))], constant: 0, .greaterThanOrEqual)
            solver.setConstant(-100.000001, of: end)
            #expect(solver.conflicts.isEmpty)
            solver.setConstant(-100, of: end)
            solver.solve()
            solver.remove(factor)
        }
        solver.setConstant(-100.000001, of: end)
        #expect(solver.conflicts.count == 1)
    }

    /// Terms by variable, a constant, a relation.
    private typealias Line = (terms: [Double], constant: Double, relation: Relation)

    /// Contradictions of 0.5 beside numbers of ten million, at which 32 bits cannot represent 0.5.
    private static let contradictions: [[Line]] = [
        [([1], -1e7, .lessThanOrEqual), ([1], -1e7 - 0.5, .greaterThanOrEqual)],
        [
            ([1, 0, 0], -1e7, .equal), ([0, 1, -1], -10, .equal), ([1, 1, -1], 0, .greaterThanOrEqual),
            ([0, 0, 1], -100, .equal), ([0, 1, 0], -110.5, .equal),
        ],
        [
            ([1, 0, 0], -1e7, .equal), ([-1, 1, 0], 1e7 - 5, .equal), ([0, -1, 1], 0, .equal),
            ([0, 0, 1], -5.5, .equal),
        ],
        [
            ([1, 0, 0], -1e7, .equal), ([Double(-0.4 as Float), 1, 0], 0, .equal), ([0, 1, 1], 0, .greaterThanOrEqual),
            ([0, 0, 1], -100, .equal), ([0, 0, 1], -100.5, .equal),
        ],
        [
            ([1, 0, 0], -1e7, .equal), ([Double(-0.4 as Float), 1, 0], 0, .equal), ([0, 1, 1], 0, .greaterThanOrEqual),
            ([0, 0, 1], -100, .lessThanOrEqual), ([0, 0, 1], -100.5, .greaterThanOrEqual),
        ],
    ]

    @Test(arguments: contradictions.indices)
    func largeNumbersElsewhereHideNoContradiction(_ index: Int) {
        let lines = Self.contradictions[index]
        let solver = Solver()
        let variables = lines[0].terms.map { _ in solver.makeVariable() }
        for line in lines {
            let terms = zip(variables, line.terms).filter { $0.1 != 0 }.map { Term($0.0, $0.1) }
            solver.add(terms, constant: line.constant, line.relation)
        }
        #expect(solver.conflicts.count == 1)
        #expect(solver.checkInvariants().isEmpty)
    }
}

extension Constraint {
    /// The total width.
    fileprivate enum Width {
        case given(Double)
        case wished(Double)

        var points: Double {
            switch self {
            case .given(let points), .wished(let points): points
            }
        }
    }
}
