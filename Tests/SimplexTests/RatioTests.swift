import Simplex
import Testing

/// Systems with ratios such as 1/3, 0.6 and 4/3, which 32-bit numbers state inexactly.
@Suite struct RatioTests {
    private static let variables =
        "x37=30 x38 x39 x40 x41=-30 x42 x43=55 x44 x45 x47 x48 x49=50 x50=-30 x51=-95 x53 x55 x56=85 x57 "
        + "x58 x59=-80 x60=-45 x61 x62 x63 x65"

    private static let constraints = [
        "-0.2*x38 == 0 @750", "x39 - x37 - 75 >= 0 @250", "-x38 - x40 - 50 >= 0", "x40 - x39 - 70 == 0 @750",
        "x41 - 0.1*x39 + 90 == 0", "-x42 - 70 <= 0", "-0.75*x40 >= 0 @751", "x42 - x41 == 0",
        "x43 - 0.333333*x44 + 55 == 0 @999", "x44 - 3*x43 <= 0 @999", "x44 - x41 - x45 + 85 <= 0",
        "x45 - 0.333333*x44 == 0", "x47 - 0.6*x48 - 60 <= 0 @250", "x47 - 0.1*x45 == 0 @250",
        "x49 - 1.33333*x48 - 10 <= 0 @250", "-x51 == 0 @751", "x50 - x49 + 40 <= 0", "x51 - 3*x50 - 60 >= 0 @750",
        "x53 - 35 == 0", "x57 - 1.5*x58 + 10 == 0 @1", "x57 - x56 - x55 >= 0 @251", "x58 - 0.6*x59 == 0",
        "x58 - 0.75*x60 - 95 <= 0 @251", "x59 <= 0", "x60 - 2*x59 + 20 >= 0 @50", "x61 - 0.6*x59 >= 0",
        "x62 - 2.5*x63 <= 0 @50", "x63 - 1.42857*x65 == 0 @50", "x63 - 2.5*x61 + 95 == 0 @999",
        "x49 + 2*x59 - 30 >= 0",
    ]

    /// The dual method once repaired the same dependent rows again and again.
    @Test(arguments: 0..<40)
    func ratiosEnd(order: UInt64) {
        var random = SeededGenerator(seed: order)
        var constraints = Self.constraints
        for last in (1..<constraints.count).reversed() { constraints.swapAt(last, random.integer(0...last)) }
        let system = NamedSystem(Self.variables)
        // `NamedSystem` reads factors in 64 bits.
        for text in constraints {
            var constraint = system.constraint(text)
            for place in constraint.terms.indices {
                constraint.terms[place].coefficient = Double(Float(constraint.terms[place].coefficient))
            }
            system.solver.add(constraint)
        }
        system.solver.remainingWork = 100_000_000
        system.solver.solve()
        #expect(!system.solver.isExhausted)
        #expect(!system.solver.isDoubtful)
        #expect(system.solver.checkInvariants() == [])
    }

