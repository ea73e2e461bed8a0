/// The record of a variable, without its value and resting value.
struct VariableRecord {
    /// The number of constraints that mention it.
    var uses: Int32
    /// Its component, or -1.
    var component: Int32 = -1
    /// Its index in the component that is in work.
    var local: Int32 = 0
    /// A Boolean value that indicates whether it exists.
    var isHeld = true
    /// A Boolean value that indicates whether the variable has a resting value.
    ///
    /// Without one it takes an end of its range.
    var hasRest = true

    /// A variable in no component.
    init(uses: Int32 = 0, hasRest: Bool = true) { (self.uses, self.hasRest) = (uses, hasRest) }
}

/// The record of a constraint, without its terms.
struct ConstraintRecord {
    var constant: Double
    var positivePriority: Double
    var negativePriority: Double
    var span: TermSpan
    var generation: UInt32
    /// Its component, or -1.
    var component: Int32 = -1
    /// Its index in the component.
    var place: Int32 = -1
    /// The exponent of `scale`.
    var scaleExponent: Int16
    var relation: Int8
    private var marks: UInt8

    /// Creates the record of a constraint outside components.
    @inline(__always)
    init(
        constant: Double, positivePriority: Double, negativePriority: Double, span: TermSpan, relation: Int8,
        isValid: Bool
    ) {
        self.constant = constant
        self.positivePriority = positivePriority
        self.negativePriority = negativePriority
        self.span = span
        generation = 0
        scaleExponent = 0
        self.relation = relation
        marks = isValid ? 3 : 1
    }

    /// A Boolean value that indicates whether it exists.
    @inline(__always)
    var isHeld: Bool {
        get { marks & 1 != 0 }
        set { mark(1, newValue) }
    }

    /// A Boolean value that indicates whether it counts: its numbers are usable and its variables exist.
    @inline(__always)
    var isValid: Bool {
        get { marks & 2 != 0 }
        set { mark(2, newValue) }
    }

    /// A Boolean value that indicates whether it is the relaxed constraint of a conflict, optional above all other priorities.
    @inline(__always)
    var isRelaxed: Bool {
        get { marks & 4 != 0 }
        set { mark(4, newValue) }
    }

    /// A Boolean value that indicates whether its constant is expected to change often.
    @inline(__always)
    var isInput: Bool {
        get { marks & 8 != 0 }
        set { mark(8, newValue) }
    }

    /// A Boolean value that indicates whether a coefficient has more than 16 binary digits after the first, such as 0.4, but not 1 or 0.5.
    @inline(__always)
    var hasRoundedFactor: Bool {
        get { marks & 16 != 0 }
        set { mark(16, newValue) }
    }

    @inline(__always)
    private mutating func mark(_ bit: UInt8, _ isSet: Bool) { marks = isSet ? marks | bit : marks & ~bit }

    /// The power of two that scales rows to a largest coefficient near 1; mostly 1.
    @inline(__always)
    var scale: Double { Double(bitPattern: UInt64(truncatingIfNeeded: 1023 + Int(scaleExponent)) << 52) }

    /// A Boolean value that indicates whether it is a required equation.
    @inline(__always)
    var isEquation: Bool {
        relation == 0 && !isRelaxed && positivePriority >= 1000 && negativePriority >= 1000
    }

    /// Returns whether an error of a priority is not allowed.
    @inline(__always)
    func isRequired(_ priority: Double) -> Bool { priority >= 1000 && !isRelaxed }

    /// Returns whether the constraint does not allow an error.
    @inline(__always)
    func forbids(_ error: Double) -> Bool {
        error > 0
            ? relation <= 0 && isRequired(positivePriority) : error < 0 && relation >= 0 && isRequired(negativePriority)
    }

    /// The range of its terms.
    @inline(__always)
    var terms: Range<Int> { span.places }
}

/// The range of a constraint's terms in the list of all terms.
struct TermSpan: Equatable {
    var start: Int32
    var count: Int32

    /// The range of indices.
    @inline(__always)
    var places: Range<Int> { Range(uncheckedBounds: (Int(start), Int(start &+ count))) }
}

