/// Changes of the variables and constraints.
extension Storage {
    /// Creates a variable at a new index.
    @inline(__always)
    mutating func appendVariable(restingValue: Double?) -> Int32 {
        let index = Int32(truncatingIfNeeded: values.count)
        values.append(restingValue ?? 0)
        variables.append(VariableRecord(hasRest: restingValue != nil))
        setResting(restingValue ?? 0, of: index)
        return index
    }

    /// Makes variables in new places, of which the first ones have no resting value; the first of them.
    @inline(__always)
    mutating func appendVariables(count: Int, restlessCount: Int) -> Int32 {
        let index = Int32(truncatingIfNeeded: values.count)
        values.extend(by: count).initialize(repeating: 0, count: count)
        let records = variables.extend(by: count)
        records.initialize(repeating: VariableRecord(), count: count)
        for place in 0..<restlessCount { records[place].hasRest = false }
        return index
    }

    /// Counts the constraints that named variables before their creation.
    ///
    /// Returns whether there are any.
    func countUses(from first: Int32) -> Bool {
        var isMentioned = false
        for constraint in 0..<Int32(constraints.count) where constraints[constraint].isHeld {
            for place in terms(constraint) where termVariables[place] >= first {
                let variable = Int(termVariables[place])
                if variable >= variables.count { continue }
                variables[variable].uses += 1
                isMentioned = true
            }
        }
        return isMentioned
    }

    /// Returns whether a constraint mentions a variable.
    func isMentioned(_ index: Int32) -> Bool { containsVariable(index) && variables[index].uses > 0 }

    /// Makes a variable in the place of one that is gone; constraints may still mention it.
    mutating func replaceVariable(_ index: Int32, restingValue: Double?) {
        values[index] = restingValue ?? 0
        variables[index] = VariableRecord(uses: variables[index].uses, hasRest: restingValue != nil)
        setResting(restingValue ?? 0, of: index)
        if Int(index) < reported.count { reported[index] = .nan }
    }

    /// Returns whether a variable exists at an index.
    @inline(__always)
    func containsVariable(_ index: Int32) -> Bool { index >= 0 && Int(index) < values.count && variables[index].isHeld }

    /// Stores a constraint at the index of a removed one, or at the next index.
    @inline(__always)
    mutating func addConstraint(
        at index: Int, _ terms: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation, _ positive: Priority,
        _ negative: Priority
    ) -> ConstraintRecord {
        let start = termVariables.count
        let (largest, digits, isUsable) = append(terms)
        var record = ConstraintRecord(
            constant: constant, positivePriority: positive.value, negativePriority: negative.value,
            span: TermSpan(start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: terms.count)),
            relation: relation.rawValue, isValid: isUsable && constant.isUsable)
        if largest > 4 || largest < 0.25, largest != 0, largest.isUsableCoefficient {
            record.scaleExponent = Int16(truncatingIfNeeded: -largest.exponent)
        }
        if digits & Self.roundedDigits != 0 {
            record.hasRoundedFactor = true
            hasRoundedFactors = true
        }
        if index == constraints.count {
            constraints.append(record)
        } else {
            record.generation = constraints[index].generation
            constraints[index] = record
        }
        return record
    }

    /// The binary digits of a coefficient after the sixteenth behind the first; zero in 1, 0.5 and 100, not in 0.4.
    private static var roundedDigits: UInt64 { (1 << 36) - 1 }

    /// Appends terms.
    ///
    /// Returns the largest magnitude of a coefficient, the binary digits of all, and whether all coefficients are usable.
    @inline(__always)
    private mutating func append(_ terms: UnsafeBufferPointer<Term>)
        -> (largest: Double, digits: UInt64, isUsable: Bool)
    {
        if termVariables.count &+ terms.count > termVariables.room { reserveTerms(termVariables.count + terms.count) }
        let indices = termVariables.extendWithin(by: terms.count)
        let coefficients = termCoefficients.extendWithin(by: terms.count)
        let (records, known) = (variables, UInt32(truncatingIfNeeded: variables.count))
        var (largest, isUsable) = (0.0, true)
        var digits: UInt64 = 0
        var place = 0
        while place < terms.count {
            let term = terms[place]
            let index = term.variable.index
            let size = abs(term.coefficient)
            indices[place] = index
            coefficients[place] = term.coefficient
            if size > largest { largest = size }
            // Mostly the magnitude is 1, which needs no checks.
            if size != 1 {
                digits |= term.coefficient.bitPattern
                if !term.coefficient.isUsableCoefficient { isUsable = false }
            }
            if UInt32(bitPattern: index) < known {
                records[index].uses &+= 1
                if !records[index].isHeld { isUsable = false }
            } else {
                isUsable = false
                namesUnmade = true
            }
            place &+= 1
        }
        return (largest, digits, isUsable)
    }

    /// Removes a constraint.
    mutating func removeConstraint(at index: Int32) {
        count(index, by: -1)
        constraints[index].isHeld = false
        constraints[index].isRelaxed = false
        constraints[index].generation &+= 1
        deadTerms += Int(constraints[index].span.count)
        constraints[index].span.count = 0
    }

    /// Returns whether all numbers of a constraint are usable and all its variables exist.
    func checkValid(_ constraint: Int32) -> Bool {
        if !constraints[constraint].constant.isUsable { return false }
        for place in terms(constraint) {
            if !termCoefficients[place].isUsableCoefficient || !containsVariable(termVariables[place]) { return false }
        }
        return true
    }

    private func count(_ constraint: Int32, by change: Int32) {
        for place in terms(constraint) {
            let variable = termVariables[place]
            if variable >= 0, Int(variable) < variables.count { variables[variable].uses += change }
        }
    }

    /// Returns the value of a constraint's terms plus its constant, and the sum of the absolute values of these parts.
    @inline(__always)
    func error(of constraint: Int32) -> (error: Double, parts: Double) {
        var (error, parts) = (constraints[constraint].constant, abs(constraints[constraint].constant))
        for place in terms(constraint) {
            let part = termCoefficients[place] * values[termVariables[place]]
            error += part
            parts += abs(part)
        }
        return (error, parts)
    }

    /// Returns the error of a constraint, or 0 if it is within rounding or its sign is allowed.
    func significantError(_ constraint: Int32) -> Double {
        if !constraints[constraint].isValid { return 0 }
        let (error, parts) = error(of: constraint)
        if abs(error) <= 1e-9 * parts { return 0 }
        let relation = constraints[constraint].relation
        return relation == 0 ? error : relation < 0 ? max(0, error) : min(0, error)
    }

    /// Returns whether a constraint precedes another by content: terms, constant, relation, priorities.
    ///
    /// The index decides between equal contents.
    func precedes(_ left: Int32, _ right: Int32) -> Bool {
        let (places, others) = (terms(left), terms(right))
        if places.count != others.count { return places.count < others.count }
        for offset in 0..<places.count {
            let (first, second) = (places.lowerBound + offset, others.lowerBound + offset)
            if termVariables[first] != termVariables[second] { return termVariables[first] < termVariables[second] }
            if termCoefficients[first] != termCoefficients[second] {
                return termCoefficients[first] < termCoefficients[second]
            }
        }
        let (one, other) = (constraints[left], constraints[right])
        if one.constant != other.constant { return one.constant < other.constant }
        if one.relation != other.relation { return one.relation < other.relation }
        if one.positivePriority != other.positivePriority { return one.positivePriority < other.positivePriority }
        if one.negativePriority != other.negativePriority { return one.negativePriority < other.negativePriority }
        return left < right
    }
}