    /// The tie-break does not take the rounding of a pivot of 24 million for a share.
    @Test func tieBreakAfterALargePivot() throws {
        let system = NamedSystem(
            "x0 x3 x5=22.7 x6=66.5 x7 x10=67",
            [
                "1.333299994468689*x0 - x10 - 100 <= 0 @1",
                "0.4000000059604645*x7 - 0.6000000238418579*x6 + 0.3333333432674408*x10 - 100 >= 0 @750",
                "1.333299994468689*x0 - 0.6000000238418579*x3 + x5 + 1.333299994468689*x7 == 0 @250",
                "0.4000000059604645*x3 - 0.6666666865348816*x10 + 99 == 0 @50",
            ])
        let value = system.solver.value(of: try #require(system.variables["x5"]))
        #expect(abs(value - 22.7) < 1e-9)
    }

    /// Loops of ratios whose product is nearly 1 lead to steps of millions, whose rounding must not hide small costs afterwards.
    @Test(arguments: [
        // The multipliers were large for a while.
        (
            "x0 x1 x3 x5", "x1", 10.0,
            [
                "x0 - 10 == 0 @750", "-x3 - x1 - 40 == 0", "x1 - x0 <= 0 @250",
                "x3 - 0.6000000238418579*x5 - 35 == 0 @501", "x5 - 1.6666666269302368*x3 == 0 @250",
                "-2*x1 + 40 >= 0 @250",
            ]
        ),
        // The values were large before the ties were broken.
        (
            "x0 x2 x4=-10 x5=-40", "x0", 0,
            [
                "x2 - 0.75*x0 <= 0 @251", "x4 - 0.6000000238418579*x5 - 75 == 0 @750", "x4 - x2 + 55 >= 0",
                "x5 - 1.6666666269302368*x4 <= 0 @750",
            ]
        ),
        (
            "x37=70 x39 x40 x41 x42", "x41", -100,
            [
                "x37 == 0", "-0.4000000059604645*x41 - 40 == 0 @1", "x39 == 0 @750", "x40 - 5*x42 >= 0 @750",
                "x40 - 0.3333333432674408*x41 >= 0 @751", "x41 - 0.5*x39 + 100 <= 0 @50",
                "x42 - 0.20000000298023224*x40 + 65 == 0 @50",
            ]
        ),
        // The target of a tie and the value that reached it differed by rounding.
        (
            "x33 x34=-10 x35", "x34", 70,
            [
                "x33 - 10*x35 == 0", "x34 - 1.6666666269302368*x35 - 70 == 0 @999", "-2*x33 <= 0 @50",
                "x35 - 0.6000000238418579*x34 + 45 >= 0 @251",
            ]
        ),
        // The same way to the optimum was repaired again and again.
        (
            "x19=-80 x21=60 x22 x23 x24 x25=-50 x26=25", "x23", -25,
            [
                "x19 - 1.3333333730697632*x21 + 80 >= 0 @999", "x21 - 0.75*x22 == 0 @501", "x22 - x19 - x25 - 50 == 0",
                "x23 + 25 <= 0 @1", "x23 - 2.5*x21 == 0", "x24 - 5 <= 0", "-1.3333333730697632*x26 - 65 == 0",
                "x24 - 0.3333333432674408*x25 == 0 @750", "x25 - 3*x24 + 30 == 0 @500",
                "-1.6666666269302368*x25 - 30 == 0 @1",
            ]
        ),
    ])
    func largeNumbersOnTheWay(variables: String, name: String, value: Double, constraints: [String]) throws {
        let system = NamedSystem(variables, constraints)
        #expect(abs(system.solver.value(of: try #require(system.variables[name])) - value) < 1e-9)
        #expect(!system.solver.isDoubtful)
        #expect(system.solver.checkInvariants() == [])
    }

    /// A step that ends at two slopes at once is checked, because a small share decides which of them comes first.
    @Test func simultaneousSlopes() throws {
        let system = NamedSystem(
            "x0=-25 x1=30 x2 x3=85 x6=-90",
            [
                "x0 - 0.699999988079071*x2 == 0 @750", "x1 - 1.3333333730697632*x0 >= 0 @750", "x2 - 35 >= 0",
                "x2 - 1.5*x0 + 15 == 0 @1", "x3 - 0.75*x1 + 55 == 0", "x6 + 35 == 0 @999", "x3 - x6 - x0 + 55 == 0",
            ])
        system.solver.solve()
        system.solver.setConstant(-50, of: try #require(system.identifiers.last))
        #expect(abs(system.solver.value(of: try #require(system.variables["x0"])) - 210.0000715255993) < 1e-6)
        #expect(system.solver.checkInvariants() == [])
    }

    /// Histories of connected variables with decimal factors end at the solutions of new solvers.
    @Test func editsLeaveNoTrace() {
        for seed in 0..<UInt64(max(4, propertyRounds / 20)) {
            var history = DecimalHistory(seed: seed)
            for step in 0..<24 {
                history.edit()
                #expect(history.differences == [], "seed \(seed), step \(step)")
                #expect(history.solver.checkInvariants() == [], "seed \(seed), step \(step)")
            }
        }
    }
}

/// A system of some fifty variables with decimal factors, which changes.
private struct DecimalHistory {
    let solver = Solver()
    private var random: SeededGenerator
    private let variables: [Variable]
    private var constraints: [(constraint: Constraint, id: ConstraintID)] = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        let solver = solver
        variables = (0..<random.integer(48...60)).map { _ in solver.makeVariable() }
        for _ in 0..<2 * variables.count { add() }
    }

    private mutating func add() {
        var terms: [Term] = []
        for _ in 0..<random.pick([1, 1, 2, 2, 2, 3]) {
            let variable = random.pick(variables)
            if terms.contains(where: { $0.variable == variable }) { continue }
            terms.append(Term(variable, random.pick([1, 1, -1, -1, 0.1, 0.2, 0.3, -0.7, 1.1, 0.6])))
        }
        let priority = Priority(random.pick([1000, 750, 501, 500, 250, 1])) ?? .required
        let constraint = Constraint(
            terms, constant: Double(random.integer(-1000...1000)) * 0.1,
            random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]), priority: priority)
        constraints.append((constraint, solver.add(constraint)))
    }

    mutating func edit() {
        for _ in 0..<random.integer(1...3) {
            let place = random.integer(0...constraints.count - 1)
            switch random.integer(0...3) {
            case 0: add()
            case 1: solver.remove(constraints.remove(at: place).id)
            default:
                let constant = Double(random.integer(-1000...1000)) * 0.1
                constraints[place].constraint.constant = constant
                solver.setConstant(constant, of: constraints[place].id)
            }
        }
    }

    /// The variables whose values differ from those of a new solver.
    var differences: [String] {
        let new = Solver()
        _ = new.makeVariables(count: variables.count)
        for (constraint, _) in constraints { new.add(constraint) }
        let size = variables.map { abs(solver.value(of: $0)) }.reduce(1, max)
        return variables.compactMap { variable in
            let (value, other) = (solver.value(of: variable), new.value(of: variable))
            return abs(value - other) <= 1e-7 * size ? nil : "\(variable): \(value), \(other) in a new solver"
        }
    }
}