/// The contents of a solver, in arrays indexed by variable and by constraint.
struct Storage: ~Copyable {
    @Owned var constraints = Buffer<ConstraintRecord>()
    @Owned var values = Buffer<Double>()
    @Owned var variables = Buffer<VariableRecord>()
    /// The resting values, up to the last variable that ever had one other than 0.
    @Owned private(set) var restings = Buffer<Double>()
    /// The values when changed variables were last listed.
    @Owned var reported = Buffer<Double>()
    // The terms of all constraints.
    @Owned var termVariables = Buffer<Int32>()
    @Owned var termCoefficients = Buffer<Double>()
    var deadTerms = 0
    /// A Boolean value that indicates whether any constraint ever had a coefficient of more than 16 binary digits after the first.
    ///
    /// 0.4 is such a coefficient; 1, 0.5 and 100 are not.
    var hasRoundedFactors = false
    /// A Boolean value that indicates whether any constraint ever named a variable before its creation.
    var namesUnmade = false
    /// The mechanisms that the solver uses.
    var mechanisms = Mechanisms.all

    /// Creates an empty storage, with memory in an arena for the contents of a table cell.
    init(in arena: inout Arena) {
        values = Buffer(capacity: Self.roomForVariables, in: &arena)
        variables = Buffer(capacity: Self.roomForVariables, in: &arena)
        constraints = Buffer(capacity: Self.roomForConstraints, in: &arena)
        termVariables = Buffer(capacity: Self.roomForTerms, in: &arena)
        termCoefficients = Buffer(capacity: Self.roomForTerms, in: &arena)
    }

    private static var roomForVariables: Int { 32 }
    private static var roomForConstraints: Int { 32 }
    private static var roomForTerms: Int { 80 }

    /// The size in an arena.
    static var byteCount: Int {
        (8 + MemoryLayout<VariableRecord>.stride) * roomForVariables
            + MemoryLayout<ConstraintRecord>.stride * roomForConstraints + 12 * roomForTerms
    }

    /// Returns the resting value of a variable.
    @inline(__always)
    func resting(_ variable: Int32) -> Double { variable < restings.count ? restings[variable] : 0 }

    /// Sets the resting value of a variable.
    @inline(__always)
    mutating func setResting(_ value: Double, of variable: Int32) {
        if value.bitPattern != 0 || variable < restings.count { writeResting(value, of: variable) }
    }

    @inline(never)
    private mutating func writeResting(_ value: Double, of variable: Int32) {
        if variable >= restings.count { restings.resize(to: Int(variable) + 1, filling: 0) }
        restings[variable] = value
    }

    /// Returns the range of a constraint's terms.
    @inline(__always)
    func terms(_ constraint: Int32) -> Range<Int> {
        constraints[constraint].terms
    }

    /// Returns the constant of a constraint, scaled like its row.
    @inline(__always)
    func scaledConstant(_ constraint: Int32) -> Double {
        constraints[constraint].constant * constraints[constraint].scale
    }

    /// Compacts the terms if more than half of them belong to removed constraints.
    ///
    /// Returns whether it did.
    mutating func compactTerms() -> Bool {
        if deadTerms < 1024 || deadTerms * 2 < termVariables.count { return false }
        var variables = Buffer<Int32>()
        var coefficients = Buffer<Double>()
        variables.reserve(termVariables.count - deadTerms)
        coefficients.reserve(termVariables.count - deadTerms)
        for constraint in 0..<Int32(constraints.count) where constraints[constraint].isHeld {
            let places = terms(constraint)
            constraints[constraint].span.start = Int32(variables.count)
            for place in places {
                variables.append(termVariables[place])
                coefficients.append(termCoefficients[place])
            }
        }
        termVariables.deallocate()
        termCoefficients.deallocate()
        (termVariables, termCoefficients) = (variables, coefficients)
        reserveTerms(termVariables.count)
        deadTerms = 0
        return true
    }

    /// Reserves memory for additional variables, constraints and terms.
    mutating func reserve(_ variableCount: Int, _ constraintCount: Int, _ termCount: Int) {
        values.reserve(values.count + variableCount)
        variables.reserve(variables.count + variableCount)
        constraints.reserve(constraints.count + constraintCount)
        reserveTerms(termVariables.count + termCount)
    }

    /// Reserves memory for a minimum number of terms.
    ///
    /// The capacity for coefficients always equals that for variables.
    @inline(never)
    mutating func reserveTerms(_ minimum: Int) {
        termVariables.reserve(minimum)
        termCoefficients.reserve(termVariables.room)
    }
}
