import Randomness
import Simplex

/// A system of constraints with a kind of factors, without any structure, and random edits of it.
struct FactorSystem {
    static let decimals: [Double] = [1, 1, -1, -1, 0.1, -0.1, 0.2, 0.3, 0.7, -0.7, 1.1, 0.6, -0.9]
    static let decimals32 = decimalsOf32Bits.map { Double($0) }
    private static let decimalsOf32Bits: [Float] = [1, 1, -1, -1, 0.4, -0.6, 1.0 / 3, -2.0 / 3, 0.1, 1.3333]
    static let binaryFractions: [Double] =
        [65536, 65536, -65536, -65536, 12345, -54321, 3277, 6554, -19661, 40503, 21845].map { $0 / 65536 }
    static let integers: [Double] = [1, 1, -1, -1, 2, -3, 4, -5, 6, -7, 8, 9]

    private let solver = Solver()
    private let variables: [Variable]
    private let factors: [Double]
    private var random: SeededGenerator
    private var constraints: [(constraint: Constraint, id: ConstraintID)] = []

    /// Creates a system of some sixty variables.
    init(factors: [Double], seed: UInt64) {
        self.factors = factors
        random = SeededGenerator(seed: seed)
        let count = random.integer(48...80)
        var restingValues: [Double] = []
        for _ in 0..<count { restingValues.append(random.once(in: 3) ? Double(random.integer(-100...100)) : 0) }
        variables = restingValues.map { [solver] in solver.makeVariable(restingValue: $0) }
        for _ in 0..<(count + random.integer(0...count)) { add() }
    }

    private mutating func add() {
        let constraint = constraint()
        constraints.append((constraint, solver.add(constraint)))
    }

    private mutating func constraint() -> Constraint {
        var places: Set<Int> = []
        for _ in 0..<random.pick([1, 1, 2, 2, 2, 3, 3, 4]) { places.insert(random.integer(0...variables.count - 1)) }
        var terms: [Term] = []
        for place in places.sorted() { terms.append(Term(variables[place], random.pick(factors))) }
        let priority = random.once(in: 4) ? Priority.required : priority()
        return Constraint(
            terms, constant: Double(random.integer(-100...100)),
            random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]), priority: priority)
    }

    private mutating func priority() -> Priority {
        Priority(random.pick([999, 751, 750, 501, 500, 251, 250, 50, 1])) ?? .required
    }

    /// Makes a random edit.
    mutating func edit() {
        let place = random.integer(0...constraints.count - 1)
        switch random.integer(0...3) {
        case 0: add()
        case 1: solver.remove(constraints.remove(at: place).id)
        default:
            constraints[place].constraint.constant = Double(random.integer(-100...100))
            solver.setConstant(constraints[place].constraint.constant, of: constraints[place].id)
        }
    }

    /// The first variable with another value in a new solver, which gets the constraints in reverse order, or nil.
    var differenceFromNewSolver: String? {
        let new = Solver()
        for variable in variables { _ = new.makeVariable(restingValue: solver.restingValue(of: variable)) }
        for (constraint, _) in constraints.reversed() { new.add(constraint) }
        let largest = variables.reduce(1) { max($0, abs(solver.value(of: $1))) }
        for (place, variable) in variables.enumerated() {
            let (edited, value) = (solver.value(of: variable), new.value(of: variable))
            if abs(edited - value) > 1e-6 * largest { return "x\(place) is \(edited), and \(value) in a new solver" }
        }
        return nil
    }
}
