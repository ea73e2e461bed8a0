/// What a solver holds, in flat rows indexed by variable and by constraint.
struct Storage {
    // Variables.
    var values = Buffer<Double>()
    var reported = Buffer<Double>()
    var resting = Buffer<Double>()
    /// How many constraints mention a variable.
    var uses = Buffer<Int32>()
    /// The component of a variable, or -1.
    var componentOfVariable = Buffer<Int32>()
    /// Whether a variable exists.
    var isVariable = Buffer<Bool>()
    /// The place of a variable in the component that is being worked on.
    var localIndex = Buffer<Int32>()

    // Constraints.
    var termStarts = Buffer<Int32>()
    var termCounts = Buffer<Int32>()
    var constants = Buffer<Double>()
    var relations = Buffer<Int8>()
    var positivePriorities = Buffer<Double>()
    var negativePriorities = Buffer<Double>()
    var generations = Buffer<UInt32>()
    var isConstraint = Buffer<Bool>()
    /// Whether a constraint counts: its numbers are finite and its variables exist.
    var isValid = Buffer<Bool>()
    /// Whether a required constraint of a conflict is treated as the dearest wish.
    var isRelaxed = Buffer<Bool>()
    /// The component of a constraint, or -1.
    var componentOfConstraint = Buffer<Int32>()
    /// The place of a constraint in its component.
    var placeInComponent = Buffer<Int32>()

    // Terms of all constraints.
    var termVariables = Buffer<Int32>()
    var termCoefficients = Buffer<Double>()
    var deadTerms = 0

    /// The places of the terms of a constraint.
    @inline(__always)
    func terms(_ constraint: Int32) -> Range<Int> {
        let start = Int(termStarts[constraint])
        return start..<(start + Int(termCounts[constraint]))
    }

    /// Whether an error of a sign is not allowed.
    @inline(__always)
    func isRequired(_ priority: Double, _ constraint: Int32) -> Bool { priority >= 1000 && !isRelaxed[constraint] }

    /// Whether a constraint is a required equation.
    @inline(__always)
    func isEquation(_ constraint: Int32) -> Bool {
        relations[constraint] == 0 && !isRelaxed[constraint] && positivePriorities[constraint] >= 1000
            && negativePriorities[constraint] >= 1000
    }

    /// `terms + constant` at the current values.
    func error(_ constraint: Int32) -> Double {
        var sum = constants[constraint]
        for place in terms(constraint) { sum += termCoefficients[place] * values[termVariables[place]] }
        return sum
    }

    /// Moves the terms together when more than half of the pool is of removed constraints.
    mutating func compactTerms() {
        if deadTerms < 1024 || deadTerms * 2 < termVariables.count { return }
        var variables = Buffer<Int32>()
        var coefficients = Buffer<Double>()
        variables.reserve(termVariables.count - deadTerms)
        coefficients.reserve(termVariables.count - deadTerms)
        for constraint in 0..<Int32(termStarts.count) where isConstraint[constraint] {
            let places = terms(constraint)
            termStarts[constraint] = Int32(variables.count)
            for place in places {
                variables.append(termVariables[place])
                coefficients.append(termCoefficients[place])
            }
        }
        termVariables.deallocate()
        termCoefficients.deallocate()
        (termVariables, termCoefficients) = (variables, coefficients)
        deadTerms = 0
    }

    /// Gives the memory back.
    mutating func deallocate() {
        values.deallocate()
        reported.deallocate()
        resting.deallocate()
        uses.deallocate()
        componentOfVariable.deallocate()
        isVariable.deallocate()
        localIndex.deallocate()
        termStarts.deallocate()
        termCounts.deallocate()
        constants.deallocate()
        relations.deallocate()
        positivePriorities.deallocate()
        negativePriorities.deallocate()
        generations.deallocate()
        isConstraint.deallocate()
        isValid.deallocate()
        isRelaxed.deallocate()
        componentOfConstraint.deallocate()
        placeInComponent.deallocate()
        termVariables.deallocate()
        termCoefficients.deallocate()
    }
}
