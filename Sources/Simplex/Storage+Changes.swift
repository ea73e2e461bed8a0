/// Variables and constraints come and go.
extension Storage {
    /// Puts a variable into a place.
    mutating func addVariable(at index: Int, restingValue: Double) {
        if index == values.count {
            values.append(restingValue)
            reported.append(.nan)
            resting.append(restingValue)
            uses.append(0)
            componentOfVariable.append(-1)
            isVariable.append(true)
            localIndex.append(0)
            return
        }
        values[index] = restingValue
        reported[index] = .nan
        resting[index] = restingValue
        isVariable[index] = true
        componentOfVariable[index] = -1
    }

    /// Whether there is a variable in a place.
    @inline(__always)
    func containsVariable(_ index: Int32) -> Bool { index >= 0 && Int(index) < values.count && isVariable[index] }

    /// Puts a constraint into a place.
    mutating func addConstraint(
        at index: Int, _ terms: [Term], constant: Double, _ relation: Relation, _ positive: Priority,
        _ negative: Priority
    ) {
        if index == constants.count {
            termStarts.append(0)
            termCounts.append(0)
            constants.append(0)
            relations.append(0)
            positivePriorities.append(0)
            negativePriorities.append(0)
            generations.append(0)
            isConstraint.append(true)
            isValid.append(true)
            isRelaxed.append(false)
            componentOfConstraint.append(-1)
            placeInComponent.append(-1)
        }
        termStarts[index] = Int32(termVariables.count)
        termCounts[index] = Int32(terms.count)
        constants[index] = constant
        relations[index] = relation.rawValue
        positivePriorities[index] = positive.value
        negativePriorities[index] = negative.value
        isConstraint[index] = true
        isRelaxed[index] = false
        componentOfConstraint[index] = -1
        placeInComponent[index] = -1
        terms.withUnsafeBufferPointer { terms in
            for term in terms {
                termVariables.append(term.variable.index)
                termCoefficients.append(term.coefficient)
            }
        }
        isValid[index] = checkValid(Int32(index))
        count(Int32(index), by: 1)
    }

    /// Takes a constraint out of its place.
    mutating func removeConstraint(at index: Int32) {
        count(index, by: -1)
        isConstraint[index] = false
        isRelaxed[index] = false
        generations[index] &+= 1
        deadTerms += Int(termCounts[index])
        termCounts[index] = 0
    }

    /// Whether all numbers of a constraint are finite and all its variables exist.
    func checkValid(_ constraint: Int32) -> Bool {
        if !constants[constraint].isFinite { return false }
        for place in terms(constraint) {
            if !termCoefficients[place].isFinite || !containsVariable(termVariables[place]) { return false }
        }
        return true
    }

    private func count(_ constraint: Int32, by change: Int32) {
        for place in terms(constraint) {
            let variable = termVariables[place]
            if variable >= 0, Int(variable) < uses.count { uses[variable] += change }
        }
    }

    /// The error of a constraint that counts as one: 0 within rounding, and where its sign is allowed.
    func significantError(_ constraint: Int32) -> Double {
        if !isValid[constraint] { return 0 }
        var error = constants[constraint]
        var magnitude = abs(error)
        for place in terms(constraint) {
            let part = termCoefficients[place] * values[termVariables[place]]
            error += part
            magnitude += abs(part)
        }
        if abs(error) <= 1e-9 * magnitude { return 0 }
        let relation = relations[constraint]
        return relation == 0 ? error : relation < 0 ? max(0, error) : min(0, error)
    }

    /// Whether a constraint comes before another by content: terms, constant, relation, priorities.
    ///
    /// The index settles what content leaves open.
    func precedes(_ left: Int32, _ right: Int32) -> Bool {
        let (one, other) = (terms(left), terms(right))
        if one.count != other.count { return one.count < other.count }
        for offset in 0..<one.count {
            let (first, second) = (one.lowerBound + offset, other.lowerBound + offset)
            if termVariables[first] != termVariables[second] { return termVariables[first] < termVariables[second] }
            if termCoefficients[first] != termCoefficients[second] {
                return termCoefficients[first] < termCoefficients[second]
            }
        }
        if constants[left] != constants[right] { return constants[left] < constants[right] }
        if relations[left] != relations[right] { return relations[left] < relations[right] }
        if positivePriorities[left] != positivePriorities[right] {
            return positivePriorities[left] < positivePriorities[right]
        }
        if negativePriorities[left] != negativePriorities[right] {
            return negativePriorities[left] < negativePriorities[right]
        }
        return left < right
    }
}
