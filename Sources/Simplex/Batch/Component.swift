/// Variables that constraints tie together, with those constraints: one linear program by itself.
struct Component {
    /// The indices of the solver's variables, ascending; a column of a goal is a place in here.
    let variables: [Int32]
    let restingValues: [Double]
    /// In the order of `Goal.precedes`.
    let goals: [Goal]
    /// Whether the conflict search has relaxed the goal in that place.
    var isRelaxed: [Bool]
    private(set) var conflicts: [Conflict] = []
    private(set) var values: [Double] = []
    /// The solutions that are optimal at every priority.
    private var face: Program?

    init(variables: [Int32], restingValues: [Double], goals: [Goal]) {
        self.variables = variables
        self.restingValues = restingValues
        self.goals = goals
        isRelaxed = [Bool](repeating: false, count: goals.count)
    }

    /// Solves: required constraints first, relaxing one of every conflict; then the priorities; then the resting values.
    mutating func solve(choosing choose: ([Goal]) -> ConstraintID) {
        var program = Program(self, tracksOrigins: false)
        while !program.satisfyRequired().isEmpty {
            var tracking = Program(self, tracksOrigins: true)
            let places = tracking.satisfyRequired()
            // The two programs take the same way; should rounding part them, the solutions of the second are as good.
            guard !places.isEmpty else {
                program = tracking
                break
            }
            relaxOne(of: places, choosing: choose)
            program = Program(self, tracksOrigins: false)
        }
        program.optimise()
        face = program
        program.settle(restingValues)
        values = variables.indices.map { program.value(of: $0) }
    }

    private mutating func relaxOne(of places: [Int], choosing choose: ([Goal]) -> ConstraintID) {
        let chosen = choose(places.map { goals[$0] })
        for place in places where goals[place].id == chosen { isRelaxed[place] = true }
        let ids = places.map { goals[$0].id }.sorted { $0.index < $1.index }
        conflicts.append(Conflict(constraints: ids, relaxed: chosen))
    }

    /// The values that a variable takes over all optimal solutions.
    func range(of variable: Int) -> ClosedRange<Double> {
        guard let face else { return values[variable]...values[variable] }
        let lower = face.extreme(of: variable, sign: 1) ?? -Double.infinity
        let upper = face.extreme(of: variable, sign: -1) ?? Double.infinity
        return lower <= upper ? lower...upper : upper...lower
    }

    /// The constraints on which the value of a variable depends.
    func deciding(_ variable: Int) -> [ConstraintID] {
        var program = Program(self, tracksOrigins: true)
        guard program.satisfyRequired().isEmpty else { return [] }
        program.optimise()
        // Resting values have a part in it only where the priorities leave a choice.
        let range = range(of: variable)
        if range.lowerBound < range.upperBound { program.settle(restingValues) }
        return program.dependencies(of: variable).map { goals[$0].id }.sorted { $0.index < $1.index }
    }
}
